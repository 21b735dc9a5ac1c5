import MapScreen
import Testing

struct MapScreenStoreTests {
    let one = MapScreenItem(id: "1", title: "One")
    let two = MapScreenItem(id: "2", title: "Two")

    @Test("entries stay in the order in which they are added")
    func order() async {
        let store = MapScreenStore()
        await store.add(two)
        await store.add(one)
        #expect(await store.items == [two, one])
    }

    @Test("an entry takes the place of the one with its id")
    func replace() async {
        let store = MapScreenStore([one, two])
        let newer = MapScreenItem(id: "1", title: "Newer")
        await store.add(newer)
        #expect(await store.items == [newer, two])
    }

    @Test("what is removed is returned, and removing it again changes nothing")
    func remove() async {
        let store = MapScreenStore([one, two])
        #expect(await store.remove(id: "1") == one)
        #expect(await store.remove(id: "1") == nil)
        #expect(await store.items == [two])
    }

    @Test("no entry is lost when many tasks add at once")
    func concurrency() async {
        let store = MapScreenStore()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<50 { group.addTask { await store.add(MapScreenItem(id: "\(number)", title: "")) } }
        }
        #expect(await store.items.count == 50)
    }
}

import SearchScreenInterface
import Testing

@testable import SearchScreen

struct SearchScreenStoreTests {
    let one = SearchScreenItem(id: "1", title: "One")
    let two = SearchScreenItem(id: "2", title: "Two")

    @Test("entries stay in the order in which they are added")
    func order() async {
        let store = SearchScreenStore()
        await store.add(two)
        await store.add(one)
        #expect(await store.items() == [two, one])
    }

    @Test("an entry takes the place of the one with its id")
    func replace() async {
        let store = SearchScreenStore([one, two])
        let newer = SearchScreenItem(id: "1", title: "Newer")
        await store.add(newer)
        #expect(await store.items() == [newer, two])
    }

    @Test("what is removed is returned, and removing it again changes nothing")
    func remove() async {
        let store = SearchScreenStore([one, two])
        #expect(await store.remove(id: "1") == one)
        #expect(await store.remove(id: "1") == nil)
        #expect(await store.items() == [two])
    }

    @Test("no entry is lost when many tasks add at once")
    func concurrency() async {
        let store = SearchScreenStore()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<50 { group.addTask { await store.add(SearchScreenItem(id: "\(number)", title: "")) } }
        }
        #expect(await store.items().count == 50)
    }
}

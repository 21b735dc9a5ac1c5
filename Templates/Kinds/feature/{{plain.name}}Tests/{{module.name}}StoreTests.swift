{{#module.testImports}}
import {{name}}
{{/module.testImports}}

struct {{module.name}}StoreTests {
    let one = {{module.name}}Item(id: "1", title: "One")
    let two = {{module.name}}Item(id: "2", title: "Two")

    @Test("entries stay in the order in which they are added")
    func order() async {
        let store = {{module.name}}Store()
        await store.add(two)
        await store.add(one)
        #expect(await store.items == [two, one])
    }

    @Test("an entry takes the place of the one with its id")
    func replace() async {
        let store = {{module.name}}Store([one, two])
        let newer = {{module.name}}Item(id: "1", title: "Newer")
        await store.add(newer)
        #expect(await store.items == [newer, two])
    }

    @Test("what is removed is returned, and removing it again changes nothing")
    func remove() async {
        let store = {{module.name}}Store([one, two])
        #expect(await store.remove(id: "1") == one)
        #expect(await store.remove(id: "1") == nil)
        #expect(await store.items == [two])
    }

    @Test("no entry is lost when many tasks add at once")
    func concurrency() async {
        let store = {{module.name}}Store()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<50 { group.addTask { await store.add({{module.name}}Item(id: "\(number)", title: "")) } }
        }
        #expect(await store.items.count == 50)
    }
}

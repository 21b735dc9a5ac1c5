{{#module.testImports}}
import {{name}}
{{/module.testImports}}

struct {{module.name}}OriginTests {
    @Test("the origin is on record")
    func current() {
        #expect({{module.name}}Origin.current.isComplete)
        #expect({{module.name}}Origin.current.acknowledgement.hasPrefix("{{module.name}}"))
    }

    @Test("code from elsewhere needs a commit and a licence")
    func copied() {
        var origin = {{module.name}}Origin.current
        origin.repository = "https://example.com/code.git"
        origin.commit = nil
        #expect(!origin.isComplete)
        origin.commit = "9c1185a5c5e9fc54612808977ee8f548b2258d31"
        origin.licence = "MIT"
        #expect(origin.isComplete)
    }

    @Test("the acknowledgement says what the licence asks for")
    func acknowledgement() {
        var origin = {{module.name}}Origin.current
        origin.licence = "MIT"
        origin.isModified = true
        #expect(origin.acknowledgement == "{{module.name}} (MIT, modified)")
    }
}

{{#module.foundationTestImports}}
import {{name}}
{{/module.foundationTestImports}}

struct {{module.name}}ResourcesTests {
    @Test("the resources are there")
    func bundle() {
        #expect({{module.name}}Resources.bundle != nil)
    }

    @Test("a file that does not exist is nil", arguments: ["missing.txt", "", "../Package.swift"])
    func missing(file: String) {
        #expect({{module.name}}Resources.url(of: file) == nil)
    }

    #if os(Linux)
        @Test("the asset catalog is copied with all its entries")
        func catalog() throws {
            let catalog = try #require({{module.name}}Resources.url(of: "{{module.name}}.xcassets"))
            let entries = try FileManager.default.contentsOfDirectory(atPath: catalog.path)
            #expect(entries.contains("{{module.asset}}-tint.colorset"))
        }
    #endif
}

import Diagnostics

extension Rule {
    /// A module depends on a tag, the wiring, an executable or tests.
    static let compositionRoot = Rule(
        "composition-root",
        "a module depends on a tag, the wiring or an executable",
        why: """
            The tags and the wiring know every module. A module that knows them depends on the whole app, and ships \
            one tag's values in all of them.
            """,
        examples: [
            .fires(
                "a page asks for its tag",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [{ "name": "Home", "layer": "Main" }] }
                --- Sources/Main/Home/Home.swift
                #if DEBUG
                    ↓
                    import TagLocal
                #endif
                ↓
                import Wiring
                """
            ),
            .silent(
                "the executable puts a tag and the wiring together, and tests see all tags",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [] }
                --- Sources/App/ShopLocal/main.swift
                import TagLocal
                import Wiring
                --- Tests/TagTests/TagTests.swift
                import TagLocal
                import TagProduct
                """
            ),
        ],
        check: { $0.violations(of: "composition-root") }
    )
}

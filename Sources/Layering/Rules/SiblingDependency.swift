import Diagnostics

extension Rule {
    /// A direct dependency inside a layer or group that forbids it.
    static let siblingDependency = Rule(
        "sibling-dependency",
        "a module depends directly on another one of its layer or group",
        why: """
            Modules that know each other only through interfaces can be built, tested, replaced and removed one by \
            one.
            """,
        examples: [
            .fires(
                "a page imports another page's implementation",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Login", "layer": "Main", "interface": true },
                  { "name": "Home", "layer": "Main", "dependencies": ["LoginInterface"] }
                ] }
                --- Sources/Main/Home/Home.swift
                import LoginInterface
                ↓
                import Login
                """
            ),
            .fires(
                "a resource module imports another one, in two files",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Icons", "layer": "Resource" },
                  { "name": "Fonts", "layer": "Resource" }
                ] }
                --- Sources/Resource/Fonts/Bold.swift
                ↓
                import Icons
                --- Sources/Resource/Fonts/Light.swift
                ↓
                import Icons
                """
            ),
            .silent(
                "a page imports the interface, its tests the doubles of another page",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Login", "layer": "Main", "interface": true },
                  { "name": "Home", "layer": "Main", "dependencies": ["LoginInterface"] }
                ] }
                --- Sources/Main/Home/Home.swift
                import LoginInterface
                --- Tests/HomeTests/HomeTests.swift
                @testable import Home
                import LoginTesting
                """
            ),
        ],
        check: { $0.violations(of: "sibling-dependency") }
    )
}

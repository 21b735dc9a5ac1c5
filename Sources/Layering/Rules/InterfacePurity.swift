import Diagnostics

extension Rule {
    /// An interface module depends on an implementation whose interface it could know instead.
    static let interfacePurity = Rule(
        "interface-purity",
        "an interface module depends on an implementation",
        why: "Whoever imports an interface gets what it imports: with an implementation behind it, it hides nothing.",
        examples: [
            .fires(
                "an interface imports its own implementation and another one's",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Login", "layer": "Main", "interface": true },
                  { "name": "Home", "layer": "Main", "interface": true }
                ] }
                --- Sources/Main/HomeInterface/HomeService.swift
                ↓
                import Home
                ↓
                import Login
                """
            ),
            .silent(
                "an interface imports another interface",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Login", "layer": "Main", "interface": true },
                  { "name": "Home", "layer": "Main", "interface": true, "interfaceDependencies": ["LoginInterface"] }
                ] }
                --- Sources/Main/HomeInterface/HomeService.swift
                import LoginInterface
                import ModuleRegistry
                """
            ),
        ],
        check: { $0.violations(of: "interface-purity") }
    )
}

import Diagnostics

extension Rule {
    /// A closed layer is reached over the head of the layer above it.
    static let closedLayer = Rule(
        "closed-layer",
        "a closed layer is reached over the head of the layer above it",
        why: "A closed layer is an inner part of the layer above it, which alone is there for everyone else to use.",
        examples: [
            .fires(
                "a page writes to the disk past the service",
                """
                --- scaffold.json
                { "name": "Shop",
                  "layers": [{ "name": "Page" }, { "name": "Service" }, { "name": "Disk", "closed": true }],
                  "modules": [
                    { "name": "Home", "layer": "Page", "path": "Sources/Home" },
                    { "name": "Cart", "layer": "Service", "path": "Sources/Cart" },
                    { "name": "Files", "layer": "Disk", "path": "Sources/Files" }
                ] }
                --- Sources/Home/Home.swift
                ↓
                import Files
                """
            ),
            .silent(
                "the service, right above, writes to the disk",
                """
                --- scaffold.json
                { "name": "Shop",
                  "layers": [{ "name": "Page" }, { "name": "Service" }, { "name": "Disk", "closed": true }],
                  "modules": [
                    { "name": "Home", "layer": "Page", "path": "Sources/Home", "dependencies": ["Cart"] },
                    { "name": "Cart", "layer": "Service", "path": "Sources/Cart", "dependencies": ["Files"] },
                    { "name": "Files", "layer": "Disk", "path": "Sources/Files" }
                ] }
                --- Sources/Home/Home.swift
                import Cart
                --- Sources/Cart/Cart.swift
                import Files
                """
            ),
        ],
        check: { $0.violations(of: "closed-layer") }
    )
}

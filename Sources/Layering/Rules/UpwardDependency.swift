import Diagnostics

extension Rule {
    /// A module depends on a higher layer or group, in the spec or by an import.
    static let upwardDependency = Rule(
        "upward-dependency",
        "a module depends on a higher layer or group",
        why: """
            What a lower layer depends on, everything above depends on as well: a library that knows a page cannot \
            be used, built or tested without it.
            """,
        examples: [
            .fires(
                "a library imports a page",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Home", "layer": "Main" },
                  { "name": "Cache", "layer": "Expand", "group": "Tool" }
                ] }
                --- Sources/Expand/Tool/Cache/Cache.swift
                ↓
                import Home
                """
            ),
            .fires(
                "a tool imports the network, a higher group of its layer",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Socket", "layer": "Expand", "group": "Network" },
                  { "name": "Cache", "layer": "Expand", "group": "Tool" }
                ] }
                --- Sources/Expand/Tool/Cache/Cache.swift
                import Foundation; import Logger
                       ↓
                public import struct Socket.Address
                """
            ),
            .fires(
                "the spec states the dependency, and nobody imports it yet",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Home", "layer": "Main" },
                                                                                          ↓
                  { "name": "Cache", "layer": "Expand", "group": "Tool", "dependencies": ["Home"] }
                ] }
                """
            ),
            .silent(
                "a page imports a library",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Home", "layer": "Main", "dependencies": ["Cache"] },
                  { "name": "Cache", "layer": "Expand", "group": "Tool" }
                ] }
                --- Sources/Main/Home/Home.swift
                import Cache
                """
            ),
        ],
        check: { $0.violations(of: "upward-dependency") }
    )
}

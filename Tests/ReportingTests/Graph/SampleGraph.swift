@testable import Reporting

/// Graphs for tests.
enum SampleGraph {
    /// Two layers, an interface, a product, an implementation from aside, and one dependency that is not allowed.
    static let small = ModuleGraph(
        name: "Shop",
        rows: [
            ModuleGraph.Row(
                name: "Main",
                note: "siblings: interface",
                groups: [
                    ModuleGraph.Group(nodes: [
                        ModuleGraph.Node("Login", module: "Login"),
                        ModuleGraph.Node("LoginInterface", .interface, module: "Login"),
                        ModuleGraph.Node("LoginTesting", .testing, module: "Login"),
                        ModuleGraph.Node("Stub", module: "Stub"),
                    ])
                ]
            ),
            ModuleGraph.Row(
                name: "Expand",
                groups: [
                    ModuleGraph.Group(name: "Tool", nodes: [ModuleGraph.Node("Logger", module: "Logger")]),
                    ModuleGraph.Group(name: "Const", nodes: []),
                    ModuleGraph.Group(nodes: [ModuleGraph.Node("Collections", .product)]),
                ]
            ),
        ],
        edges: [
            ModuleGraph.Edge("Login", "LoginInterface", .interface),
            ModuleGraph.Edge("LoginTesting", "LoginInterface", .interface),
            ModuleGraph.Edge("Login", "Logger"),
            ModuleGraph.Edge("Stub", "LoginInterface", .implements),
            ModuleGraph.Edge("Stub", "Collections"),
            ModuleGraph.Edge(
                "Logger",
                "Login",
                violation: ModuleGraph.Violation(
                    rule: "upward-dependency",
                    message: "'Logger' < 'Login'",
                    fix: "move it"
                )
            ),
            ModuleGraph.Edge("Logger", "Nowhere"),
        ]
    )

    /// Everything that can have a name has this one; the second node is another one.
    static func named(_ name: String) -> ModuleGraph {
        ModuleGraph(
            name: name,
            rows: [
                ModuleGraph.Row(
                    name: name,
                    note: name,
                    groups: [
                        ModuleGraph.Group(
                            name: name,
                            nodes: [
                                ModuleGraph.Node(name, module: name, detail: name),
                                ModuleGraph.Node("\(name)2", .interface),
                            ]
                        )
                    ]
                )
            ],
            edges: [
                ModuleGraph.Edge(
                    name,
                    "\(name)2",
                    violation: ModuleGraph.Violation(rule: name, message: name, fix: name)
                )
            ]
        )
    }

    /// Layers, groups, modules and dependencies up, down, aside and to themselves, other ones for each seed.
    static func random(seed: UInt64, moduleCount: Int, isCounted: Bool = false) -> ModuleGraph {
        var numbers = Numbers(state: seed)
        var rows = (0..<numbers.below(5) + 1).map { row in
            ModuleGraph.Row(
                name: "Layer\(row)",
                groups: (0..<numbers.below(4)).map { ModuleGraph.Group(name: $0 == 0 ? nil : "G\($0)", nodes: []) }
            )
        }
        rows[0].groups.append(ModuleGraph.Group(nodes: []))
        var names: [String] = []
        for number in 0..<moduleCount {
            let name = String(repeating: "Module", count: numbers.below(3)) + "M\(number)"
            var row = numbers.below(rows.count)
            if rows[row].groups.isEmpty { row = 0 }
            let group = numbers.below(rows[row].groups.count)
            var nodes = [ModuleGraph.Node(name, module: name)]
            if numbers.below(3) == 0 { nodes.append(ModuleGraph.Node("\(name)Interface", .interface, module: name)) }
            rows[row].groups[group].nodes += nodes
            names += nodes.map(\.name)
        }
        let edges = (0..<(names.isEmpty ? 0 : moduleCount * 3)).map { _ in
            ModuleGraph.Edge(
                names[numbers.below(names.count)],
                names[numbers.below(names.count)],
                violation: numbers.below(5) == 0 ? ModuleGraph.Violation(rule: "rule", message: "words") : nil,
                count: isCounted ? numbers.below(2000) + 1 : 1
            )
        }
        return ModuleGraph(name: "Random", rows: rows, edges: edges)
    }

    /// The same numbers on every machine (a linear congruential generator, Knuth's MMIX).
    private struct Numbers {
        var state: UInt64

        mutating func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }
}

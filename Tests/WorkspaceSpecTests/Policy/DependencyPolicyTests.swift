import SpecSamples
import Testing

@testable import WorkspaceSpec

@Suite struct DependencyPolicyTests {
    private static let spec = #"""
        {
          "name": "Shop",
          "layers": [
            { "name": "Top", "siblings": "interface" },
            { "name": "Middle", "siblings": "acyclic", "groups": ["Upper", "Lower"] },
            { "name": "Closed", "siblings": "none", "closed": true },
            { "name": "Bottom", "siblings": "acyclic" }
          ],
          "packages": [
            { "path": "Kit", "products": ["Kit"] }, { "path": "Deep", "products": ["Deep"], "layer": "Closed" }
          ],
          "modules": [
            { "name": "A", "layer": "Top", "interface": true },
            { "name": "B", "layer": "Top", "interface": true },
            { "name": "C", "layer": "Top" },
            { "name": "Up", "layer": "Middle", "group": "Upper" },
            { "name": "Lo", "layer": "Middle", "group": "Lower", "interface": true },
            { "name": "Lo2", "layer": "Middle", "group": "Lower" },
            { "name": "Free", "layer": "Middle" },
            { "name": "S1", "layer": "Closed" },
            { "name": "S2", "layer": "Closed" },
            { "name": "Base", "layer": "Bottom" }
          ]
        }
        """#

    @Test(
        "who may depend on whom",
        arguments: [
            ("A", "Up", nil), ("A", "BInterface", nil), ("A", "B", "sibling-dependency"),
            ("A", "BTesting", "sibling-dependency"), ("ATests", "BTesting", nil), ("ATests", "B", "sibling-dependency"),
            ("ATests", "A", nil), ("ATests", "ATesting", nil), ("A", "C", "sibling-dependency"),
            ("AInterface", "A", "interface-purity"), ("ATesting", "AInterface", nil),
            ("AInterface", "BInterface", nil), ("AInterface", "Lo", "interface-purity"),
            ("AInterface", "LoInterface", nil), ("AInterface", "Up", nil),
            ("Up", "A", "upward-dependency"), ("Up", "AInterface", "upward-dependency"), ("Up", "Lo", nil),
            ("Lo", "Up", "upward-dependency"), ("Lo", "Lo2", nil), ("Free", "Up", nil), ("Up", "Free", nil),
            ("A", "S1", "closed-layer"), ("Up", "S1", nil), ("S1", "S2", "sibling-dependency"), ("S1", "Base", nil),
            ("A", "Base", nil), ("A", "Kit", nil), ("Base", "Kit", nil), ("A", "Deep", "closed-layer"),
            ("S1", "Deep", nil), ("Base", "Deep", "upward-dependency"),
            ("A", "Wiring", "composition-root"), ("A", "TagLocal", "composition-root"),
            ("A", "ShopLocal", "composition-root"), ("A", "BTests", "composition-root"),
            ("Wiring", "A", nil), ("ShopLocal", "Wiring", nil), ("WiringTests", "TagLocal", nil),
            ("A", "A", nil), ("A", "Unknown", nil), ("Unknown", "A", nil),
        ] as [(String, String, String?)]
    )
    func verdict(source: String, destination: String, rule: String?) throws {
        let policy = DependencyPolicy(try SpecSamples.read(Self.spec))
        #expect(policy.violation(from: source, to: destination)?.rule.rawValue == rule)
    }

    @Test(
        "a violation says what to write instead",
        arguments: [
            ("A", "B", "'A' imports 'B', a sibling in Top", "depend on 'BInterface' instead"),
            (
                "A", "C", "'A' imports 'C', a sibling in Top",
                "give 'C' an interface (\"interface\": true) and depend on 'CInterface' instead"
            ),
            (
                "Lo", "Up", "'Lo' imports 'Up', which is higher: Middle/Lower is below Middle/Upper",
                "move what 'Lo' needs to Middle/Lower or below it, or let 'Up' hand it down"
            ),
            (
                "A", "S1", "'A' imports 'S1' in the closed layer Closed, which is open to Middle alone",
                "depend on a module of Middle instead"
            ),
            ("S1", "S2", "'S1' imports 'S2', a sibling in Closed", "move what both need to a layer below Closed"),
            (
                "AInterface", "A", "the interface module 'AInterface' imports 'A', an implementation",
                "declare what both need in 'AInterface'"
            ),
            (
                "A", "TagLocal", "'A' imports 'TagLocal', the configuration of a tag",
                "move what 'A' needs to a module in a layer"
            ),
        ]
    )
    func words(source: String, destination: String, message: String, fix: String) throws {
        let policy = DependencyPolicy(try SpecSamples.read(Self.spec))
        let violation = try #require(policy.violation(from: source, to: destination))
        #expect(violation.message(verb: "imports") == message)
        #expect(violation.fix == fix)
    }

    @Test(
        "the cycles of a graph",
        arguments: [
            ([], []), ([[1], []], []), ([[1], [0]], [[0, 1]]), ([[0]], [[0]]),
            ([[1], [2], [0, 1]], [[0, 1, 2], [1, 2]]),
            ([[1], [0], [3], [2]], [[0, 1], [2, 3]]), ([[1, 2], [0], [0]], [[0, 1], [0, 2]]),
        ] as [([[Int]], [[Int]])]
    )
    func cycles(edges: [[Int]], cycles: [[Int]]) {
        #expect(dependencyCycles(edges) == cycles)
    }

    @Test("a cycle of 100,000 nodes does not overflow the stack")
    func longCycle() {
        let count = 100_000
        #expect(dependencyCycles((0..<count).map { [($0 + 1) % count] }).map(\.count) == [count])
    }
}

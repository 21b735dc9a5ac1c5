import Diagnostics
import Foundation
import Testing
import WorkspaceSpec

@testable import Generation

@Suite("A workspace that grows")
struct GrowthTests {
    /// Modules of every kind and place, in an order in which each finds what it depends on.
    static let twenty: [Growth] = [
        .module("Cart", interface: true), .module("Catalog", dependencies: ["CartInterface"]),
        .module("Checkout", interface: true, dependencies: ["CartInterface", "OrderInterface"]),
        .module("CartStub", tags: ["Local"], implements: ["Cart"]), .module("Profile"),
        .module("Cache", layer: "Expand", group: "Tool"),
        .module("Socket", layer: "Expand", dependencies: ["Cache"], group: "Network"),
        .module("Search", layer: "Expand", interface: true), .module("Alpha", layer: "Expand"),
        .module("Colors", layer: "Resource"), .module("Sounds", layer: "Resource"), .module("Zip", layer: "Vendor"),
        .module("Crypto2", layer: "Vendor"), .module("Widget", layer: "Expand", kind: .feature),
        .module("Icons", layer: "Expand", kind: .resource), .module("Parser", layer: "Main", kind: .library),
        .module("Bundled", layer: "Main", kind: .vendor),
        .module("Wish", interface: true, dependencies: ["Zip", "Colors"]),
        .module("WishStub", tags: ["Local"], implements: ["Wish"]), .module("Zoo"),
    ]

    static let others: [Growth] = [
        .center("search"),
        .tag("Staging", ["account": "https://staging.example.com/", "search": "https://search.example.com/"]),
    ]

    @Test("twenty modules of all kinds give what the spec would render at once")
    func twentyModules() throws {
        let workspace = try GrowthWorkspace()
        for growth in Self.twenty {
            try workspace.carryOut(growth)
        }
        for growth in Self.others {
            try workspace.carryOut(growth)
        }
        try workspace.isAsRendered()
    }

    @Test("what the team wrote into every file survives twenty modules, a tag and a center")
    func handMadeChanges() throws {
        let workspace = try GrowthWorkspace()
        let lines = try workspace.writeIntoEveryFile()
        for growth in Self.twenty + Self.others {
            try workspace.carryOut(growth)
        }
        for (path, line) in lines {
            let text = try workspace.folder.read(path)
            #expect(text.components(separatedBy: line).count == 2, "\(path)")
        }
        try workspace.forget(lines)
        try workspace.isAsRendered()
    }

    @Test("a module added, renamed and removed leaves every byte as it was", arguments: [true, false], [true, false])
    func identity(interface: Bool, isTouched: Bool) throws {
        let workspace = try GrowthWorkspace()
        if isTouched { _ = try workspace.writeIntoEveryFile() }
        let before = try workspace.folder.snapshot()
        try workspace.carryOut(.module("Foo", interface: interface, dependencies: ["OrderInterface"]))
        try workspace.carryOut(.renameModule("Foo", to: "Bar"))
        #expect(try !workspace.folder.snapshot().values.contains { $0.contains("Foo") })
        try workspace.carryOut(.removeModule("Bar", force: false))
        #expect(try workspace.folder.snapshot() == before)
    }

    @Test("eight commands at once leave eight modules")
    func eightAtOnce() async throws {
        let workspace = try GrowthWorkspace()
        let planner = try workspace.planner
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...8 {
                group.addTask { _ = try planner.carryOut(.module("Page\(number)", interface: number % 2 == 0)) }
            }
            try await group.waitForAll()
        }
        let spec = try SpecReader.read(SpecDocument(bytes: try workspace.spec, file: "scaffold.json"))
        #expect(Set(spec.modules.map(\.name)).isSuperset(of: (1...8).map { "Page\($0)" }))
        try workspace.isAsRendered()
    }

    @Test("a spec that leaves its modules to the standard one lists them when one is added, and says nothing else new")
    func listedModules() throws {
        let workspace = try GrowthWorkspace(Array("{\n  \"name\": \"Shop\"\n}\n".utf8))
        let count = try SpecReader.read(SpecDocument(bytes: workspace.spec, file: "")).modules.count
        let plan = try workspace.carryOut(.module("Cart"))
        let text = String(decoding: try workspace.spec, as: UTF8.self)
        #expect(text.split(separator: "\n").count == count + 6)
        #expect(text.hasSuffix("    { \"name\": \"Cart\", \"layer\": \"Main\" }\n  ]\n}\n"))
        #expect(try SpecDocument(bytes: workspace.spec, file: "").root.keys == ["name", "modules"])
        #expect(!plan.replaced.contains("Makefile"))
    }

    @Test("a spec that leaves its lists to the standard one says them when one of them grows")
    func minimalSpec() throws {
        let url = "https://example.com/"
        let growths: [Growth] = [
            .module("Cart", dependencies: ["LoginInterface"]), .center("search"),
            .tag("Staging", ["account": url, "picture": url, "businessLogic": url, "updateVersion": url]),
        ]
        for growth in growths {
            let workspace = try GrowthWorkspace(Array(#"{ "name": "Shop" }"#.utf8))
            try workspace.carryOut(growth)
            try workspace.isAsRendered()
            #expect(try Disk.kind(of: workspace.folder.path("Sources/Main/Login")) == .folder)
        }
    }

    @Test("what an interrupted command had decided is completed first; a plan alone refuses")
    func pending() throws {
        let workspace = try GrowthWorkspace()
        try workspace.folder.write("scaffold journal 1\nwrite 0 - Ours.txt\nend\n", to: ".scaffold/journal")
        try workspace.folder.write("staged", to: ".scaffold/staging/0")
        #expect(throws: DiagnosticsError.self) { _ = try workspace.planner.plan(.module("Cart")) }
        try workspace.carryOut(.module("Cart"))
        #expect(try workspace.folder.read("Ours.txt") == "staged")
        #expect(try Disk.kind(of: workspace.folder.path(".scaffold")) == .nothing)
    }

    @Test("a plan changes nothing, not even a time", arguments: SpecEditingTests.commands)
    func dryRun(command: SpecEditingTests.Command) throws {
        let workspace = try GrowthWorkspace()
        let before = try workspace.times()
        let plan = try workspace.planner.plan(command.growth)
        #expect(!plan.steps.isEmpty)
        #expect(try workspace.times() == before)
    }

    @Test("only the files that differ are touched")
    func untouched() throws {
        let workspace = try GrowthWorkspace()
        let before = try workspace.times()
        let plan = try workspace.carryOut(.module("Cart"))
        let after = try workspace.times()
        let changed = Set(before.keys.filter { before[$0] != after[$0] && !$0.hasSuffix("/") })
        let folders = Set(plan.steps.flatMap { FilePath.ancestors(of: $0.path) } + ["."])
        #expect(changed.subtracting(folders).isSubset(of: Set(plan.steps.map(\.path))))
    }
}

extension DocumentNode {
    fileprivate var keys: [String] {
        guard case .object(let members) = content else { return [] }
        return members.map(\.key)
    }
}

extension GrowthWorkspace {
    /// Puts a line of the team at the end of every text file that has comments; gives the lines by path.
    func writeIntoEveryFile() throws -> [String: String] {
        var lines: [String: String] = [:]
        for (path, text) in try folder.snapshot() where text != "/" && path != specName {
            guard let line = GrowthWorkspace.comment(in: path) else { continue }
            lines[path] = line
            try folder.write(text + line, to: path)
        }
        return lines
    }

    func forget(_ lines: [String: String]) throws {
        for (path, line) in lines {
            try folder.write(try folder.read(path).replacingOccurrences(of: line, with: ""), to: path)
        }
    }

    private static func comment(in path: String) -> String? {
        switch (path as NSString).pathExtension {
        case "swift": "\n// The team's line in \(path).\n"
        case "md": "\nThe team's line in \(path).\n"
        case "yml", "": "\n# The team's line in \(path).\n"
        case "xcconfig": "\n// The team's line in \(path).\n"
        default: nil
        }
    }
}

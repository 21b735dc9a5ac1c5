import Foundation
import Generation
import Testing

@testable import ScaffoldCLI

@Suite("A plan for programs")
struct PlanDocumentTests {
    private func plan(_ run: ToolRun) throws -> [String: Any] {
        try #require(run.status == 0, "\(run.error)")
        return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    /// Action → path → size afterwards, with the old paths of renamed files under `rename`.
    private func effects(of actions: [[String: Any]]) -> [String: Set<String>] {
        actions.reduce(into: [:]) { effects, action in
            effects[action["action"] as? String ?? "", default: []].insert(action["path"] as? String ?? "")
            if let target = action["to"] as? String { effects["arrival", default: []].insert(target) }
        }
    }

    static let commands: [[String]] = [
        ["add-module", "Cart", "--layer", "Main", "--interface"],
        ["add-module", "Pictures", "--layer", "Resource", "--group", "Image"],
        ["add-tag", "Staging", "--like", "Product"],
        ["add-center", "search", "--url", "Local=http://127.0.0.1/", "--url", "Product=https://s.example.com/"],
        ["remove-module", "Order"],
        ["rename-module", "Order", "Purchase"],
    ]

    @Test("names exactly what the command then does, sorted, with the spec's diff", arguments: commands)
    func growth(words: [String]) throws {
        try inShop { (folder) throws in
            let before = try files(below: folder)
            let words = words + ["--workspace", folder]
            let preview = ToolRun(words: words + ["--dry-run", "--format", "json"])
            #expect(try files(below: folder) == before)
            let plan = try plan(preview)
            #expect(plan["version"] as? Int == 1 && plan["command"] as? String == words[0])
            #expect((plan["spec_diff"] as? String)?.hasPrefix("--- a/scaffold.json\n+++ b/scaffold.json\n@@") == true)
            let actions = try #require(plan["actions"] as? [[String: Any]])
            let paths = actions.compactMap { $0["path"] as? String }
            #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
            let run = ToolRun(words: words)
            #expect(run.status == 0, "\(run.error)")
            let after = try files(below: folder)
            let effects = effects(of: actions)
            let gone = Set(before.keys).subtracting(after.keys)
            let come = Set(after.keys).subtracting(before.keys)
            let changed = Set(before.keys.filter { after[$0] != nil && after[$0] != before[$0] })
            #expect(gone == effects["delete", default: []].union(effects["rename", default: []]))
            #expect(come == effects["create", default: []].union(effects["arrival", default: []]))
            #expect(changed == effects["update", default: []])
            for action in actions {
                guard let size = action["bytes"] as? Int, let path = action["path"] as? String else { continue }
                #expect(after[path]?.count == size, "\(path)")
            }
        }
    }

    @Test("of a new workspace, in an empty folder and beside files of the team")
    func new() throws {
        try inShop { (folder) throws in
            let words = ["new", "Store", "--no-git", "--output"]
            let preview = ToolRun(words: words + ["\(folder)/new", "--dry-run", "--format=json"])
            let fresh = try plan(preview)
            #expect(ToolRun(words: words + ["\(folder)/new", "--dry-run", "--format=json"]).output == preview.output)
            #expect(fresh["spec_diff"] is NSNull && fresh["command"] as? String == "new")
            #expect(try Disk.kind(of: "\(folder)/new") == .nothing)
            _ = ToolRun(words: words + ["\(folder)/new"])
            let actions = try #require(fresh["actions"] as? [[String: Any]])
            #expect(effects(of: actions) == ["create": Set(try files(below: "\(folder)/new").keys)])
            try Disk.createFolder("\(folder)/team")
            try Disk.create("\(folder)/team/README.md", Array("ours\n".utf8))
            try Disk.create("\(folder)/team/.gitignore", Array("*.log\n".utf8))
            let merged = try plan(ToolRun(words: words + ["\(folder)/team", "--dry-run", "--format", "json"]))
            #expect(merged["remarks"] as? [String] == ["Your 'README.md' was kept."])
            let effects = effects(of: merged["actions"] as? [[String: Any]] ?? [])
            #expect(effects["update"] == [".gitignore"] && effects["create"]?.contains("README.md") == false)
        }
    }

    static let refused: [(words: [String], error: String)] = [
        (["new", "Shop", "--format", "json"], "error: '--format' goes with '--dry-run'\n"),
        (["new", "Shop", "--dry-run", "--format", "yaml"], "error: 'yaml' is not a value of '--format'"),
        (["new", "Shop", "--dry-run", "--verify"], "error: '--verify' and '--dry-run' do not go together\n"),
        (["add-module", "A", "--layer", "Main", "--format", "json"], "error: '--format' goes with '--dry-run'\n"),
        (
            ["add-module", "A", "--layer", "Main", "--verify", "--dry-run"],
            "error: '--verify' and '--dry-run' do not go together\n"
        ),
        (["add-module", "Purchase", "--layer", "Main"], "Sources/Main/purchase: error: 'Sources/Main/purchase' and"),
        (
            ["add-module", "Purchase", "--layer", "Main", "--dry-run"],
            "Sources/Main/purchase: error: 'Sources/Main/purchase' and 'Sources/Main/Purchase' are one path on a file"
        ),
        (["rename-module", "Order", "Purchase"], "Sources/Main/purchase: error: 'Sources/Main/purchase' and"),
    ]

    @Test("what does not go together, and what is in the way of a plan, changes nothing", arguments: refused)
    func refusals(words: [String], error: String) throws {
        try inShop { (folder) throws in
            try Disk.createFolder("\(folder)/Sources/Main/purchase")
            let before = try files(below: folder)
            let place = words[0] == "new" ? ["--output", "\(folder)/out"] : ["--workspace", folder]
            let run = ToolRun(words: words + place)
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.error.hasPrefix(error), "\(run.error)")
            #expect(try files(below: folder) == before)
        }
    }

    @Test("a folder that is not there is no folder in the workspace above it")
    func misspeltWorkspace() throws {
        try inShop { (folder) throws in
            let run = ToolRun("add-module", "Cart", "--layer", "Main", "--workspace", "\(folder)/Surces")
            #expect(run.status == 2)
            #expect(
                run.error == "error: cannot look at '\(folder)/Surces': No such file or directory [file-system]\n",
                "\(run.error)"
            )
        }
    }
}

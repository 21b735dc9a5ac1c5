import Foundation
import Generation
import Testing
import Workbench

@testable import ScaffoldCLI

@Suite("Completion scripts")
struct CompletionTests {
    struct Row: CustomTestStringConvertible {
        let typed: String
        /// What the line becomes, less a space, a comma or an equals sign that the shell may add.
        let becomes: String

        init(_ typed: String, _ becomes: String) {
            self.typed = typed
            self.becomes = becomes
        }

        var testDescription: String { typed }
    }

    static let rows = [
        Row("scaffold add-m", "scaffold add-module"),
        Row("scaffold -q remo", "scaffold -q remove-module"),
        Row("scaffold spec val", "scaffold spec validate"),
        Row("scaffold add-module Cart --lay", "scaffold add-module Cart --layer"),
        Row("scaffold new X --sp", "scaffold new X --spec"),
        Row("scaffold spec convert --ou", "scaffold spec convert --output"),
        Row("scaffold add-module Cart --layer Exp", "scaffold add-module Cart --layer Expand"),
        Row("scaffold add-module Cart --layer=Exp", "scaffold add-module Cart --layer=Expand"),
        Row(
            "scaffold add-module Cart --layer Expand --group Netw",
            "scaffold add-module Cart --layer Expand --group Network"
        ),
        Row(
            "scaffold add-module Cart --layer=Resource --group Netw",
            "scaffold add-module Cart --layer=Resource --group Netw"
        ),
        Row("scaffold add-module Cart --kind fea", "scaffold add-module Cart --kind feature"),
        Row("scaffold add-module Cart --tags Loc", "scaffold add-module Cart --tags Local"),
        Row(
            "scaffold add-module Cart --depends-on HTTPClient,OrderI",
            "scaffold add-module Cart --depends-on HTTPClient,OrderInterface"
        ),
        Row("scaffold add-module Cart --implements Ord", "scaffold add-module Cart --implements Order"),
        Row("scaffold remove-module Ord", "scaffold remove-module Order"),
        Row("scaffold rename-module Ord", "scaffold rename-module Order"),
        Row("scaffold graph --focus Ord", "scaffold graph --focus Order"),
        Row("scaffold add-center x --url Prod", "scaffold add-center x --url Product"),
        Row("scaffold add-tag x --url acc", "scaffold add-tag x --url account"),
        Row("scaffold add-tag x --like Prod", "scaffold add-tag x --like Product"),
        Row("scaffold check --format sar", "scaffold check --format sarif"),
        Row("scaffold check --format sarif=scaf", "scaffold check --format sarif=scaffold.json"),
        Row("scaffold check --explain sib", "scaffold check --explain sibling-dependency"),
        Row("scaffold help sib", "scaffold help sibling-dependency"),
        Row("scaffold help add-m", "scaffold help add-module"),
        Row("scaffold spec validate scaf", "scaffold spec validate scaffold.json"),
        Row("scaffold new X --output Sour", "scaffold new X --output Sources"),
        Row("scaffold completions zs", "scaffold completions zsh"),
    ]

    @Test(
        "each shell completes by its script",
        .enabled(if: !CompletingShell.present.isEmpty, "none of zsh, bash and fish is here"),
        arguments: CompletingShell.present
    )
    func completes(shell: CompletingShell) throws {
        try inWorkspace { folder in
            let lines = try shell.complete(Self.rows.map(\.typed), in: folder)
            try #require(lines.count >= Self.rows.count, "\(lines)")
            for (row, line) in zip(Self.rows, lines) {
                #expect(line.trimmingCharacters(in: CharacterSet(charactersIn: " ,=/")) == row.becomes, "\(row.typed)")
            }
        }
    }

    @Test(
        "a name never runs as a command",
        .enabled(if: !CompletingShell.present.isEmpty, "none of zsh, bash and fish is here"),
        arguments: CompletingShell.present
    )
    func hostileNames(shell: CompletingShell) throws {
        try inFolder { folder in
            let names = [
                "$(touch ran)", "`touch ran`", "';touch ran;'", "x;touch ran", "${x:=$(touch ran)}", "*", "-e",
            ]
            let script = "#!/bin/sh\ncat <<'E'\n\(names.joined(separator: "\n"))\nE\n"
            try Disk.create("\(folder)/scaffold", Array(script.utf8), mode: 0o755)
            let lines = names.map { "scaffold remove-module \($0.first!)" } + ["scaffold add-module X --depends-on "]
            _ = try shell.complete(lines, in: folder, tools: folder)
            #expect(try Disk.names(in: folder) == ["scaffold"])
        }
    }

    @Test("every script names each command and option", arguments: CompletingShell.allCases)
    func wholeFamily(shell: CompletingShell) {
        let script = ToolRun("completions", shell.rawValue).output
        for (path, command) in Command.scaffold.family {
            #expect(path.allSatisfy(script.contains), "\(path)")
            for option in command.allOptions {
                let spelling = shell == .fish ? "-l \(option.name)" : option.spelling
                #expect(script.contains(spelling), "\(path) \(spelling)")
            }
        }
    }

    @Test("the names of the workspace, of each kind")
    func names() throws {
        try inWorkspace { folder in
            let expected: [(kind: String, some: [String])] = [
                ("layers", ["Main", "Expand", "Resource", "Vendor"]),
                ("groups", ["Network\tExpand", "Global\tResource"]),
                ("modules", ["Order\tMain"]),
                ("boxes", ["Order\tMain", "ModuleRegistry\tExpand Tool"]),
                ("tags", ["Local", "Product\tships"]),
                ("centers", ["account", "picture"]),
                ("dependencies", ["Order\tMain", "OrderInterface\tMain"]),
                ("services", ["Order\tMain"]),
            ]
            #expect(expected.map(\.kind).sorted() == SpecNames.allCases.map(\.rawValue).sorted())
            for (kind, some) in expected {
                let run = ToolRun("complete", kind, "--", "scaffold", "graph", folder)
                let lines = run.output.split(separator: "\n").map { String($0).trimmingCharacters(in: .whitespaces) }
                #expect(run.status == 0 && run.error.isEmpty, "\(kind)")
                #expect(some.allSatisfy(lines.contains), "\(kind): \(lines)")
            }
        }
    }

    @Test("without a workspace, with a broken spec or a hostile one, nothing is offered and nothing is said")
    func silent() throws {
        try inFolder { folder in
            let line = ["complete", "modules", "--", "scaffold", "remove-module", "--workspace=\(folder)"]
            #expect(ToolRun(words: line).isSilent)
            for text in [
                "{", #"{ "name": "Shop", "modules": [{ "name": "$(touch ran)", "layer": "Main" }] }"#, "\u{0}",
            ] {
                try Disk.replace([("\(folder)/scaffold.json", Array(text.utf8))])
                #expect(ToolRun(words: line).isSilent, "\(text)")
            }
        }
    }

    @Test(
        "a name with a character that a shell knows is not offered",
        arguments: ["$(x)", "`x`", "a b", "a;b", "a\nb", "a\tb", "-e", "*", "~", "", "a'b", "a:b", "ü"]
    )
    func hostile(name: String) {
        #expect(Offer(name: name).line == nil)
        #expect(Offer(name: "Fine", remark: "$(x)").line == "Fine")
    }

    /// A workspace as far as completion reads it.
    private func inWorkspace(_ body: (String) throws -> Void) throws {
        try inFolder { folder in
            let spec = #"{ "name": "Shop", "modules": [{ "name": "Order", "layer": "Main", "interface": true }] }"#
            try Disk.create("\(folder)/scaffold.json", Array(spec.utf8))
            try Disk.createFolder("\(folder)/Sources")
            try body(folder)
        }
    }
}

extension ToolRun {
    fileprivate var isSilent: Bool { status == 0 && output.isEmpty && error.isEmpty }
}

import Diagnostics
import Foundation
import Testing
import Workbench

@testable import Generation

@Suite("A trial build")
struct TrialBuildTests {
    /// A compiler that says what it finds: `$3` is the folder, `$5` the scratch folder.
    private func compiler(_ script: String) -> TrialBuild {
        TrialBuild(compiler: ["sh", "-c", script])
    }

    private static let plan = [
        PlannedFile(path: "Sources/A.swift", bytes: Array("let a = 1\n".utf8)),
        PlannedFile(path: "run", bytes: Array("#!".utf8), isExecutable: true),
    ]

    struct Row: CustomTestStringConvertible {
        let sentence: String
        let script: String
        let lines: [String]

        var testDescription: String { sentence }
    }

    static let failures = [
        Row(
            sentence: "each error is named once, by its place in the workspace",
            script: """
                echo "[1/2] Compiling"; for i in 1 2; do echo "$3/Sources/A.swift:1:5: error: no 'a': b"; done
                echo "$3/Sources/A.swift:1:5: warning: w"; echo "/usr/x.swift:1:5: error: theirs"; exit 1
                """,
            lines: [
                "Sources/A.swift:1:5 no 'a': b", " the result does not build; nothing was written",
            ]
        ),
        Row(
            sentence: "what names no place is shown as the build ended",
            script: "echo \"error: 'x' in $3/Package.swift is wrong\" >&2; exit 1",
            lines: [
                " the result does not build; nothing was written"
                    + "|the build ended with\n  error: 'x' in Package.swift is wrong"
            ]
        ),
        Row(
            sentence: "control characters stay in the build",
            script: "printf '%s/A.swift:1:1: error: \\033[2J\\n' \"$3\"; exit 1",
            lines: ["A.swift:1:1 \\u{1B}[2J", " the result does not build; nothing was written"]
        ),
        Row(
            sentence: "a build that is killed",
            script: "kill -KILL $$",
            lines: [" the result does not build; nothing was written|the build ended with"]
        ),
    ]

    private func lines(_ error: DiagnosticsError?) -> [String] {
        (error?.diagnostics ?? []).map { diagnostic in
            let place = diagnostic.location.map { "\($0.file):\($0.line ?? 0):\($0.column ?? 0)" } ?? ""
            return (["\(place) \(diagnostic.message)"] + diagnostic.notes.map(\.message)).joined(separator: "|")
        }
    }

    @Test("fails with the compiler's words, and nothing is written", arguments: failures)
    func fails(_ row: Row) throws {
        let folder = try TemporaryFolder()
        let writer = WorkspaceWriter(try FilePlan(Self.plan), target: folder.path("a/Shop"))
        let error = #expect(throws: DiagnosticsError.self) {
            try writer.write(startRepository: false, verifying: compiler(row.script))
        }
        #expect(lines(error) == row.lines)
        #expect(try folder.snapshot().isEmpty)
    }

    @Test("has all files in a folder beside the workspace, and leaves nothing of what it makes")
    func success() throws {
        for existing in [false, true] {
            let folder = try TemporaryFolder()
            if existing { try folder.write("theirs", to: "Shop/notes") }
            let script = """
                test "$(cat "$3/Sources/A.swift")" = "let a = 1" && test -x "$3/run" && test "$1" = --build-tests &&
                test "$(dirname "$3")" = "\(Disk.realPath(folder.path) ?? "")" && mkdir -p "$5" && touch "$5/x" "$3/Package.resolved"
                """
            let target = existing ? folder.path("Shop") : (Disk.realPath(folder.path) ?? "") + "/Shop"
            let writer = WorkspaceWriter(try FilePlan(Self.plan), target: target)
            _ = try writer.write(startRepository: false, verifying: compiler(script))
            var expected = ["Shop": "/", "Shop/Sources": "/", "Shop/Sources/A.swift": "let a = 1\n", "Shop/run": "#!"]
            if existing { expected["Shop/notes"] = "theirs" }
            #expect(try folder.snapshot() == expected)
        }
    }

    @Test("that does not end, or cannot start, is said")
    func noBuild() throws {
        let folder = try TemporaryFolder()
        let writer = WorkspaceWriter(try FilePlan(Self.plan), target: folder.path("Shop"))
        let trials = [TrialBuild(compiler: ["sleep"], patience: 100), TrialBuild(compiler: ["no-such-compiler"])]
        let words = ["does not build", "could not be started"]
        for (trial, words) in zip(trials, words) {
            let error = #expect(throws: DiagnosticsError.self) {
                try writer.write(startRepository: false, verifying: trial)
            }
            #expect(error?.diagnostics.last?.message.contains(words) == true, "\(lines(error))")
            #expect(try folder.snapshot().isEmpty)
        }
    }

    @Test("of a change has the team's files as they are, with the change in them")
    func growth() throws {
        let workspace = try GrowthWorkspace()
        let folder = workspace.folder
        try folder.write("theirs", to: "Sources/Main/Order/Theirs.swift")
        try folder.write("old build", to: ".build/debug")
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "../elsewhere")
        let before = try folder.snapshot()
        let request = Growth.addModule(ModuleRequest(name: "Cart", layer: "Main"))
        let refusing = compiler(
            "cd \"$3\" && test -f Sources/Main/Order/Theirs.swift && test ! -e .build && grep -q Cart Package.swift"
                + " && test \"$(readlink link)\" = ../elsewhere && exit 1; exit 0"
        )
        #expect(throws: DiagnosticsError.self) {
            try workspace.planner.carryOut(request, verifying: refusing)
        }
        #expect(try folder.snapshot() == before)
        let meddling = compiler("echo '// x' >> '\(folder.path("Package.swift"))'")
        let error = #expect(throws: DiagnosticsError.self) {
            try workspace.planner.carryOut(request, verifying: meddling)
        }
        #expect(lines(error) == [" the workspace has been changed while the result was built; nothing was written"])
        _ = try workspace.planner.carryOut(request, verifying: compiler("exit 0"))
        #expect(try folder.snapshot()["Sources/Main/Cart"] == "/")
    }
}

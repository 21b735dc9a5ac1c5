import Diagnostics
import Foundation
import Testing
import Workbench

@testable import Generation

@Suite("Writing a new workspace")
struct WorkspaceWriterTests {
    private static func plan() throws -> FilePlan {
        try FilePlan([
            PlannedFile(path: "README.md", bytes: Array("ours\n".utf8)),
            PlannedFile(path: ".gitignore", bytes: Array(".build/\n".utf8)),
            PlannedFile(path: "Sources/a/x", bytes: Array("x".utf8)),
            PlannedFile(path: "Sources/b", bytes: Array("b".utf8)),
            PlannedFile(path: "run", bytes: [], isExecutable: true),
        ])
    }

    private static let whole = [
        "README.md": "ours\n", ".gitignore": ".build/\n", "Sources": "/", "Sources/a": "/", "Sources/a/x": "x",
        "Sources/b": "b", "run": "",
    ]

    struct Fit: CustomTestStringConvertible {
        let sentence: String
        let present: [String: String]
        let added: [String: String]
        let kept: [String]

        var testDescription: String { sentence }
    }

    static let fits = [
        Fit(sentence: "an empty folder", present: [:], added: [:], kept: []),
        Fit(
            sentence: "a fresh repository",
            present: [".git/HEAD": "ref"],
            added: [".git": "/", ".git/HEAD": "ref"],
            kept: []
        ),
        Fit(
            sentence: "a README, a LICENSE and a .gitignore of the team",
            present: ["README.md": "theirs", "LICENSE": "MIT", ".gitignore": "*.log"],
            added: ["README.md": "theirs", "LICENSE": "MIT", ".gitignore": "*.log\n\n.build/\n"],
            kept: ["README.md"]
        ),
        Fit(sentence: "an equal file", present: ["Sources/b": "b"], added: [:], kept: []),
        Fit(sentence: "an unrelated file", present: ["notes.txt": "n"], added: ["notes.txt": "n"], kept: []),
    ]

    @Test(arguments: fits)
    func fitsInto(_ row: Fit) throws {
        let folder = try TemporaryFolder()
        for (name, text) in row.present { try folder.write(text, to: name) }
        let outcome = try WorkspaceWriter(try Self.plan(), target: folder.path).write(startRepository: false)
        #expect(try folder.snapshot() == Self.whole.merging(row.added) { $1 })
        #expect(outcome == WorkspaceWriter.Outcome(kept: row.kept))
    }

    @Test("a folder that does not exist, below others that do not, appears whole")
    func createsParents() throws {
        let folder = try TemporaryFolder()
        _ = try WorkspaceWriter(try Self.plan(), target: folder.path("deep/down/Shop")).write(startRepository: false)
        let expected = Dictionary(uniqueKeysWithValues: Self.whole.map { ("deep/down/Shop/" + $0.key, $0.value) })
            .merging(["deep": "/", "deep/down": "/", "deep/down/Shop": "/"]) { $1 }
        #expect(try folder.snapshot() == expected)
        #expect(try Disk.mode(of: folder.path("deep/down/Shop/run")) & 0o111 != 0)
    }

    @Test("all conflicts are listed at once and nothing is written")
    func conflicts() throws {
        let folder = try TemporaryFolder()
        let outside = try TemporaryFolder()
        try folder.write("theirs", to: "run")
        try folder.link("Sources", to: outside.path)
        try folder.link("README.md", to: "nowhere")
        let before = try folder.snapshot()
        let error = #expect(throws: DiagnosticsError.self) {
            _ = try WorkspaceWriter(try Self.plan(), target: folder.path).write(startRepository: true)
        }
        #expect(
            error?.diagnostics.map(\.message) == [
                "'README.md' exists, and existing files are never overwritten",
                "'Sources' is a link, and nothing is written through a link",
                "'run' exists, and existing files are never overwritten",
            ]
        )
        #expect(try folder.snapshot() == before)
        #expect(try outside.snapshot() == [:])
    }

    @Test("a file or a dangling link in the target's place is refused", arguments: [true, false])
    func targetIsNoFolder(isLink: Bool) throws {
        let folder = try TemporaryFolder()
        if isLink { try folder.link("Shop", to: "nowhere") } else { try folder.write("", to: "Shop") }
        let before = try folder.snapshot()
        let error = #expect(throws: DiagnosticsError.self) {
            _ = try WorkspaceWriter(try Self.plan(), target: folder.path("Shop")).write(startRepository: false)
        }
        #expect(error?.diagnostics.map(\.message) == ["'\(folder.path("Shop"))' exists and is not a folder"])
        #expect(try folder.snapshot() == before)
    }

    @Test("the staging folder of a killed process is removed")
    func leftovers() throws {
        let folder = try TemporaryFolder()
        // No process has this identifier: it is above every system's limit.
        try folder.write("half", to: ".Shop.scaffold-99999999/half")
        _ = try WorkspaceWriter(try Self.plan(), target: folder.path("Shop")).write(startRepository: false)
        #expect(try Disk.names(in: folder.path) == ["Shop"])
    }

    @Test("a repository is started, but not inside another one")
    func repositories() throws {
        let folder = try TemporaryFolder()
        let outer = try WorkspaceWriter(try Self.plan(), target: folder.path("Shop")).write(startRepository: true)
        #expect(outer.startedRepository)
        #expect(try Disk.kind(of: folder.path("Shop/.git")) == .folder)
        let inner = try WorkspaceWriter(try Self.plan(), target: folder.path("Shop/Inner")).write(startRepository: true)
        #expect(!inner.startedRepository)
        #expect(try Disk.kind(of: folder.path("Shop/Inner/.git")) == .nothing)
    }
}

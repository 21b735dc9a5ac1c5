import Diagnostics
import Foundation
import Testing
import Workbench

@testable import Generation

@Suite("A transaction")
struct TransactionTests {
    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private static let changes: [Change] = [
        .create(PlannedFile(path: "new/deep/file", bytes: bytes("created"))),
        .create(PlannedFile(path: "new/run", bytes: bytes("#!"), isExecutable: true)),
        .replace(path: "kept", bytes: bytes("replaced")),
        .remove(path: "old/alone"),
    ]

    private func workspace() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("kept", to: "kept")
        try folder.write("alone", to: "old/alone")
        return folder
    }

    private static let after = [
        "new": "/", "new/deep": "/", "new/deep/file": "created", "new/run": "#!", "kept": "replaced",
    ]

    @Test("creates, replaces and removes, and leaves nothing of its own")
    func commit() throws {
        let folder = try workspace()
        try Transaction.begin(in: folder.path).commit(Self.changes)
        #expect(try folder.snapshot() == Self.after)
        #expect(try Disk.mode(of: folder.path("new/run")) & 0o111 != 0)
    }

    @Test("keeps the mode of a file and writes through a link of the team")
    func modesAndLinks() throws {
        let folder = try workspace()
        try folder.write("target", to: "real/file")
        try folder.link("linked", to: "real/file")
        try Disk.setMode(0o640, of: folder.path("real/file"))
        try Transaction.begin(in: folder.path).commit([.replace(path: "linked", bytes: Self.bytes("new"))])
        #expect(try folder.snapshot()["linked"] == "-> real/file")
        #expect(try folder.read("real/file") == "new")
        #expect(try Disk.mode(of: folder.path("real/file")) == 0o640)
    }

    struct Conflict: CustomTestStringConvertible {
        let sentence: String
        let change: Change
        let message: String

        var testDescription: String { sentence }
    }

    static let conflicts = [
        Conflict(
            sentence: "a file that exists is never overwritten",
            change: .create(PlannedFile(path: "kept", bytes: [])),
            message: "'kept' exists, and existing files are never overwritten"
        ),
        Conflict(
            sentence: "a dangling link at the path is in the way",
            change: .create(PlannedFile(path: "dangling", bytes: [])),
            message: "'dangling' exists, and existing files are never overwritten"
        ),
        Conflict(
            sentence: "nothing is written through a linked folder",
            change: .create(PlannedFile(path: "out/x", bytes: [])),
            message: "'out' is a link, and nothing is written through a link"
        ),
        Conflict(
            sentence: "a file stands where a folder would be",
            change: .create(PlannedFile(path: "kept/x", bytes: [])),
            message: "'kept' is not a folder"
        ),
        Conflict(
            sentence: "a file to replace has gone",
            change: .replace(path: "gone", bytes: []),
            message: "'gone' has gone since the command started"
        ),
        Conflict(
            sentence: "a link that leads out of the workspace",
            change: .replace(path: "escape", bytes: []),
            message: "'escape' is a link that leads out of the workspace"
        ),
    ]

    @Test(arguments: conflicts)
    func conflictsChangeNothing(_ conflict: Conflict) throws {
        let outside = try TemporaryFolder()
        try outside.write("theirs", to: "file")
        let folder = try workspace()
        try folder.link("dangling", to: "nowhere")
        try folder.link("out", to: outside.path)
        try folder.link("escape", to: outside.path("file"))
        let before = try folder.snapshot()
        let error = #expect(throws: DiagnosticsError.self) {
            try Transaction.begin(in: folder.path).commit([conflict.change] + Self.changes)
        }
        #expect(error?.diagnostics.map(\.message) == [conflict.message])
        #expect(try folder.snapshot() == before)
        #expect(try outside.snapshot() == ["file": "theirs"])
    }

    @Test("a committed journal is completed by the next command, whatever had been applied")
    func recovery() throws {
        for applied in 0...4 {
            let folder = try workspace()
            let journal = Journal(steps: [
                .write(path: "new/deep/file", staged: 0, over: nil), .write(path: "new/run", staged: 1, over: nil),
                .write(path: "kept", staged: 2, over: Fingerprint(of: Self.bytes("kept"))),
                .remove(path: "old/alone", was: Fingerprint(of: Self.bytes("alone"))),
            ])
            try folder.write(journal.text, to: ".scaffold/journal")
            for (number, text) in ["created", "#!", "replaced"].enumerated() {
                try folder.write(text, to: number < applied ? journal.path(of: number) : ".scaffold/staging/\(number)")
            }
            if applied == 4 { try FileManager.default.removeItem(atPath: folder.path("old")) }
            #expect(Transaction.isPending(in: folder.path))
            _ = try Transaction.begin(in: folder.path)
            #expect(try folder.snapshot() == Self.after, "with \(applied) steps applied")
            #expect(!Transaction.isPending(in: folder.path))
        }
    }

    struct Meddling: CustomTestStringConvertible {
        let sentence: String
        let journal: String
        var message = "the journal of an interrupted command cannot be understood"

        var testDescription: String { sentence }
    }

    static let meddlings = [
        Meddling(sentence: "a path out of the workspace", journal: "write 0 - ../evil\n"),
        Meddling(sentence: "an absolute path", journal: "write 0 - /tmp/evil\n"),
        Meddling(sentence: "a path through a link", journal: "write 0 - out/evil\n"),
        Meddling(sentence: "a move to the outside", journal: "move kept ../evil\n"),
        Meddling(sentence: "a word that there is not", journal: "execute kept\n"),
        Meddling(sentence: "a half word", journal: "write 0\n"),
        Meddling(
            sentence: "a file that the team has changed since",
            journal: "write 0 1234 kept\n",
            message: "'kept' has changed since a command was interrupted that had still to write it"
        ),
        Meddling(
            sentence: "a file that the team has made since",
            journal: "write 0 - old/alone\n",
            message: "'old/alone' has changed since a command was interrupted that had still to write it"
        ),
        Meddling(
            sentence: "a file that the team has changed, to be removed",
            journal: "remove 1234 kept\n",
            message: "'kept' has changed since a command was interrupted that had still to write it"
        ),
    ]

    @Test("a journal that would do harm is not carried out", arguments: meddlings)
    func hostileJournal(meddling: Meddling) throws {
        let outside = try TemporaryFolder()
        let folder = try workspace()
        try folder.link("out", to: outside.path)
        try folder.write("scaffold journal 1\n\(meddling.journal)end\n", to: ".scaffold/journal")
        try folder.write("staged", to: ".scaffold/staging/0")
        let before = try folder.snapshot()
        let error = #expect(throws: DiagnosticsError.self) { _ = try Transaction.begin(in: folder.path) }
        #expect(error?.diagnostics.map(\.message) == [meddling.message])
        #expect(try folder.snapshot() == before)
        #expect(try outside.snapshot().isEmpty)
    }

    @Test("a link in the place of the journal's folder is refused")
    func linkedFolder() throws {
        let outside = try TemporaryFolder()
        let folder = try workspace()
        try folder.link(".scaffold", to: outside.path)
        #expect(throws: DiagnosticsError.self) { _ = try Transaction.begin(in: folder.path) }
        #expect(try outside.snapshot().isEmpty)
    }

    @Test("moves files with their modes and links, with and without new contents")
    func moves() throws {
        let folder = try workspace()
        try folder.write("b", to: "a/b/file")
        try Disk.setMode(0o700, of: folder.path("a/b/file"))
        try folder.link("a/b/link", to: "file")
        try Transaction.begin(in: folder.path).commit([
            .move(path: "a/b/file", to: "a/c/new", bytes: Self.bytes("B")),
            .move(path: "a/b/link", to: "a/c/link", bytes: nil),
            .move(path: "kept", to: "d/e/kept", bytes: nil),
        ])
        #expect(
            try folder.snapshot() == [
                "a": "/", "a/c": "/", "a/c/new": "B", "a/c/link": "-> file", "d": "/", "d/e": "/", "d/e/kept": "kept",
                "old": "/", "old/alone": "alone",
            ]
        )
        #expect(try Disk.mode(of: folder.path("a/c/new")) == 0o700)
        #expect(throws: DiagnosticsError.self) {
            try Transaction.begin(in: folder.path).commit([.move(path: "old/alone", to: "a/c/new", bytes: nil)])
        }
    }

    @Test(
        "a journal that somebody planted never writes into the repository's own files",
        arguments: [".git/hooks/post-commit", ".GIT/config", ".scaffold/x", "../evil"]
    )
    func plantedJournal(path: String) throws {
        let folder = try workspace()
        try folder.write("#!", to: ".scaffold/staging/0")
        try folder.write("scaffold journal 1\nwrite 0 - \(path)\nend\n", to: ".scaffold/journal")
        let before = try folder.snapshot()
        #expect(throws: DiagnosticsError.self) { _ = try Transaction.begin(in: folder.path) }
        #expect(try folder.snapshot()[path] == before[path])
        #expect(try Disk.kind(of: folder.path(path)) == .nothing)
    }

    @Test("what was staged but not committed is dropped")
    func leftovers() throws {
        let folder = try workspace()
        let before = try folder.snapshot()
        try folder.write("half", to: ".scaffold/staging/0")
        try folder.write("half a jour", to: ".scaffold/journal.draft")
        _ = try Transaction.begin(in: folder.path)
        #expect(try folder.snapshot() == before)
    }

    @Test("a second writer waits for the first, then says who holds the lock")
    func busy() throws {
        let folder = try workspace()
        let first = try Transaction.begin(in: folder.path)
        let error = #expect(throws: DiagnosticsError.self) {
            _ = try Transaction.begin(in: folder.path, patience: 30)
        }
        #expect(error?.diagnostics.map(\.message) == ["process \(getpid()) is changing this workspace"])
        #expect(error?.diagnostics.first?.notes.first?.message.hasPrefix("it runs 'scaffold ") == true)
        try first.commit([])
        _ = try Transaction.begin(in: folder.path, patience: 30)
    }

    @Test("a long wait is told once, with who is the reason")
    func notice() throws {
        let folder = try workspace()
        let first = try Transaction.begin(in: folder.path)
        var holders: [LockHolder] = []
        #expect(throws: DiagnosticsError.self) {
            _ = try Transaction.begin(in: folder.path, patience: 700) { holders.append($0) }
        }
        #expect(holders == [.current])
        try first.commit([])
        holders = []
        try Transaction.begin(in: folder.path, patience: 700) { holders.append($0) }.commit([])
        #expect(holders.isEmpty)
    }

    struct LockText: CustomTestStringConvertible {
        let text: String
        let description: String

        var testDescription: String { description }
    }

    static let lockTexts = [
        LockText(text: "12\nscaffold new Shop\n", description: "process 12 ('scaffold new Shop')"),
        LockText(text: "12\n", description: "process 12"),
        LockText(text: "", description: "another process"),
        LockText(text: "x\nscaffold new Shop\n", description: "another process ('scaffold new Shop')"),
        LockText(text: "12\nscaffold \u{1B}[2J\nmore", description: "process 12 ('scaffold \\u{1B}[2J')"),
        LockText(
            text: "12\nscaffold " + String(repeating: "x", count: 100),
            description: "process 12 ('scaffold \(String(repeating: "x", count: 70))…')"
        ),
    ]

    @Test("a lock file tells its holder, whatever somebody has put into it", arguments: lockTexts)
    func holder(_ row: LockText) throws {
        let folder = try TemporaryFolder()
        try folder.write(row.text, to: "lock")
        #expect(LockHolder(lockFile: folder.path("lock")).description == row.description)
    }

    @Test("many writers at once do their work one after the other")
    func manyWriters() async throws {
        let folder = try workspace()
        let path = folder.path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    let file = PlannedFile(path: "many/\(number)", bytes: Self.bytes("\(number)"))
                    try Transaction.begin(in: path).commit([.create(file)])
                }
            }
            try await group.waitForAll()
        }
        #expect(try Disk.names(in: folder.path("many")) == (0..<8).map(String.init))
        #expect(try Disk.kind(of: folder.path(".scaffold")) == .nothing)
    }
}

@Suite("A journal")
struct JournalTests {
    @Test(arguments: ["a", "a b", "per%cent", "line\nend", "日本/\u{7F}"])
    func roundTrip(path: String) {
        let journal = Journal(steps: [
            .write(path: path, staged: 12, over: nil), .write(path: path, staged: 3, over: Fingerprint(of: [1])),
            .remove(path: path, was: Fingerprint(of: [])), .move(path: path, to: path + "2"),
        ])
        #expect(Journal(text: journal.text) == journal)
    }

    @Test(arguments: ["", "scaffold journal 1\n", "scaffold journal 2\nend\n", "scaffold journal 1\nwrite x y\nend\n"])
    func half(text: String) {
        #expect(Journal(text: text) == nil)
    }
}

extension Journal {
    fileprivate func path(of number: Int) -> String {
        guard case .write(let path, _, _) = steps[number] else { return "" }
        return path
    }
}

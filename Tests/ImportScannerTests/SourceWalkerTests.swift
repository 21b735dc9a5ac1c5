import Foundation
import Testing
import Workbench

@testable import ImportScanner

/// Walking real folders, friendly and hostile.
@Suite struct SourceWalkerTests {
    @Test func findsEveryFileInOneOrder() throws {
        let folder = try TemporaryFolder()
        for name in [
            "B/b.swift", "B/a.swift", "A/C/c.swift", "A/a.swift", "z.swift", "B/notes.txt", "B/x.swiftinterface",
        ] {
            try folder.write("import \(name.prefix(1).uppercased())\n", to: name)
        }
        let tree = SourceWalker.scan(root: folder.path)
        #expect(tree.files.map(\.path) == ["z.swift", "A/a.swift", "A/C/c.swift", "B/a.swift", "B/b.swift"])
        #expect(tree.files.map { $0.imports.map(\.module) } == [["Z"], ["A"], ["A"], ["B"], ["B"]])
        #expect(tree.unreadable.isEmpty && tree.diagnostics.isEmpty)
    }

    @Test func walksOnlyTheFoldersAskedFor() throws {
        let folder = try TemporaryFolder()
        for name in ["A/a.swift", "A/B/b.swift", "AB/c.swift", "D/d.swift"] { try folder.write("", to: name) }
        let tree = SourceWalker.scan(root: folder.path, folders: ["A/B/", "./A", "AB"])
        #expect(tree.files.map(\.path) == ["A/a.swift", "A/B/b.swift", "AB/c.swift"])
        #expect(SourceWalker.outermost(["A/B", "A", "A/", "", "B"]) == [""])
    }

    @Test func passesOverWhatHoldsNoSourcesOfTheProject() throws {
        let folder = try TemporaryFolder()
        let passedOver = [
            ".build", ".git", ".hidden", "DerivedData", "node_modules", "Pods", "Carthage", "A.xcodeproj",
            "A.xcworkspace", "A.xcassets", "A.docc", "A.playground", "A.bundle",
        ]
        for name in passedOver { try folder.write("import A", to: "S/\(name)/a.swift") }
        try folder.write("import A", to: "S/.a.swift")
        try folder.write("import A", to: "S/Build/a.swift")
        #expect(SourceWalker.scan(root: folder.path, folders: ["S"]).files.map(\.path) == ["S/Build/a.swift"])
    }

    @Test(arguments: [1, 2, 8]) func theNumberOfThreadsChangesNothing(_ threads: Int) throws {
        let folder = try TemporaryFolder()
        for index in 0..<300 { try folder.write("import A\(index)", to: "S\(index % 7)/T\(index % 3)/f\(index).swift") }
        for index in 0..<200 { try folder.write("import B\(index)", to: "Large/f\(index).swift") }
        let tree = SourceWalker.scan(root: folder.path, threads: threads)
        #expect(tree.files.count == 500)
        #expect(tree == SourceWalker.scan(root: folder.path, threads: 1))
        for file in tree.files { #expect(file.name == "f\(file.imports[0].module.dropFirst()).swift") }
    }

    @Test func aLinkedFolderIsWalkedOnce() throws {
        let folder = try TemporaryFolder()
        try folder.write("import A", to: "Sources/A/a.swift")
        try folder.write("import B", to: "Shared/b.swift")
        try folder.link("Sources/A/loop", to: "..")
        try folder.link("Sources/self", to: "self")
        try folder.link("Sources/again", to: "A")
        try folder.link("Sources/second", to: "../Shared")
        try folder.link("Sources/first", to: "../Shared")
        try folder.link("Sources/outside", to: "/")
        try folder.link("Sources/A/linked.swift", to: "a.swift")
        let tree = SourceWalker.scan(root: folder.path, folders: ["Sources"])
        #expect(tree.files.map(\.path) == ["Sources/A/a.swift", "Sources/A/linked.swift", "Sources/first/b.swift"])
        #expect(tree.unreadable.isEmpty)
    }

    @Test func neitherFIFOsNorSocketsHoldItUp() throws {
        let folder = try TemporaryFolder()
        try folder.write("import A", to: "a.swift")
        #expect(mkfifo(folder.path("fifo.swift"), 0o644) == 0)
        try folder.link("link.swift", to: "fifo.swift")
        try folder.link("null.swift", to: "/dev/null")
        try folder.write("", to: "folder.swift/b.swift")
        let tree = try #require(ended(within: .seconds(60)) { SourceWalker.scan(root: folder.path) }, "it ends")
        #expect(tree.files.map(\.path) == ["a.swift", "folder.swift/b.swift"])
        #expect(tree.unreadable.isEmpty)
    }

    @Test func whatCannotBeReadIsReported() throws {
        let folder = try TemporaryFolder()
        try folder.link("gone.swift", to: "nowhere")
        try folder.link("loop.swift", to: "loop.swift")
        let tree = SourceWalker.scan(root: folder.path, folders: ["."])
        #expect(tree.unreadable.map(\.path) == ["gone.swift", "loop.swift"])
        #expect(tree.unreadable.first?.reason == "no such file or directory")
        #expect(tree.diagnostics.first?.message == "'gone.swift' cannot be read: no such file or directory")
        #expect(SourceWalker.scan(root: folder.path, folders: ["missing"]).unreadable.map(\.path) == ["missing"])
        #expect(SourceWalker.scan(root: folder.path("none")).unreadable.map(\.path) == ["."])
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
    func filesAndFoldersWithoutPermissionAreReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("import A", to: "a.swift")
        try folder.write("import B", to: "B/b.swift")
        chmod(folder.path("a.swift"), 0)
        chmod(folder.path("B"), 0)
        defer { chmod(folder.path("B"), 0o755) }
        let tree = SourceWalker.scan(root: folder.path)
        #expect(tree.unreadable == ["B", "a.swift"].map { UnreadablePath(path: $0, reason: "permission denied") })
    }

    @Test func aFileOfFiftyMegabytesIsRead() throws {
        let folder = try TemporaryFolder()
        let line = "    let value = function(argument: 1) + other\n"
        let lines = 50_000_000 / line.utf8.count
        try folder.write(Data("import A\n".utf8) + Data(String(repeating: line, count: lines).utf8), to: "a.swift")
        try folder.write("import B", to: "b.swift")
        let tree = SourceWalker.scan(root: folder.path)
        #expect(tree.files.map { $0.imports.map(\.module) } == [["A"], ["B"]])
    }

    @Test func aFileTooLargeForSourcesIsReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("import A", to: "a.swift")
        try folder.write("import B", to: "b.swift")
        #expect(truncate(folder.path("b.swift"), 1 << 40) == 0)
        let tree = SourceWalker.scan(root: folder.path)
        #expect(tree.files.map(\.path) == ["a.swift"])
        #expect(tree.unreadable == [UnreadablePath(path: "b.swift", reason: "larger than 256 MiB")])
    }

    @Test func namesOfEveryKindAreKept() throws {
        let folder = try TemporaryFolder()
        let names = ["a%0A::error::b.swift", "c\n.swift", "é.swift", "e\u{301}.swift", "日本.swift", "\"<>&'.swift"]
        for name in names { try folder.write("import A", to: name) }
        let tree = SourceWalker.scan(root: folder.path)
        #expect(Set(tree.files.map { Array($0.name.utf8) }) == Set(names.map { Array($0.utf8) }))
        #expect(tree.files.allSatisfy { $0.imports.count == 1 })
    }
}

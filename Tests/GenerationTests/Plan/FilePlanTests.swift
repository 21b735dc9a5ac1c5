import Diagnostics
import Testing

@testable import Generation

@Suite("A plan of files")
struct FilePlanTests {
    struct Row: CustomTestStringConvertible {
        let sentence: String
        let paths: [String]
        let messages: [String]

        var testDescription: String { sentence }
    }

    static let rows = [
        Row(sentence: "plain paths are fine", paths: ["a", "b/c", "b/.d", "日本/x y"], messages: []),
        Row(
            sentence: "a path that leaves the folder",
            paths: ["../evil", "a/../../x", "."],
            messages: [
                "cannot write '.': the path leaves its folder with '.'",
                "cannot write '../evil': the path leaves its folder with '..'",
                "cannot write 'a/../../x': the path leaves its folder with '..'",
            ]
        ),
        Row(
            sentence: "an absolute, an empty and a doubled-slash path",
            paths: ["", "/abs", "a//b"],
            messages: [
                "cannot write '': the path is empty",
                "cannot write '/abs': the path is absolute",
                "cannot write 'a//b': a name is empty",
            ]
        ),
        Row(
            sentence: "device names and endings that Windows drops",
            paths: ["CON", "a/nul.txt", "b.", "c "],
            messages: [
                "cannot write 'CON': 'CON' is the name of a device on Windows",
                "cannot write 'a/nul.txt': 'nul.txt' is the name of a device on Windows",
                "cannot write 'b.': Windows drops the last character of 'b.'",
                "cannot write 'c ': Windows drops the last character of 'c '",
            ]
        ),
        Row(
            sentence: "characters that cannot be seen are shown as their code points",
            paths: ["a\u{0}b", "c\u{202E}d"],
            messages: [
                "cannot write 'a\\u{0}b': a name holds a character that cannot be seen",
                "cannot write 'c\\u{202E}d': a name holds a character that cannot be seen",
            ]
        ),
        Row(
            sentence: "a path over 200 bytes",
            paths: [String(repeating: "x", count: 201)],
            messages: [
                "cannot write '\(String(repeating: "x", count: 201))': the path is longer than 200 bytes"
            ]
        ),
        Row(
            sentence: "twins on a file system that folds case or normalises Unicode",
            paths: ["Foo/a", "foo/b", "caf\u{E9}", "cafe\u{301}"],
            messages: [
                "'Foo' and 'foo' are one path on a file system that folds case or normalises Unicode",
                "'cafe\u{301}' and 'caf\u{E9}' are one path on a file system that folds case or normalises Unicode",
            ]
        ),
        Row(
            sentence: "one path twice, and a path that is a file and a folder",
            paths: ["a", "a", "b", "b/c"],
            messages: ["'a' would be written twice", "'b' would be a file and a folder"]
        ),
    ]

    @Test(arguments: rows)
    func pathsAreChecked(_ row: Row) {
        var messages: [String] = []
        do {
            _ = try FilePlan(row.paths.map { PlannedFile(path: $0, bytes: []) })
        } catch {
            messages = error.diagnostics.map(\.message)
        }
        #expect(messages.sorted() == row.messages.sorted())
    }

    @Test("folders come before what is in them")
    func folders() throws {
        let plan = try FilePlan(["c/d/e", "a", "c/b"].map { PlannedFile(path: $0, bytes: []) })
        #expect(plan.files.map(\.path) == ["a", "c/b", "c/d/e"])
        #expect(plan.folders == ["c", "c/d"])
    }

    @Test("a tree shows folders, files and where each ends")
    func tree() {
        let tree = FileTree(root: "Shop", paths: ["Package.swift", "Sources/App/main.swift", "Sources/x\u{7}"])
        #expect(
            tree.lines == [
                "Shop/",
                "├── Package.swift",
                "└── Sources/",
                "    ├── App/",
                "    │   └── main.swift",
                "    └── x\\u{7}",
            ]
        )
    }
}

@Suite("A path as text")
struct FilePathTests {
    @Test(arguments: [
        ("a/b", "a", "b"), ("a", ".", "a"), ("/a", "/", "a"), ("a/b/", "a", "b"), ("/", "/", "/"), ("日/本", "日", "本"),
    ])
    func folderAndName(path: String, folder: String, name: String) {
        #expect(FilePath.folder(of: path) == folder)
        #expect(FilePath.name(of: path) == name || path == "/")
    }

    @Test(arguments: [
        ("a", "b", "a/b"), ("", "b", "b"), (".", "b", "b"), ("a", "/b", "/b"), ("a/", "b", "a/b"), ("a", "", "a"),
    ])
    func join(base: String, path: String, joined: String) {
        #expect(FilePath.join(base, path) == joined)
    }
}

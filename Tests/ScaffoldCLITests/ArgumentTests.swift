import Testing

@testable import ScaffoldCLI

@Suite("The words of a command line")
struct ArgumentTests {
    private static let level = Option("level", .one("level", .words(["low", "high"])), help: "")
    private static let file = Option("file", short: "f", .many("file", .file), help: "")
    private static let dry = Option("dry-run", short: "n", help: "")
    private static let command = Command(
        name: "test",
        abstract: "",
        arguments: [Argument("name", help: ""), Argument("other", .optional, help: "")],
        options: [level, file, dry],
        action: .run { _ in .success }
    )

    struct Accepted: CustomTestStringConvertible {
        let words: [String]
        var positional = ["a"]
        var files: [String] = []
        var level: String?
        var dry = false

        var testDescription: String { words.joined(separator: " ") }
    }

    static let accepted = [
        Accepted(words: ["a"]),
        Accepted(words: ["a", "b"], positional: ["a", "b"]),
        Accepted(words: ["--level", "low", "a"], level: "low"),
        Accepted(words: ["--level=high", "a"], level: "high"),
        Accepted(words: ["--level=low", "--level=high", "a"], level: "high"),
        Accepted(words: ["a", "-f", "x", "--file=y=z", "-fw"], files: ["x", "y=z", "w"]),
        Accepted(words: ["a", "--file", "-"], files: ["-"]),
        Accepted(words: ["-nf", "x", "a"], files: ["x"], dry: true),
        Accepted(words: ["--", "-f", "--dry-run"], positional: ["-f", "--dry-run"]),
        Accepted(words: ["--help"], positional: []),
    ]

    @Test(arguments: accepted)
    func accepts(_ row: Accepted) throws {
        let arguments = try ParsedArguments(row.words, for: Self.command)
        #expect(arguments.positional == row.positional)
        #expect(arguments.all(Self.file) == row.files)
        #expect(arguments[Self.level] == row.level)
        #expect(arguments.has(Self.dry) == row.dry)
    }

    static let refused: [(words: [String], message: String)] = [
        ([], "missing expected argument '<name>'"),
        (["a", "b", "c"], "unexpected argument 'c'"),
        (["a", "--lvel", "low"], "unknown option '--lvel'; did you mean '--level'?"),
        (["a", "--zzz=1"], "unknown option '--zzz'"),
        (["a", "-x"], "unknown option '-x'"),
        (["a", "-nx"], "unknown option '-x'"),
        (["a", "--level"], "missing value for '--level <level>'"),
        (["a", "--level", "--dry-run"], "missing value for '--level <level>'"),
        (["a", "-f"], "missing value for '-f <file>'"),
        (["a", "--file="], "missing value for '--file <file>'"),
        (["a", "--level", "hgih"], "'hgih' is not a value of '--level'; did you mean 'high'?"),
        (["a", "--level", "x"], "'x' is not a value of '--level'; the choices are 'low', 'high'"),
        (["a", "--dry-run=yes"], "'--dry-run' takes no value, but 'yes' was given"),
        (["a", "b", "c\u{1B}"], "unexpected argument 'c\\u{1B}'"),
    ]

    @Test(arguments: refused)
    func refuses(words: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try ParsedArguments(words, for: Self.command) }
        #expect(error?.message == message)
    }
}

import Foundation

/// The blocks of a document that a reader can follow: files to write, and commands with what they print.
///
/// A block `json shop.json` is the file `shop.json`. In a block `console`, a line `$ command` is typed, lines `> …` go on
/// with it, and the other lines are what it prints; a line `…` stands for any lines.
struct ConsoleSession {
    enum Step {
        case file(name: String, text: String)
        case command(Command)
    }

    struct Command {
        var text: String
        var expected: [String] = []
        /// From 1, in the document.
        var line: Int
    }

    let steps: [Step]

    init(_ document: MarkdownDocument) {
        steps = document.blocks.flatMap(Self.steps)
    }

    private static func steps(of block: MarkdownDocument.Block) -> [Step] {
        if block.info.first == "console" { return commands(of: block).map(Step.command) }
        guard block.info.count == 2 else { return [] }
        return [.file(name: block.info[1], text: block.lines.map { $0 + "\n" }.joined())]
    }

    private static func commands(of block: MarkdownDocument.Block) -> [Command] {
        block.lines.enumerated().reduce(into: []) { commands, item in
            let (index, line) = item
            if line.hasPrefix("$ ") {
                commands.append(Command(text: String(line.dropFirst(2)), line: block.line + 1 + index))
            } else if line.hasPrefix("> "), let last = commands.indices.last, commands[last].expected.isEmpty {
                commands[last].text += "\n" + line.dropFirst(2)
            } else if let last = commands.indices.last {
                commands[last].expected.append(line)
            }
        }
    }
}

/// What a command printed beside what a document says that it prints.
struct Transcript {
    /// Whether the printed lines are the expected ones, times apart.
    static func matches(_ printed: [String], _ expected: [String]) -> Bool {
        guard let line = expected.first else { return printed.isEmpty }
        let rest = Array(expected.dropFirst())
        if line == "…" { return (0...printed.count).contains { matches(Array(printed.dropFirst($0)), rest) } }
        guard let first = printed.first, timeless(first) == timeless(line) else { return false }
        return matches(Array(printed.dropFirst()), rest)
    }

    /// `done in 12 ms` → `done in 0 ms`
    private static func timeless(_ line: String) -> String {
        line.replacingOccurrences(of: #"[0-9.]+ (ms|s)\b"#, with: "0 $1", options: .regularExpression)
    }
}

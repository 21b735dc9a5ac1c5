import Foundation

/// As much of a Markdown document as the tests need: headings, links and fenced blocks.
struct MarkdownDocument {
    /// A block between two lines of three backticks.
    struct Block {
        /// The words after the backticks: a language, then a file's name where the block is a file.
        var info: [String]
        var lines: [String] = []
        /// The line of the opening backticks, from 1.
        var line: Int
    }

    private(set) var headings: [String] = []
    private(set) var links: [String] = []
    private(set) var blocks: [Block] = []

    init(_ text: String) {
        var open: Block?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                if let block = open.take() {
                    blocks.append(block)
                } else {
                    open = Block(info: line.dropFirst(3).split(separator: " ").map(String.init), line: index + 1)
                }
            } else if open != nil {
                open?.lines.append(String(line))
            } else {
                read(line)
            }
        }
    }

    private mutating func read(_ line: Substring) {
        if line.hasPrefix("#") { headings.append(String(line.drop { $0 == "#" }.dropFirst())) }
        // Code in a line is not Markdown: the odd parts between backticks are left out.
        let prose = line.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            index.isMultiple(of: 2) ? String(part) : "code"
        }
        let parts = prose.joined().components(separatedBy: "](").dropFirst()
        links += parts.map { String($0.prefix { $0 != ")" }) }
    }

    /// The names by which links find the headings, as GitHub makes them.
    var anchors: Set<String> {
        Set(
            headings.map { heading in
                let kept = heading.lowercased().filter {
                    $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
                }
                return kept.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "-")
            }
        )
    }
}

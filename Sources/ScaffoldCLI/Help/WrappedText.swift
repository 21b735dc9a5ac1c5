import Diagnostics

/// Words set in lines of a width, in columns; a word that is longer than a line stays whole.
struct WrappedText {
    let width: Int
    /// Spaces before every line but the first, for which the caller has room already.
    var indent = 0

    /// Paragraphs are parted by an empty line; other line ends are spaces.
    func paragraphs(_ text: String) -> String {
        text.split(separator: "\n\n").map { paragraph in
            lines(of: paragraph.split { $0 == " " || $0 == "\n" }.map(String.init))
        }.joined(separator: "\n\n")
    }

    /// Words that are not broken, whatever spaces they hold.
    func lines(of words: [String]) -> String {
        var lines: [String] = []
        var used = 0
        for word in words {
            let columns = word.columns
            if !lines.isEmpty, indent + used + 1 + columns <= width {
                lines[lines.count - 1] += " " + word
                used += 1 + columns
            } else {
                lines.append(word)
                used = columns
            }
        }
        return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
    }
}

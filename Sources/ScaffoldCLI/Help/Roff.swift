/// Text as roff, the language of manual pages, takes it.
enum Roff {
    /// Each sentence in a line of its own, as mdoc wants it.
    static func paragraph(_ text: String) -> [String] {
        let words = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        return sentences(of: words).flatMap { sentence in
            WrappedText(width: 78).paragraphs(escaped(sentence)).split(separator: "\n").map { begun(String($0)) }
        }
    }

    /// Those that an empty line parts.
    static func paragraphs(_ text: String) -> [[String]] {
        text.split(separator: "\n\n").map { paragraph(String($0)) }
    }

    /// A line of running text.
    static func text(_ line: String) -> String { begun(escaped(line)) }

    /// A line that is shown as it is, hyphens as the signs that a shell knows.
    static func literal(_ line: String) -> String {
        String(text(line).flatMap { $0 == "-" ? "\\-" : $0 == "~" ? "\\(ti" : String($0) })
    }

    private static func escaped(_ text: String) -> String {
        String(text.flatMap { $0 == "\\" ? "\\e" : $0 == "'" ? "\\(aq" : String($0) })
    }

    /// A full stop at the beginning of a line would make it a command.
    private static func begun(_ line: String) -> String { line.hasPrefix(".") ? "\\&" + line : line }

    private static func sentences(of text: String) -> [String] {
        var sentences: [String] = []
        var sentence = ""
        for word in text.split(separator: " ") {
            sentence += (sentence.isEmpty ? "" : " ") + word
            guard let last = word.last, ".?!".contains(last) || word.hasSuffix(".)") else { continue }
            sentences.append(sentence)
            sentence = ""
        }
        return sentence.isEmpty ? sentences : sentences + [sentence]
    }
}

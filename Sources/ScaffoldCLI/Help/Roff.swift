/// Text as roff, the language of manual pages, takes it.
enum Roff {
    /// Each sentence in a line of its own, as mdoc wants it.
    static func paragraph(_ text: String) -> [String] {
        sentences(of: text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")).map(Roff.text)
    }

    /// Those that an empty line parts.
    static func paragraphs(_ text: String) -> [[String]] {
        text.split(separator: "\n\n").map { paragraph(String($0)) }
    }

    /// A line of running text.
    static func text(_ line: String) -> String {
        let escaped = String(line.flatMap { $0 == "\\" ? "\\e" : $0 == "'" ? "\\(aq" : String($0) })
        return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
    }

    /// A line that is shown as it is, hyphens as the signs that a shell knows.
    static func literal(_ line: String) -> String {
        String(text(line).flatMap { $0 == "-" ? "\\-" : $0 == "~" ? "\\(ti" : String($0) })
    }

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

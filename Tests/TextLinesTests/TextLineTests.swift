import Diagnostics
import Testing
import TextLines

@Suite("The lines of a text")
struct TextLineTests {
    struct Row: CustomTestStringConvertible {
        let sentence: String
        let text: String
        let lines: [String]
        let ends: [String]

        var testDescription: String { sentence }
    }

    static let rows = [
        Row(sentence: "none", text: "", lines: [], ends: []),
        Row(sentence: "one without an end", text: "a", lines: ["a"], ends: [""]),
        Row(sentence: "LF", text: "a\nb\n", lines: ["a", "b"], ends: ["\n", "\n"]),
        Row(sentence: "CRLF is one end", text: "a\r\n\r\nb", lines: ["a", "", "b"], ends: ["\r\n", "\r\n", ""]),
        Row(
            sentence: "a lone CR ends a line, as it ends a comment for the compiler",
            text: "// a\rlet b\r",
            lines: ["// a", "let b"],
            ends: ["\r", "\r"]
        ),
        Row(sentence: "a CR before CRLF", text: "a\r\r\nb", lines: ["a", "", "b"], ends: ["\r", "\r\n", ""]),
        Row(sentence: "LF before CR", text: "a\n\rb", lines: ["a", "", "b"], ends: ["\n", "\r", ""]),
        Row(sentence: "other separators are text", text: "a\u{2028}b\u{0B}c", lines: ["a\u{2028}b\u{0B}c"], ends: [""]),
    ]

    @Test("cut and put together again", arguments: rows)
    func cut(_ row: Row) {
        let lines = row.text.textLines
        #expect(lines.map(\.text) == row.lines)
        #expect(lines.map { String(decoding: $0.end, as: UTF8.self) } == row.ends)
        #expect(lines.bytes == Array(row.text.utf8))
    }

    @Test("are equal whatever their ends, and their blanks count")
    func equality() {
        #expect("a\nb".textLines == "a\r\nb\r".textLines)
        #expect(Set("a\na\r a".textLines).count == 2)
        #expect(" \ta b\t ".textLines.first.map { String(decoding: $0.trimmed, as: UTF8.self) } == "a b")
    }

    @Test(
        "a file ends its lines as the first one",
        arguments: [("", "\n"), ("a", "\n"), ("a\r\nb\n", "\r\n"), ("a\rb\n", "\r")]
    )
    func lineEnd(text: String, end: String) {
        #expect(text.textLines.lineEnd.elementsEqual(end.utf8))
    }

    static let bytes: [(text: String, offset: Int, place: String)] = [
        ("", 0, "1:1"), ("ab\ncd", 1, "1:2"), ("ab\ncd", 3, "2:1"), ("ab\r\ncd", 5, "2:2"), ("a\rb\rc", 4, "3:1"),
        ("é\nb", 2, "1:3"),
    ]

    @Test("places of bytes, columns in UTF-8", arguments: bytes)
    func placesOfBytes(text: String, offset: Int, place: String) {
        let location = text.textLines.location(ofByte: offset, in: "f")
        #expect("\(location.line ?? 0):\(location.column ?? 0)" == place)
    }

    static let starts: [(text: String, line: Int, place: String)] = [
        ("", 0, "1:1"), ("  a", 0, "1:3"), ("a\n\t b", 1, "2:3"), ("a\n  \n", 1, "2:1"), ("a\n", 4, "1:1"),
    ]

    @Test("places of lines, behind their blanks", arguments: starts)
    func placesOfLines(text: String, line: Int, place: String) {
        let location = text.textLines.location(ofLine: line, in: "f")
        #expect("\(location.line ?? 0):\(location.column ?? 0)" == place)
    }
}

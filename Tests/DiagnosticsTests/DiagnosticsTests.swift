import Diagnostics
import Testing

@Suite("Words about what is wrong")
struct DiagnosticsTests {
    static let nearest: [(word: String, candidates: [String], name: String?)] = [
        ("centre", ["name", "center"], "center"),
        ("nmae", ["name", "urls"], "name"),
        ("Loggre", ["Login", "Logger"], "Logger"),
        ("logger", ["Login", "Logger"], "Logger"),
        ("x", ["name", "urls"], nil),
        ("completely", ["name", "urls"], nil),
        ("", [], nil),
    ]

    @Test("the nearest name is what was meant, or nothing", arguments: nearest)
    func nearestNames(word: String, candidates: [String], name: String?) {
        #expect(nearestName(to: word, among: candidates) == name)
    }

    static let visible: [(text: String, shown: String)] = [
        ("plain 日本 🛒 é", "plain 日本 🛒 é"),
        ("A\u{200B}B", "A\\u{200B}B"),
        ("A\u{202E}B", "A\\u{202E}B"),
        ("a\u{0}b\n", "a\\u{0}b\\u{A}"),
        ("\u{1B}[31m", "\\u{1B}[31m"),
        ("\u{FEFF}x\u{2028}", "\\u{FEFF}x\\u{2028}"),
        ("👨\u{200D}👩", "👨\u{200D}👩"),
        ("\u{7F}\u{85}", "\\u{7F}\\u{85}"),
    ]

    @Test("what cannot be seen is spelt as its code point", arguments: visible)
    func visibleText(text: String, shown: String) {
        #expect(text.visible == shown)
    }

    @Test("places are ordered by file, then line, then column")
    func order() {
        let sorted = [
            Location(file: "a"), Location(file: "a", line: 2, column: 9), Location(file: "a", line: 10, column: 1),
            Location(file: "a", place: .keyPath("x")), Location(file: "b", line: 1, column: 1),
        ]
        #expect(sorted.reversed().sorted() == sorted)
        #expect(
            sorted.map(\.description) == ["a", "a:2:9", "a:10:1", "a: x", "b:1:1"]
        )
    }
}

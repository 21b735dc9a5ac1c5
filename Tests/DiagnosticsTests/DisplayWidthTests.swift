import Diagnostics
import Testing

@Suite("The width of a text on a terminal")
struct DisplayWidthTests {
    static let rows: [(text: String, columns: Int)] = [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한", 2), ("ﾊ", 1), ("ハ", 2), ("🦊", 2),
        ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("✅", 2), ("⚡", 2), ("→", 1), ("—", 1), ("　", 2), ("\u{301}", 0),
    ]

    @Test(arguments: rows)
    func columns(text: String, columns: Int) {
        #expect(text.columns == columns)
    }

    @Test("a beginning is cut before what does not fit")
    func prefix() {
        #expect("日本語".prefix(columns: 5) == "日本")
        #expect("abc".prefix(columns: 5) == "abc")
        #expect("🦊".prefix(columns: 1) == "")
    }
}

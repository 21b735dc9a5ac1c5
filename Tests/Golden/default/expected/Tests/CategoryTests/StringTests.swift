import Category
import Testing

struct StringTests {
    @Test(
        "white space goes only at the ends",
        arguments: [("", ""), (" \n\t", ""), ("  a b \r\n", "a b"), ("\u{3000}店\u{3000}", "店")]
    )
    func trimmed(text: String, result: String) {
        #expect(text.trimmed == result)
        #expect(text.isBlank == result.isEmpty)
        #expect(text.nilIfBlank == (result.isEmpty ? nil : result))
    }

    @Test("a substring can be trimmed as well")
    func substring() {
        #expect("name =  Ann ".split(separator: "=").last?.trimmed == "Ann")
    }

    @Test(
        "what is cut off leaves an ellipsis",
        arguments: [
            ("abcdef", 6, "abcdef"), ("abcdef", 4, "abc…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("abc", -1, ""),
            ("", 3, ""), ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 2, "👨‍👩‍👧…"),
        ]
    )
    func truncated(text: String, length: Int, result: String) {
        #expect(text.truncated(to: length) == result)
    }
}

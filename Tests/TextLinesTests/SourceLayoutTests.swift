import Testing
import TextLines

@Suite("Source without its layout")
struct SourceLayoutTests {
    struct Row: CustomTestStringConvertible {
        let testDescription: String
        let left: String
        let right: String
        let isSame: Bool

        init(_ sentence: String, _ left: String, _ right: String, isSame: Bool) {
            testDescription = sentence
            (self.left, self.right, self.isSame) = (left, right, isSame)
        }
    }

    static let rows = [
        Row("indentation and line ends", "a(\n    b: 1\n)\n", "a(\r\n\tb: 1)", isSame: true),
        Row("the comma before a closing bracket", "[\n  \"A\",\n]", "[\"A\"]", isSame: true),
        Row("another comma", "[\"A\", \"B\"]", "[\"A\" \"B\"]", isSame: false),
        Row("a blank in a text", "\"a b\"", "\"ab\"", isSame: false),
        Row("a bracket in a text", "\"a,]\"", "\"a]\"", isSame: false),
        Row("an escaped quote in a text", #"["a\" b"]"#, #"["a\"b"]"#, isSame: false),
        Row("an escaped backslash at a text's end", #"["\\" , "b" ]"#, #"["\\", "b"]"#, isSame: true),
        Row("an empty text", "[\"\", \"a b\"]", "[\"\",\"a b\",]", isSame: true),
        Row("a text that does not end", "\"a", "\"a ", isSame: false),
        Row("a target behind a comment", "// a\n.b", "// a .b", isSame: false),
        Row("a comment's indentation", "    // a\n.b", "  // a\n  .b", isSame: true),
        Row("nothing", "", " \n", isSame: true),
    ]

    @Test("is equal where a formatter alone has been at work", arguments: rows)
    func comparison(_ row: Row) {
        let same = SourceLayout(ignoredIn: row.left.utf8) == SourceLayout(ignoredIn: row.right.utf8)
        #expect(same == row.isSame)
    }
}

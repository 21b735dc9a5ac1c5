import Diagnostics
import Testing

@testable import Reporting

@Suite("Escapes of the formats")
struct EscapingTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        let escaped: String
    }

    @Test(
        "a JSON string",
        arguments: [
            Row(testDescription: "plain text stays", text: "日本 é </a>", escaped: "日本 é </a>"),
            Row(testDescription: "quote and backslash", text: #"a"b\c"#, escaped: #"a\"b\\c"#),
            Row(testDescription: "line ends and tab", text: "\n\r\t\r\n", escaped: #"\n\r\t\r\n"#),
            Row(
                testDescription: "control characters",
                text: "\0\u{1B}\u{7F}\u{9B}",
                escaped: #"\u0000\u001b\u007f\u009b"#
            ),
            Row(testDescription: "separators of JavaScript", text: "\u{2028}\u{2029}", escaped: #"\u2028\u2029"#),
            Row(testDescription: "what cannot be seen", text: "\u{202E}\u{FEFF}", escaped: #"\u202e\ufeff"#),
            Row(testDescription: "two code units", text: "\u{E0001}😀", escaped: #"\udb40\udc01😀"#),
            Row(testDescription: "an accent on the quote", text: "\"\u{301}", escaped: "\\\"\u{301}"),
        ]
    )
    func json(_ row: Row) {
        #expect(JSONValue.string(row.text).text == "\"\(row.escaped)\"\n")
    }

    @Test("a JSON text keeps the order of members, leaves out what is absent and indents")
    func jsonText() {
        let value = JSONValue.object(present: [
            "b": ["x": [], "y": .object([])], "absent": nil, "a": [1, true, .null, JSONValue(nil as Int?)],
        ])
        #expect(
            value.text == """
                {
                  "b": {
                    "x": [],
                    "y": {}
                  },
                  "a": [
                    1,
                    true,
                    null,
                    null
                  ]
                }

                """
        )
    }

    @Test(
        "a value in XML",
        arguments: [
            Row(testDescription: "markup", text: #"<&>"']]>"#, escaped: "&lt;&amp;&gt;&quot;']]&gt;"),
            Row(testDescription: "line ends and tab", text: "\n\r\t", escaped: "&#10;&#13;&#9;"),
            Row(testDescription: "what XML cannot hold", text: "\0\u{1B}\u{FFFE}", escaped: #"\u{0}\u{1B}\u{FFFE}"#),
            Row(testDescription: "what cannot be seen", text: "\u{85}\u{202E}", escaped: "&#133;&#8238;"),
        ]
    )
    func xml(_ row: Row) {
        #expect(row.text.escapedForXML(.attribute) == row.escaped)
    }

    @Test("the lines and tabs of a text in XML stay")
    func xmlText() {
        #expect("a\n\tb\r\n".escapedForXML(.text) == "a\n\tb&#13;\n")
    }

    @Test(
        "a line of a log",
        arguments: [
            Row(testDescription: "plain text stays", text: "a::b ## c", escaped: "a::b ## c"),
            Row(testDescription: "a command", text: "::error::x", escaped: #"\u{3A}:error::x"#),
            Row(testDescription: "after spaces", text: " \u{A0}::error::", escaped: " \u{A0}\\u{3A}:error::"),
            Row(testDescription: "an old command", text: "a##[error]##[b]", escaped: #"a\u{23}#[error]\u{23}#[b]"#),
            Row(
                testDescription: "other services",
                text: "##vso[x]##teamcity[y]",
                escaped: #"\u{23}#vso[x]\u{23}#teamcity[y]"#
            ),
            Row(testDescription: "a line end", text: "a\r\n::error::", escaped: #"a\u{D}\u{A}::error::"#),
        ]
    )
    func logLine(_ row: Row) {
        #expect(row.text.logLine == row.escaped)
    }

    /// FIPS 180-4, examples of NIST, and lengths around a block.
    @Test(
        "SHA-256",
        arguments: [
            Row(
                testDescription: "nothing",
                text: "",
                escaped: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
            ),
            Row(
                testDescription: "one block",
                text: "abc",
                escaped: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
            ),
            Row(
                testDescription: "two blocks, the length alone in the second",
                text: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                escaped: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            Row(
                testDescription: "55 bytes, one full block",
                text: String(repeating: "a", count: 55),
                escaped: "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
            ),
            Row(
                testDescription: "64 bytes",
                text: String(repeating: "a", count: 64),
                escaped: "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
            ),
        ]
    )
    func sha256(_ row: Row) {
        #expect(SHA256.hexDigest(of: row.text.utf8) == row.escaped)
    }
}

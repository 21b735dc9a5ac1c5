import Diagnostics
import Foundation
import Testing
import Workbench

@testable import TemplateEngine

/// A value either reads back as itself with the format's reader, or is refused; it never breaks the file.
@Suite struct EscapingTests {
    @Test(arguments: Escaping.allCases)
    func identifiersAreWrittenAsTheyAre(_ escaping: Escaping) throws {
        for name in ["Login", "loginService", "HTTPClient2", "snake_case_name", "a__b", "Tag1", "com.example.shop"] {
            #expect(try written(name, escaping) == name)
        }
    }

    @Test(arguments: Escaping.allCases)
    func numbersAndTruthAreWrittenAsTheyAre(_ escaping: Escaping) throws {
        let template = try Template("{{a}}{{b}}", name: "t")
        #expect(try template.render(["a": -12, "b": true], escaping: escaping) == "-12true")
    }

    @Test(arguments: Escaping.allCases)
    func rawPlaceholdersAreNotEscaped(_ escaping: Escaping) throws {
        let value = "<&\"\\$(x)\n*//\0"
        for source in ["{{{x}}}", "{{&x}}"] {
            #expect(try Template(source, name: "t").render(["x": .string(value)], escaping: escaping) == value)
        }
    }

    @Test(arguments: EscapedText.all)
    func isWritten(_ row: EscapedText) throws {
        #expect(try written(row.value, row.escaping) == row.expected)
    }

    @Test(arguments: RefusedText.all)
    func isRefused(_ row: RefusedText) throws {
        let found = diagnostics { () throws(DiagnosticsError) in _ = try written(row.value, row.escaping) }
        #expect(found.map(\.message) == ["the value of 'x' cannot be written into \(row.words)"])
        #expect(found.map(\.location) == [Location(file: "t", line: 1, column: 3)])
    }

    @Test(arguments: FormatReader.all)
    func readsBack(_ reader: FormatReader) throws {
        for value in HostileValues.chosen {
            guard let written = try? written(value, reader.escaping) else { continue }
            #expect(
                reader.read(written).map { Array($0.utf8) } == Array(value.utf8),
                "\(value.visible) as \(written.visible)"
            )
        }
    }

    @Test(arguments: FormatReader.all)
    func randomValuesReadBack(_ reader: FormatReader) throws {
        var random = SeededGenerator(seed: 7)
        var kept = 0
        for _ in 0..<1000 {
            let value = HostileValues.random(using: &random)
            guard let written = try? written(value, reader.escaping) else { continue }
            kept += 1
            let back = reader.read(written)
            #expect(back.map { Array($0.utf8) } == Array(value.utf8), "\(value.visible) as \(written.visible)")
        }
        #expect(kept > 100)
    }

    @Test(.enabled(if: Make.isAtHand, "there is no make"))
    func makeReadsVariablesBack() throws {
        let values =
            HostileValues.chosen
            + (0..<100).map { index in
                var random = SeededGenerator(seed: UInt64(index))
                return HostileValues.random(using: &random)
            }
        let kept = values.compactMap { value in (try? written(value, .makefile)).map { (value, $0) } }
        let lines = try #require(Make.values(ofVariables: kept.map(\.1)))
        #expect(kept.count > 20)
        #expect(lines == kept.map(\.0))
    }

    private func written(_ value: String, _ escaping: Escaping) throws(DiagnosticsError) -> String {
        try Template("{{x}}", name: "t").render(["x": .string(value)], escaping: escaping)
    }
}

/// A value and exactly what a file holds for it.
struct EscapedText: Sendable, CustomTestStringConvertible {
    var escaping: Escaping
    var value: String
    var expected: String
    var testDescription: String { "\(escaping.rawValue): \(value.visible)" }

    init(_ escaping: Escaping, _ value: String, _ expected: String) {
        (self.escaping, self.value, self.expected) = (escaping, value, expected)
    }

    static let all = [
        EscapedText(.none, "<\"\\\n\0", "<\"\\\n\0"),
        EscapedText(.html, "<b> & \"it's\"", "&lt;b&gt; &amp; &quot;it&#39;s&quot;"),
        EscapedText(.swift, #"say "\(x)""#, #"say \"\\(x)\""#),
        EscapedText(.swift, "\n\r\t\0\u{1B}\u{202E}\u{2028}é🛒", #"\n\r\t\0\u{1B}\u{202E}\u{2028}é🛒"#),
        EscapedText(.swift, "\r\n", #"\r\n"#),
        EscapedText(.xml, "</string>\n", "&lt;/string&gt;&#10;"),
        EscapedText(.xml, "$(A)", "$(A)"),
        EscapedText(.infoPlist, "5 $ & more", "5 $ &amp; more"),
        EscapedText(.json, "\"\\\u{8}\n/é", #"\"\\\u0008\n/é"#),
        EscapedText(.yaml, "a: \"b\" # c\u{85}\u{2028}\u{FEFF}", #"a: \"b\" # c\u0085\u2028\uFEFF"#),
        EscapedText(.workflow, "$(A) ${B} $ {{c}}", "$(A) ${B} $ {{c}}"),
        EscapedText(.xcconfig, "https://x/y", "https:/$()/x/y"),
        EscapedText(.xcconfig, "/a/", "$()/a/$()"),
        EscapedText(.xcconfig, #"Shop "X" \(1) ; x"#, #"Shop "X" \(1) ; x"#),
        EscapedText(.pbxproj, "a \"b\" \\c\n\u{1}\u{85}é", #"a \"b\" \\c\n\001\U0085é"#),
        EscapedText(.makefile, ##"$x #1 \# \\# a\b"##, ##"$$x \#1 \\\# \\\\\# a\b"##),
        EscapedText(.markdown, "*a* _b_ `c` [d](e) <f> &amp;", #"\*a\* \_b\_ \`c\` \[d\](e) \<f\> \&amp;"#),
        EscapedText(.markdown, "# a\n\n1. b", "\\# a&#10;&#10;1. b"),
        EscapedText(.markdown, "1. a", "1\\. a"),
        EscapedText(.markdown, "12) a", "12\\) a"),
        EscapedText(.markdown, "1.0", "1.0"),
        EscapedText(.markdown, "- a - b", "\\- a - b"),
        EscapedText(.markdown, " a ", "&#32;a&#32;"),
        EscapedText(.markdown, "a_b _c", "a_b \\_c"),
    ]
}

/// A value that a format cannot hold, and the words that say so.
struct RefusedText: Sendable, CustomTestStringConvertible {
    var escaping: Escaping
    var value: String
    var words: String
    var testDescription: String { "\(escaping.rawValue): \(value.visible)" }

    init(_ escaping: Escaping, _ value: String, _ words: String) {
        (self.escaping, self.value, self.words) = (escaping, value, words)
    }

    private static let plist = "a property list in which Xcode replaces build settings"
    private static let setting = "an Xcode configuration file"

    static let all = [
        RefusedText(.html, "a\0", "HTML: HTML has no way to write U+0000"),
        RefusedText(.xml, "\u{FEFF}a", "XML: U+FEFF at the beginning is dropped"),
        RefusedText(.xml, "a\u{1}", "XML: XML has no way to write U+0001"),
        RefusedText(.xml, "a\0", "XML: XML has no way to write U+0000"),
        RefusedText(.xml, "a\u{FFFE}", "XML: XML has no way to write U+FFFE"),
        RefusedText(.infoPlist, "$(A)", "\(plist): '$' before a bracket or at the end begins a build setting"),
        RefusedText(.infoPlist, "${A}", "\(plist): '$' before a bracket or at the end begins a build setting"),
        RefusedText(.infoPlist, "A$", "\(plist): '$' before a bracket or at the end begins a build setting"),
        RefusedText(.workflow, "${{ x }}", "a GitHub workflow: '${{' begins an expression that GitHub evaluates"),
        RefusedText(.workflow, "a${", "a GitHub workflow: '${{' begins an expression that GitHub evaluates"),
        RefusedText(.xcconfig, "$(A)", "\(setting): '$' begins a build setting"),
        RefusedText(.xcconfig, "a\nb", "\(setting): a line break ends the setting"),
        RefusedText(.xcconfig, "a\r\nb", "\(setting): a line break ends the setting"),
        RefusedText(.xcconfig, " a", "\(setting): a blank at an end is dropped"),
        RefusedText(.xcconfig, "a ", "\(setting): a blank at an end is dropped"),
        RefusedText(.xcconfig, "a;", "\(setting): ';' at the end is dropped"),
        RefusedText(.xcconfig, "a\\", "\(setting): '\\' at the end joins the next line"),
        RefusedText(.xcconfig, "a\u{7}", "\(setting): U+0007 is a control character"),
        RefusedText(.makefile, "a\nb", "a make variable: a line break ends the variable"),
        RefusedText(.makefile, " a", "a make variable: a blank at the beginning is dropped"),
        RefusedText(.makefile, "a\\\\", "a make variable: '\\' at the end joins the next line"),
        RefusedText(.makefile, "a\0", "a make variable: U+0000 is a control character"),
        RefusedText(.markdown, "a\0", "Markdown: U+0000 is a control character"),
        RefusedText(.markdown, "a\u{1B}[0m", "Markdown: U+001B is a control character"),
    ]
}

/// Values that break files when they are not escaped.
enum HostileValues {
    static let chosen = [
        "", "a", "Shop \"X\" \\(1) </string> $(A) {{b}} 商店 🛒", "Shop \"X\" \\(1) </string> {{b}} 商店 🛒", "a\nb",
        "a\r\nb", "\t", " ",
        "  a  ", "\\", "\\\\", "a\\", "\"", "'", "`a`", "*a*", "**a**", "_a_", "a_b", "__a__", "[a](b)", "![a](b)",
        "<script>", "a & b", "&amp;", "&#10;", "]]>", "<!-- a -->", "--", "---", "- a", "+ a", "* a", "1. a", "1) a",
        "# a", "a #", "> a", "===", "~~~", "a | b", "a\\|b", "$", "$$", "$x", "${A}", "$(A)", "${{ a }}", "#{a}", "%a%",
        "//",
        "a // b", "https://example.com/a?b=c&d=e#f", "/", "/a/", "a/*b*/c", "#", "\\#", "\\\\#", "a: b", "- [ ] a",
        "@a",
        "!a", "a!", "%YAML", "null", "true", "0x1", "~", "?", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "\u{2029}",
        "\u{FEFF}a",
        "\u{200B}", "\u{202E}", "\u{FFFD}", "\u{FFFE}", "\u{10FFFF}", "\0", "\u{1}", "\u{1B}[31m", "é", "e\u{301}", "👨‍👩‍👧",
        "日本", "\u{1F1E9}\u{1F1EA}", ";", "a;", "=", "a=b", ",", "{", "}", "a\"; b = \"c", "\\U0041", "\\101", "\\n",
        "`", "``a``",
        "a\tb", "a  \nb", "<a@b.c>", "a<b>c",
    ]

    private static let pieces =
        "\"'\\`*_[]()<>&#|~$!+-=.;:/{}@%^?, \n\r\t\0\u{1}\u{7F}\u{85}\u{2028}\u{FEFF}\u{FFFF}é🛒abz019".unicodeScalars
        .map { $0 }

    /// Up to eight characters; half of the values without control characters, which many formats refuse.
    static func random(using random: inout SeededGenerator) -> String {
        let allowsControls = Bool.random(using: &random)
        var text = ""
        for _ in 0..<Int.random(in: 0...8, using: &random) {
            let scalar = pieces.randomElement(using: &random) ?? "a"
            if allowsControls || !scalar.isControl { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}

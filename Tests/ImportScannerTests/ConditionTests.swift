import Testing

@testable import ImportScanner

/// Imports under `#if`, with the condition as a reader would write it.
@Suite struct ConditionTests {
    @Test(arguments: blocks) func writesTheConditionOfEachBranch(_ row: ImportRow) { row.check() }

    @Test(arguments: foreignCode) func aBranchThatDoesNotLexEndsWithTheBranch(_ row: ImportRow) { row.check() }

    @Test(arguments: Judgement.all) func judges(_ row: Judgement) {
        let macOS = BuildEnvironment(
            system: "macOS",
            architecture: "arm64",
            flags: ["DEBUG"],
            modules: ["UIKit"],
            compilerVersion: [6, 1],
            languageVersion: [5]
        )
        #expect(macOS.isActive(row.condition) == row.isActive, "\(row.testDescription)")
    }

    static let blocks = [
        ImportRow(
            "both branches",
            "#if DEBUG\nimport A\n#else\nimport B\n#endif\nimport C",
            "2:1 A if DEBUG",
            "4:1 B if !DEBUG",
            "6:1 C"
        ),
        ImportRow(
            "a chain",
            "#if A\n#elseif os(B)\nimport C\n#else\nimport D\n#endif",
            "3:1 C if !A && os(B)",
            "5:1 D if !A && !os(B)"
        ),
        ImportRow(
            "nested, with alternatives in parentheses",
            "#if A || B\n#if C\nimport D\n#endif\nimport E\n#endif",
            "3:1 D if (A || B) && C",
            "5:1 E if A || B"
        ),
        ImportRow(
            "negations of more than a word",
            "#if A || B\n#elseif !C\n#else\nimport D\n#endif",
            "4:1 D if !(A || B) && !(!C)"
        ),
        ImportRow(
            "comments and blanks are left out",
            "#if /* a */ os(Linux)  &&  A // b\nimport C\n#endif // d",
            "2:1 C if os(Linux) && A"
        ),
        ImportRow("over several lines", "#if (A\n || B) &&\n  C\nimport D\n#endif", "4:1 D if (A || B) && C"),
        ImportRow("behind code and indented", "x #if A\n  import B\n  #endif\nimport C", "2:3 B if A", "4:1 C"),
        ImportRow("other directives", "#warning(\"#if\")\n#iffy #elsewhere #endif_\nimport A", "3:1 A"),
        ImportRow(
            "directives in strings and comments",
            "let a = \"\"\"\n#if A\n\"\"\" /*\n#if B */ // #if C\nimport D",
            "5:1 D"
        ),
        ImportRow("a block without an end", "#if A\nimport B", "2:1 B if A"),
    ]

    static let foreignCode = [
        ImportRow("ends without beginnings", "#endif\n#else\n#elseif A\nimport B", "4:1 B"),
        ImportRow(
            "a string that never ends",
            "#if A\nlet a = \"\"\"\nimport B\n#else\nimport C\n#endif\nimport D",
            "5:1 C if !A",
            "7:1 D"
        ),
        ImportRow(
            "a comment that never ends",
            "#if A\n/* import B\n  #elseif E\nimport C\n#endif\nimport D",
            "4:1 C if !A && E",
            "6:1 D"
        ),
        ImportRow("quotes of another language", "#if A\nlet a = 'it\nlet b = \"\nlet c = `\n#endif\nimport D", "6:1 D"),
        ImportRow("open brackets", "#if A\nf(([{\n#else\nimport B\n#endif", "4:1 B if !A"),
        ImportRow("a regex that never ends", "#if A\nlet a = #/\n\"\n#else\nimport B\n#endif", "5:1 B if !A"),
    ]
}

/// A condition, and whether it holds on a Mac with Swift 6.1 in Swift 5 mode.
struct Judgement: Sendable, CustomTestStringConvertible {
    let condition: String
    let isActive: Bool?
    var testDescription: String { condition }

    init(_ condition: String, _ isActive: Bool?) {
        self.condition = condition
        self.isActive = isActive
    }

    static let all = [
        Judgement("os(macOS)", true), Judgement("os(OSX)", true), Judgement("!os(Linux)", true),
        Judgement("arch(arm64) && DEBUG", true), Judgement("RELEASE || canImport(UIKit)", true),
        Judgement("canImport(UIKit.UIView)", true), Judgement("canImport(UIKit, _version: 5)", true),
        Judgement("compiler(>=6.1)", true), Judgement("compiler( >= 6.2 )", false), Judgement("compiler(<6)", false),
        Judgement("swift(>=6)", false), Judgement("swift(<6.0)", true), Judgement("true && !false", true),
        Judgement("DEBUG || A && B", true), Judgement("(DEBUG || A) && B", false), Judgement("!(A || B)", true),
        Judgement("hasFeature(X)", nil), Judgement("hasFeature(X) || DEBUG", true),
        Judgement("hasFeature(X) && A", false), Judgement("", nil), Judgement("A B", nil), Judgement("(A", nil),
        Judgement(String(repeating: "(", count: 100_000), nil),
        Judgement(String(repeating: "!", count: 100_001) + "A", true),
    ]
}

import Testing

@testable import ImportScanner

/// Everything an import says, and every place in which the word is no import.
@Suite struct ImportTests {
    @Test(arguments: forms) func readsEveryForm(_ row: ImportRow) { row.check() }

    @Test(arguments: places) func readsEveryPosition(_ row: ImportRow) { row.check() }

    @Test(arguments: otherUses) func leavesOtherUsesOfTheWordAlone(_ row: ImportRow) { row.check() }

    @Test(arguments: brokenCode) func goesOnAfterBrokenCode(_ row: ImportRow) { row.check() }

    @Test func theModulesOwnPositionIsKept() {
        let found = SourceScanner.scan(Array("@testable import struct\n  `A`.B".utf8)).imports
        #expect(found.map(\.modulePosition) == [SourcePosition(line: 2, column: 3)])
        #expect(found.first?.hasAttribute("testable") == true)
        #expect(found.first?.module == "A")
    }

    static let forms = [
        ImportRow("a plain import", "import A", "1:1 A"),
        ImportRow(
            "every kind",
            "import struct A.B\nimport class A.C; import func A.c",
            "1:1 struct A.B",
            "2:1 class A.C",
            "2:19 func A.c"
        ),
        ImportRow("a kind that is none is a module", "import actor.B", "1:1 actor.B"),
        ImportRow("a path over several lines", "import A\n  . B /* c */\n.\n C", "1:1 A.B.C"),
        ImportRow("a module selector", "import struct A::B\nimport A :: B.C", "1:1 struct A.B", "2:1 A.B.C"),
        ImportRow(
            "backticks and raw identifiers",
            "import `class`.B\nimport `my module`",
            "1:1 class.B",
            "2:1 my module"
        ),
        ImportRow("a name that begins with a dollar", "import $a.$b", "1:1 $a.$b"),
        ImportRow("a name outside ASCII", "import Größe.日本", "1:1 Größe.日本"),
        ImportRow(
            "a name longer than fifteen bytes, twice",
            "import LoginInterfaceOfMain\nimport LoginInterfaceOfMain",
            "1:1 LoginInterfaceOfMain",
            "2:1 LoginInterfaceOfMain"
        ),
        ImportRow("attributes in order", "@testable @_spi(A) import B", "1:20 @testable @_spi(A) B"),
        ImportRow(
            "attributes and access on lines of their own",
            "@_exported // c\n\n/* d */ public\nimport A",
            "4:1 @_exported public A"
        ),
        ImportRow("access between attributes", "@a private @b import B", "1:15 @a @b private B"),
        ImportRow("a blank before an attribute's parentheses", "@_spi (A) import B", "1:11 @_spi (A) B"),
        ImportRow(
            "strings, comments and brackets in an attribute",
            "@a(\")\" /* ) */, [(1)], #\")\"#) import A",
            "1:31 @a(\")\" /* ) */, [(1)], #\")\"#) A"
        ),
        ImportRow("an attribute with a path and generics", "@a.b<C>(d) import A", "1:12 @a.b<C>(d) A"),
        ImportRow("the attribute of the declaration before", "@a(1) func f() {}\nimport A", "2:1 A"),
        ImportRow("attributes inside an #if", "@a\n#if B\n@c\n#endif\nimport A", "5:1 @a @c A"),
    ]

    static let places = [
        ImportRow("several on one line", "import A; import B;import C", "1:1 A", "1:11 B", "1:20 C"),
        ImportRow("CRLF counts as one line end", "\r\nimport A\r\n\r\nimport B", "2:1 A", "4:1 B"),
        ImportRow("CR counts as one line end", "\rimport A\r\rimport B", "2:1 A", "4:1 B"),
        ImportRow("a byte-order mark has three columns", "\u{FEFF}import A", "1:4 A"),
        ImportRow("columns are bytes", "let s = \"é😀\"; import A", "1:19 A"),
        ImportRow("a non-breaking space is a blank", "import\u{A0}A;\u{A0}import B", "1:1 A", "1:13 B"),
        ImportRow("a NUL is a blank", "import\0A\0;\0import B", "1:1 A", "1:12 B"),
        ImportRow("vertical tab and form feed", "import\u{B}A\u{C}import B", "1:1 A", "1:10 B"),
        ImportRow("a first line for the shell", "#!/usr/bin/env swift import X\nimport A", "2:1 A"),
        ImportRow("sixteen bytes before it", "0123456789abcde;import A", "1:17 A"),
        ImportRow("inside braces", "func f() { import A }", "1:12 A"),
        ImportRow("behind a label", "case .x: import A", "1:10 A"),
        ImportRow("at the end of the file, without a name", "import A\nimport", "1:1 A"),
    ]

    static let otherUses = [
        ImportRow("a part of a word", "importA reimport _import import_ éimport importé $import import1"),
        ImportRow("an argument's label", "f(import: 1, import : 2)\nfunc f(import x: Int, @A import y: Int) {}"),
        ImportRow("a member", "x.import A; x?.import A; .import"),
        ImportRow("a macro", "#import A"),
        ImportRow("a name in backticks", "let `import` = `import A`"),
        ImportRow("a statement's label", "import: while true {}"),
        ImportRow("followed by no name", "import 5; import \"A\"; import (A); import in; import public; import _"),
        ImportRow("on the line of a directive", "#if A import B\n#else import C\n#endif import D\n"),
        ImportRow("an editor placeholder", "<#import A#>\nlet x = <#\"#>; <#\"import B#>"),
    ]

    static let brokenCode = [
        ImportRow("an open parenthesis", "f(\nimport A", "2:1 A"),
        ImportRow("a dot at the end of a line", "x.\nimport A", "2:1 A"),
        ImportRow("an import that is not finished", "import\nimport A\nimport B.\nimport C", "2:1 A", "3:1 B", "4:1 C"),
        ImportRow("a lone backtick", "let `a\nimport A", "2:1 A"),
        ImportRow("too many closing marks", "}}) */ #endif\nimport A", "2:1 A"),
    ]
}

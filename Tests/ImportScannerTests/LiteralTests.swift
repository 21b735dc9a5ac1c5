import Testing

@testable import ImportScanner

/// Comments, strings, regexes and whatever else may hold the word without meaning it.
@Suite struct LiteralTests {
    @Test(arguments: comments) func comment(_ row: ImportRow) { row.check() }

    @Test(arguments: strings) func string(_ row: ImportRow) { row.check() }

    @Test(arguments: regexes) func regex(_ row: ImportRow) { row.check() }

    static let comments = [
        ImportRow("nested", "/* /* import A */ import B */ import C", "1:31 C"),
        ImportRow("empty, and closed by the first mark", "/**/import A/**/\n/*/ import B */", "1:5 A"),
        ImportRow("a line comment ends with CR", "// import A\rimport B", "2:1 B"),
        ImportRow("a line comment does not end with U+2028", "//\u{2028}import A"),
        ImportRow("a comment ends an operator", "x +// import A\n/* */ import B", "2:7 B"),
        ImportRow(
            "an unresolved conflict holds nothing",
            "<<<<<<< a\nimport A\n=======\nimport B\n>>>>>>> b\nimport C",
            "6:1 C"
        ),
        ImportRow("a shift is no conflict", "let x = 1 <<<<<<< y\nimport A\n>>>>>>> b", "2:1 A"),
    ]

    static let strings = [
        ImportRow("escaped quotes and backslashes", #"let a = "\" import A \\"; import B"#, "1:27 B"),
        ImportRow("without an end, up to the line's end", "let a = \"import A\nimport B", "2:1 B"),
        ImportRow("an interpolation", #"let a = "\(f("import A", [")"])) import B"; import C"#, "1:45 C"),
        ImportRow("interpolations three deep", #"let a = "\("\("\("import A")")") import B"; import C"#, "1:45 C"),
        ImportRow("an interpolation without an end", "let a = \"\\(f(\nimport A", "2:1 A"),
        ImportRow(
            "multi-line with quotes in it",
            "let a = \"\"\"\n\"\" import A \\\"\"\" import B\n\"\"\"; import C",
            "3:6 C"
        ),
        ImportRow(
            "multi-line inside an interpolation",
            "let a = \"\"\"\n\\(\"\"\"\nimport A\n\"\"\") import B\n\"\"\"\nimport C",
            "6:1 C"
        ),
        ImportRow(
            "raw, with quotes and backslashes",
            #####"let a = ##"\" "# \#(import A) "##; import B"#####,
            "1:36 B"
        ),
        ImportRow("raw, with an interpolation", ####"let a = #"\#("import A")" import B"#; import C"####, "1:39 C"),
        ImportRow("raw, of one quote", ####"let a = #"""#; import A"####, "1:16 A"),
        ImportRow("raw, of three quotes on one line", ####"let a = #""" x "#; import A"####, "1:20 A"),
        ImportRow("raw and multi-line", "let a = #\"\"\"\n\"\"\" import A\n\"\"\"#; import B", "3:7 B"),
        ImportRow("in single quotes", "let a = 'import A'; import B\nlet c = 'it\nimport D", "1:21 B", "3:1 D"),
        ImportRow("a backslash at the line's end", "let a = \"\\\nimport A", "2:1 A"),
    ]

    static let regexes = [
        ImportRow("after an equals sign", "let a = /\"/\nimport A // \"", "2:1 A"),
        ImportRow("as an argument and in a list", "f(/\"/, [/'/])\nimport A // \"'", "2:1 A"),
        ImportRow("after a keyword", "return /\"/\nimport A // \"", "2:1 A"),
        ImportRow("after a binary operator, with a blank", "x = a ?? / \" /\nimport A // \"", "2:1 A"),
        ImportRow("after try?", "let a = try? / \"x/\nimport A // \"", "2:1 A"),
        ImportRow("with escapes and a class", #"let a = /\/"[\]"]/; import A // ""#, "1:21 A"),
        ImportRow("a division", "let c = a / b; let d = \"x\"; let e = a / b\nimport A", "2:1 A"),
        ImportRow("a division without blanks", "let c = a/b + \"/\" + d/e; import A", "1:26 A"),
        ImportRow("the operator as an argument", "reduce(1, /); f(/, \")/\"); import A", "1:27 A"),
        ImportRow("an operator's declaration", "func / (a: A, b: String = \"/\") {}\nimport A", "2:1 A"),
        ImportRow(
            "after a postfix operator, when it stands close to its first character",
            "x! /\"/; import A\nimport B",
            "1:9 A",
            "2:1 B"
        ),
        ImportRow("without an end where nothing else can stand", "return / \"\"\"\nimport A", "2:1 A"),
        ImportRow("extended", "let a = #/ import A \" / /#; import B", "1:29 B"),
        ImportRow("extended over several lines", "let a = #/\nimport A \"\n/#; import B", "3:5 B"),
        ImportRow("extended without an end", "let a = #/ \" \nimport A\nlet b = #/\nimport B", "2:1 A", "4:1 B"),
    ]
}

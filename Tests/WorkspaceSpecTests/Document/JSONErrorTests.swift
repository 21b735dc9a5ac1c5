import Diagnostics
import Testing

@testable import WorkspaceSpec

/// What is said about JSON texts, to the column and to the word.
@Suite struct JSONErrorTests {
    @Test(arguments: rows)
    func errors(_ row: SyntaxCase) {
        #expect(syntaxErrors(row.text) == row.expected)
    }

    private static let rows = [
        SyntaxCase("comments and trailing commas are fine", "{ // a\n \"a\": [1, 2,], /* b */ }\n// end"),
        SyntaxCase("a byte-order mark and CRLF are fine", "\u{FEFF}{\r\n\"a\": 1\r\n}\r\n"),
        SyntaxCase("64 levels are fine", String(repeating: "[", count: 64) + String(repeating: "]", count: 64)),
        SyntaxCase("both halves of a surrogate pair are fine", "[\"\\ud83d\\uded2\"]"),
        SyntaxCase(
            "nothing",
            "",
            #"f: the file is empty; write at least '{ "name": "…" }'"#
        ),
        SyntaxCase(
            "blanks only",
            "  \n",
            #"f: the file is empty; write at least '{ "name": "…" }'"#
        ),
        SyntaxCase(
            "a byte-order mark only",
            "\u{FEFF}",
            #"f: the file is empty; write at least '{ "name": "…" }'"#
        ),
        SyntaxCase(
            "a merge conflict that is not settled",
            "{\n<<<<<<< HEAD\n\"name\": \"A\"\n=======\n\"name\": \"B\"\n>>>>>>> topic\n}\n",
            "2:1: a merge conflict is left here; keep what is right of the two sides, and remove the lines with the marks"
        ),
        SyntaxCase(
            "a merge conflict behind lines that end with a lone CR",
            "{\r\r<<<<<<<\r}",
            "3:1: a merge conflict is left here; keep what is right of the two sides, and remove the lines with the marks"
        ),
        SyntaxCase(
            "a comment only",
            "// only\n",
            "2:1: expected a value, found the end of the file"
        ),
        SyntaxCase(
            "an old-style property list without braces",
            "name = A;",
            #"1:1: the file is an old-style property list, not JSON or a property list; write JSON ('{ "name": "…" }') or an XML property list"#
        ),
        SyntaxCase(
            "an old-style property list",
            "{ name = A; org = B; }",
            #"1:3: this is an old-style property list ('name = value;'), which is not read; write JSON ('"name": "value",') or an XML property list"#
        ),
        SyntaxCase(
            "YAML",
            "name: A",
            #"1:1: the file is YAML, not JSON or a property list; write JSON ('{ "name": "…" }') or an XML property list"#
        ),
        SyntaxCase(
            "YAML with a document mark",
            "---\nname: A",
            #"1:1: the file is YAML, not JSON or a property list; write JSON ('{ "name": "…" }') or an XML property list"#
        ),
        SyntaxCase(
            "YAML behind a comment",
            "# ours\nname: x",
            #"1:1: the file is YAML, not JSON or a property list; write JSON ('{ "name": "…" }') or an XML property list"#
        ),
        SyntaxCase(
            "TOML",
            "name = \"A\"",
            #"1:1: the file is TOML, not JSON or a property list; write JSON ('{ "name": "…" }') or an XML property list"#
        ),
        SyntaxCase(
            "a TOML table",
            "[workspace]\nname = \"x\"",
            #"1:1: the file is TOML, not JSON or a property list; write JSON ('{ "name": "…" }') or an XML property list"#
        ),
        SyntaxCase(
            "prose",
            "hello",
            #"1:1: the file is neither JSON nor a property list; write JSON ('{ "name": "…" }') or an XML property list"#
        ),
        SyntaxCase(
            "words of other languages",
            "{\"a\": True, \"b\": None,\n\"c\": undefined, \"d\": yes, \"e\": ture}",
            "1:7: 'True' is no value in JSON; write 'true'",
            "1:18: 'None' is no value in JSON; write 'null'",
            "2:6: 'undefined' is no value in JSON; write 'null'",
            "2:22: 'yes' is no value in JSON; write 'true'",
            "2:32: 'ture' is no value in JSON; write 'true'"
        ),
        SyntaxCase(
            "numbers that are none",
            "[NaN, -Infinity]",
            "1:2: 'NaN' is no number that JSON has",
            "1:7: '-Infinity' is no number: JSON has finite numbers only"
        ),
        SyntaxCase(
            "single quotes",
            "{'a': 'b'}",
            #"1:2: a text stands in double quotes, not in single quotes; write "a""#,
            #"1:7: a text stands in double quotes, not in single quotes; write "b""#
        ),
        SyntaxCase(
            "no quotes",
            "{a: b}",
            #"1:2: the key 'a' has no quotes; write "a""#,
            #"1:5: the text 'b' has no quotes; write "b""#
        ),
        SyntaxCase(
            "no quotes around words and addresses",
            "{\"a\": My Shop, \"b\": http://x/y // c\n}",
            #"1:7: the text 'My Shop' has no quotes; write "My Shop""#,
            #"1:21: the text 'http://x/y' has no quotes; write "http://x/y""#
        ),
        SyntaxCase(
            "no quotes in an array",
            "[Main, Expand, \"x\"]",
            #"1:2: the text 'Main' has no quotes; write "Main""#,
            #"1:8: the text 'Expand' has no quotes; write "Expand""#
        ),
        SyntaxCase(
            "typographic quotes",
            "{“a”: “b”}",
            #"1:2: a text stands in double quotes, not in typographic quotes; write "a""#,
            #"1:11: a text stands in double quotes, not in typographic quotes; write "b""#
        ),
        SyntaxCase(
            "backticks",
            "{\"a\": `b`}",
            #"1:7: a text stands in double quotes, not in backticks; write "b""#
        ),
        SyntaxCase(
            "'=' for ':'",
            "{\"a\" = 1}",
            "1:6: expected ':' after the key 'a', found '='; write ':'"
        ),
        SyntaxCase(
            "no colon before a text",
            "{\"a\" \"b\"}",
            #"1:6: expected ':' after the key 'a', found '"b"'; write ':' between the key and its value"#
        ),
        SyntaxCase(
            "no colon before a number",
            "{\"a\": 1,\r\n\"b\" 2}",
            "2:5: expected ':' after the key 'b', found '2'"
        ),
        SyntaxCase(
            "no value",
            "{\"a\": }",
            "1:7: expected a value, found '}'"
        ),
        SyntaxCase(
            "no value, and more",
            "{\"a\": ,\"b\":1}",
            "1:7: expected a value, found ','"
        ),
        SyntaxCase(
            "two commas",
            "[1,,2]",
            "1:4: expected a value, found ','; remove the comma"
        ),
        SyntaxCase(
            "a comma first",
            "[,1]",
            "1:2: expected a value, found ','; remove the comma"
        ),
        SyntaxCase(
            "';' for ','",
            "{\"a\":1;}",
            "1:7: expected ',' after the value, found ';'; write ','"
        ),
        SyntaxCase(
            "no commas on one line",
            "[1 2 3]",
            "1:4: expected ',' or ']' after the value, found '2'; write ',' between them"
        ),
        SyntaxCase(
            "a quote inside a text",
            "{\"a\": \"say \"hi\" now\"}",
            #"1:13: expected ',' or '}' after the value, found 'hi'; write ',' between them; a quote inside a text is written \""#
        ),
        SyntaxCase(
            "no commas at LF, CR and CRLF",
            "{\"a\":1\n\"b\":2\r\"c\":3\r\n\"d\":4}",
            #"2:1: expected ',' or '}' after the value, found '"b"'; write ',' after the value on line 1"#,
            #"3:1: expected ',' or '}' after the value, found '"c"'; write ',' after the value on line 2"#,
            #"4:1: expected ',' or '}' after the value, found '"d"'; write ',' after the value on line 3"#
        ),
        SyntaxCase(
            "no comma before a comment",
            "{\"a\": 1 // first\n \"b\": 2}",
            #"2:2: expected ',' or '}' after the value, found '"b"'; write ',' after the value on line 1"#
        ),
        SyntaxCase(
            "the wrong bracket",
            "{\"a\": [1, 2}",
            "1:12: expected ']' to end the array, found '}'; the array begins here 1:7"
        ),
        SyntaxCase(
            "the wrong brace",
            "{\"a\": {\"b\": 1]",
            "1:14: expected '}' to end the object, found ']'; the object begins here 1:7"
        ),
        SyntaxCase(
            "an object without end",
            "{\"a\": 1",
            "1:8: expected '}' to end the object, found the end of the file; the object begins here 1:1"
        ),
        SyntaxCase(
            "an array without end",
            "[1, 2",
            "1:6: expected ']' to end the array, found the end of the file; the array begins here 1:1"
        ),
        SyntaxCase(
            "a text without end on its line",
            "{\"a\": \"x\n}",
            #"1:7: the text does not end on its line; write '"' at its end"#
        ),
        SyntaxCase(
            "a text without end",
            "{\"a\": \"x",
            #"1:7: the text does not end on its line; write '"' at its end"#
        ),
        SyntaxCase(
            "an escape without end",
            "\"x\\",
            #"1:1: the text does not end on its line; write '"' at its end"#
        ),
        SyntaxCase(
            "a comment without end",
            "{} /* x",
            "1:4: the comment does not end; write '*/' where it ends"
        ),
        SyntaxCase(
            "a brace too many",
            "{\"a\": 1}}",
            "1:9: expected the end of the file after the value, found '}'; remove it: it closes nothing"
        ),
        SyntaxCase(
            "two objects",
            "{\"a\": 1} {\"b\": 2}",
            "1:10: expected the end of the file after the value, found '{'; a spec is one object: remove what follows it"
        ),
        SyntaxCase(
            "no braces",
            "\"name\": \"x\"",
            "1:7: expected the end of the file after the value, found ':'; write '{' before the first key and '}' after the last value"
        ),
        SyntaxCase(
            "a closing brace only",
            "}",
            "1:1: expected a value, found '}'"
        ),
        SyntaxCase(
            "numbers that JSON writes otherwise",
            "[01, +1, .5, 1., 0x1F, 1_000, 1e999, -, 00, -07.5]",
            "1:2: '01' is no number: it begins with a zero; write '1'",
            "1:6: '+1' is no number: it has a plus sign; write '1'",
            "1:10: '.5' is no number: a digit is missing before '.'; write '0.5'",
            "1:14: '1.' is no number: a digit is missing after '.'",
            "1:18: '0x1F' is no number: JSON has decimal numbers only; write it in decimal",
            "1:24: '1_000' is no number: it has separators; write '1000'",
            "1:31: '1e999' is no number: it is too large",
            "1:38: '-' is no number: it has no digits",
            "1:41: '00' is no number: it begins with a zero; write '0'",
            "1:45: '-07.5' is no number: it begins with a zero; write '-7.5'"
        ),
        SyntaxCase(
            "texts that look like numbers",
            "[12abc, 16.0.1, 2026-01-01]",
            #"1:2: '12abc' is no number: a text stands in quotes; write "12abc""#,
            #"1:9: '16.0.1' is no number: a text stands in quotes; write "16.0.1""#,
            #"1:17: '2026-01-01' is no number: a text stands in quotes; write "2026-01-01""#
        ),
        SyntaxCase(
            "wrong escapes",
            "[\"\\x\", \"\\u12\", \"\\ud800\", \"\\ud800\\u0041\"]",
            #"1:3: unknown escape '\x' in a text; write '\\' for a backslash"#,
            #"1:9: '\u' stands without four hexadecimal digits; write '\u00e9' for é"#,
            #"1:17: '\ud800' is half of a surrogate pair; write the character itself, or both halves: '\ud83d\uded2' for 🛒"#,
            #"1:27: '\ud800' is half of a surrogate pair; write the character itself, or both halves: '\ud83d\uded2' for 🛒"#
        ),
        SyntaxCase(
            "control characters in texts",
            "[\"a\tb\", \"\u{1}\"]",
            #"1:4: a tab stands in a text; write '\t'"#,
            #"1:10: the control character U+0001 stands in a text; write '\u0001'"#
        ),
        SyntaxCase(
            "'#' for a comment",
            "{\"a\": 1, # c\n \"b\": 2}",
            "1:10: '#' begins no comment in JSON; write '//'"
        ),
        SyntaxCase(
            "half a comment",
            "{ / }",
            "1:3: '/' begins no comment; write '//' or '/* … */'"
        ),
        SyntaxCase(
            "blanks that are none",
            "{\u{00A0}\"a\": \u{200B}1, \0\"b\": 2}",
            "1:2: the character U+00A0 is no white space in JSON; remove it, or write a space",
            "1:9: the character U+200B is no white space in JSON; remove it, or write a space",
            "1:15: the character U+0000 is no white space in JSON; remove it, or write a space"
        ),
        SyntaxCase(
            "a stray character",
            "{\"a\": @x}",
            "1:7: expected a value, found '@'"
        ),
        SyntaxCase(
            "a text that ends too early",
            "{\"name: \"Shop\",\n \"b\": 1}",
            "1:10: expected ':' after the key 'name: ', found 'Shop'"
        ),
        SyntaxCase(
            "a column behind a byte-order mark",
            "\u{FEFF}{\"a\" 1}",
            "1:6: expected ':' after the key 'a', found '1'"
        ),
        SyntaxCase(
            "a column counts bytes",
            "{\"é\": @}",
            "1:8: expected a value, found '@'"
        ),
        SyntaxCase(
            "65 levels",
            String(repeating: "[", count: 65),
            "1:65: nested deeper than 64 levels"
        ),
        SyntaxCase(
            "a key twice, once with an escape",
            "{\"name\": 1,\n \"na\\u006de\": 2}",
            "2:2: duplicate key 'name'; remove one of the two; the first is here 1:2"
        ),
        SyntaxCase(
            "a key twice, in two normalisations",
            "{\"x\": [{\"\u{E9}\": 1, \"e\u{301}\": 2}]}",
            "1:18: duplicate key 'é' in x[0]; remove one of the two; the first is here 1:9; the two are the same text in different code points"
        ),
        SyntaxCase("keys that differ in case are two", "{\"a\": 1, \"A\": 2}"),
    ]
}

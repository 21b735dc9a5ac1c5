import Diagnostics
import Testing

@testable import WorkspaceSpec

/// What is said about XML property lists, to the column and to the word.
@Suite struct XMLPlistErrorTests {
    @Test(arguments: rows)
    func errors(_ row: SyntaxCase) {
        #expect(syntaxErrors(row.text) == row.expected)
    }

    private static let rows = [
        SyntaxCase(
            "declaration, document type and comments are fine",
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"a\" \"b\">\n<!-- c -->\n<plist version=\"1.0\"><dict><!-- d --><key>a</key><!-- e --><true/></dict></plist>\n<!-- f -->"
        ),
        SyntaxCase(
            "single quotes are fine",
            "<?xml version='1.0' encoding='utf-8'?><plist version='1.0'><dict/></plist>"
        ),
        SyntaxCase(
            "dates and data are read",
            "<plist><array><data>AA==</data><date>2020-01-01T00:00:00Z</date></array></plist>"
        ),
        SyntaxCase(
            "a merge conflict that is not settled, and marks that are none",
            "<plist><dict>\r\n<<<<<<< \r\n<<<<<<<< x\r\n <<<<<<< y\r\n</dict></plist>",
            "2:1: a merge conflict is left here; keep what is right of the two sides, and remove the lines with the marks"
        ),
        SyntaxCase(
            "no value",
            "<plist/>",
            "1:1: the property list holds no value; write '<dict> … </dict>' in it"
        ),
        SyntaxCase(
            "no value",
            "<plist></plist>",
            "1:1: the property list holds no value; write '<dict> … </dict>' in it"
        ),
        SyntaxCase(
            "no property list",
            "<!DOCTYPE html><html></html>",
            #"1:16: expected '<plist version="1.0">', found '<html>'"#
        ),
        SyntaxCase(
            "cut off in a list",
            "<plist><dict>",
            "1:14: expected '</dict>', found the end of the file; '<dict>' is here 1:8"
        ),
        SyntaxCase(
            "cut off in a text",
            "<plist><dict><key>a</key><string>x",
            "1:35: expected '</string>', found the end of the file; '<string>' is here 1:26"
        ),
        SyntaxCase(
            "cut off at the end",
            "<plist><dict/>",
            "1:15: expected '</plist>', found the end of the file"
        ),
        SyntaxCase(
            "cut off in a tag",
            "<plist><dict",
            "1:8: the tag '<dict' does not end; write '>'"
        ),
        SyntaxCase(
            "cut off in the document type",
            "<!DOCTYPE plist",
            "1:1: the document type does not end; write '>'"
        ),
        SyntaxCase(
            "cut off at once",
            "<",
            "1:1: expected an element, found '<'"
        ),
        SyntaxCase(
            "an element behind the end",
            "<plist><dict/></plist>\n<dict/>",
            "2:1: expected the end of the file after '</plist>', found '<dict/>'; remove what follows '</plist>'"
        ),
        SyntaxCase(
            "text behind the end",
            "<plist><dict/></plist>\nx",
            "2:1: expected the end of the file after '</plist>', found 'x'; remove what follows '</plist>'"
        ),
        SyntaxCase(
            "two values",
            "<plist><dict/>\n<dict/></plist>",
            "2:1: expected '</plist>', found '<dict/>'"
        ),
        SyntaxCase(
            "entity definitions",
            "<!DOCTYPE plist [<!ENTITY a \"b\">]>\n<plist><string>&a;</string></plist>",
            "1:17: definitions in the document type are not read; remove '[ … ]' and write the text of each entity where it is used"
        ),
        SyntaxCase(
            "unknown references",
            "<plist><string>&nbsp; &#0; &#x110000; a & b &#xE9;</string></plist>",
            "1:16: unknown reference '&nbsp;'; write '&amp;' for '&', or the character itself",
            "1:23: unknown reference '&#0;'; write '&amp;' for '&', or the character itself",
            "1:28: unknown reference '&#x110000;'; write '&amp;' for '&', or the character itself",
            "1:41: '&' begins no reference here; write '&amp;'"
        ),
        SyntaxCase(
            "another encoding",
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><dict/></plist>",
            #"1:1: the encoding 'ISO-8859-1' is not read; save the file as UTF-8 and write 'encoding="UTF-8"'"#
        ),
        SyntaxCase(
            "a late declaration",
            "\n<?xml version=\"1.0\"?><plist/>",
            "2:1: the XML declaration does not stand at the start of the file; move it there"
        ),
        SyntaxCase(
            "an instruction",
            "<plist><?php x ?></plist>",
            "1:8: processing instructions are not read; remove it"
        ),
        SyntaxCase(
            "a value without a key",
            "<plist><dict>\n  <string>x</string>\n</dict></plist>",
            "2:3: expected '<key>' before the value, found '<string>'"
        ),
        SyntaxCase(
            "keys without values",
            "<plist><dict>\n  <key>a</key>\n  <key>b</key>\n  <true/>\n  <key>c</key>\n</dict></plist>",
            "2:3: the key 'a' has no value; write one after '</key>'",
            "5:3: the key 'c' has no value; write one after '</key>'"
        ),
        SyntaxCase(
            "a key in an array",
            "<plist><array><key>a</key></array></plist>",
            "1:15: expected a value, found '<key>'; keys stand in '<dict>' only"
        ),
        SyntaxCase(
            "the wrong closing tag of a text",
            "<plist><dict>\n<key>a</kye></dict></plist>",
            "2:7: expected '</key>', found '</kye>'; '<key>' is here 2:1"
        ),
        SyntaxCase(
            "the wrong closing tag of a list",
            "<plist><array>\n</dict></plist>",
            "2:1: expected '</array>', found '</dict>'; '<array>' is here 1:8"
        ),
        SyntaxCase(
            "text in a list",
            "<plist><dict>x</dict></plist>",
            "1:14: expected an element, found 'x'"
        ),
        SyntaxCase(
            "an element in a text",
            "<plist><string>a<b>c</b></string></plist>",
            "1:17: the element 'string' holds '<b>'; write '</string>' before it, or '&lt;' for '<'"
        ),
        SyntaxCase(
            "'<' in a text",
            "<plist><string>a < b</string></plist>",
            "1:18: the element 'string' holds '<'; write '</string>' before it, or '&lt;' for '<'"
        ),
        SyntaxCase(
            "a misspelt element",
            "<plist><strin>x</strin></plist>",
            "1:8: unknown element 'strin' in a property list; write '<string>'"
        ),
        SyntaxCase(
            "an element of another language",
            "<plist><bool>x</bool></plist>",
            "1:8: unknown element 'bool' in a property list; write '<true/>' or '<false/>'"
        ),
        SyntaxCase(
            "null",
            "<plist><dict><key>a</key><null/></dict></plist>",
            "1:26: unknown element 'null' in a property list; remove the key: a property list has no null"
        ),
        SyntaxCase(
            "an attribute",
            "<plist><dict id=\"1\"/></plist>",
            "1:8: the element 'dict' has an attribute; remove it: property lists have none"
        ),
        SyntaxCase(
            "wrong numbers",
            "<plist><array><integer>0x1F</integer><integer/><integer> 12 </integer><integer>+3</integer>\n<integer>1.5</integer><real>nan</real><real>1e400</real>\n<true>x</true></array></plist>",
            "1:15: '0x1F' is no integer; write decimal digits",
            "1:38: '' is no integer; write decimal digits",
            "2:1: '1.5' is no integer; write decimal digits",
            "2:23: 'nan' is no finite decimal number",
            "2:39: '1e400' is no finite decimal number",
            "3:1: the element 'true' holds text; write '<true/>'"
        ),
        SyntaxCase(
            "a comment without end",
            "<plist><!-- x </plist>",
            "1:8: the comment does not end; write '-->'"
        ),
        SyntaxCase(
            "CDATA without end",
            "<plist><string><![CDATA[a]]</string></plist>",
            "1:25: the CDATA section does not end; write ']]>'"
        ),
        SyntaxCase(
            "control characters",
            "<plist><array><string>a\u{1}b</string><string><![CDATA[\u{2}]]></string></array></plist>",
            "1:24: the control character U+0001 is not allowed in XML; remove it",
            "1:52: the control character U+0002 is not allowed in XML; remove it"
        ),
        SyntaxCase(
            "65 levels",
            "<plist>" + String(repeating: "<array>", count: 65),
            "1:463: nested deeper than 64 levels"
        ),
        SyntaxCase(
            "a key twice, with CRLF",
            "<plist><dict>\r\n<key>a</key><true/>\r\n<key>&#97;</key><false/></dict></plist>",
            "3:1: duplicate key 'a'; remove one of the two; the first is here 2:1"
        ),
    ]
}

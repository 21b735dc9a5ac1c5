import Diagnostics
import Testing

@testable import TemplateEngine

/// Each mistake of a template's source, with its place (`¦`), its words and what to write instead.
@Suite struct SyntaxErrorTests {
    @Test(arguments: SyntaxMistake.all)
    func isReportedAtItsPlace(_ row: SyntaxMistake) {
        let source = MarkedSource(row.source, name: "t.mustache")
        let found = diagnostics { () throws(DiagnosticsError) in _ = try Template(source.text, name: "t.mustache") }
        #expect(found.map(\.message) == row.messages)
        #expect(found.map(\.location) == source.places)
        #expect(found.first?.fix == row.fix)
    }

    @Test func aNoteNamesWhereTheOpenSectionBegins() {
        let found = diagnostics { () throws(DiagnosticsError) in
            _ = try Template("a\n {{#one}}\n{{/two}}{{/one}}", name: "t")
        }
        #expect(found.count == 1)
        #expect(
            found.first?.notes == [Note("section 'one' is opened here", at: Location(file: "t", line: 2, column: 2))]
        )
    }

    @Test func bytesThatAreNotUTF8HaveAPlace() {
        let found = diagnostics { () throws(DiagnosticsError) in
            _ = try Template(utf8: Array("é\nab".utf8) + [0xFF, 0x41], name: "t")
        }
        #expect(found.map(\.message) == ["the template is not UTF-8 text"])
        #expect(found.map(\.location) == [Location(file: "t", line: 2, column: 3)])
    }

    @Test func aHundredMistakesAreEnough() {
        let found = diagnostics { () throws(DiagnosticsError) in
            _ = try Template(String(repeating: "{{}}", count: 1000), name: "t")
        }
        #expect(found.count == 100)
        #expect(found.last?.notes == [Note("further errors are not shown")])
    }
}

struct SyntaxMistake: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var messages: [String]
    var fix: String?

    init(_ sentence: String, _ source: String, _ messages: String..., fix: String?) {
        (testDescription, self.source, self.messages, self.fix) = (sentence, source, messages, fix)
    }

    static let all: [SyntaxMistake] = [
        SyntaxMistake(
            "a tag open at the end of the file",
            "a\nb ¦{{name",
            "the tag opened by '{{' is not closed",
            fix: "close it with '}}'"
        ),
        SyntaxMistake(
            "a tag open before the next one",
            "¦{{name {{other}}",
            "the tag opened by '{{' is not closed",
            fix: "close it with '}}'"
        ),
        SyntaxMistake(
            "a tag closed by half",
            "¦{{name}\n{{other}}",
            "the tag opened by '{{' is not closed",
            fix: "close it with '}}'"
        ),
        SyntaxMistake(
            "a comment open at the end of the file",
            "¦{{! never ends }",
            "the tag opened by '{{' is not closed",
            fix: "close it with '}}'"
        ),
        SyntaxMistake(
            "three braces closed by two",
            "x ¦{{{name}} {{other}}",
            "the tag opened by '{{{' is not closed by '}}}'",
            fix: "write '{{{name}}}', or '{{name}}' for an escaped value"
        ),
        SyntaxMistake(
            "three braces closed by two in other delimiters",
            "{{=<% %>=}}¦<%{name%>",
            "the tag opened by '<%{' is not closed by '}%>'",
            fix: "write '<%{name}%>', or '<%name%>' for an escaped value"
        ),
        SyntaxMistake("a tag without a name", "a¦{{}}b", "the tag holds no name", fix: "write '{{name}}'"),
        SyntaxMistake("a tag of blanks", "a¦{{  \n }}b", "the tag holds no name", fix: "write '{{name}}'"),
        SyntaxMistake(
            "a section whose name is wrong causes no second error",
            "{{#a¦ b}}{{/a b}}",
            "the name 'a b' holds white space",
            fix: "write one name, with dots between its parts"
        ),
        SyntaxMistake("a section without a name", "¦{{#}}{{x}}", "the tag holds no name", fix: "write '{{name}}'"),
        SyntaxMistake("three braces without a name", "¦{{{}}}", "the tag holds no name", fix: "write '{{name}}'"),
        SyntaxMistake(
            "a name of two words",
            "{{module¦ name}}",
            "the name 'module name' holds white space",
            fix: "write one name, with dots between its parts"
        ),
        SyntaxMistake(
            "a brace too many",
            "{{ ¦{name} }}",
            "the name '{name}' holds a brace",
            fix: "write the name alone"
        ),
        SyntaxMistake(
            "two dots",
            "{{a.¦.b}}",
            "the name 'a..b' has an empty part beside a dot",
            fix: "write 'a.b', or '.' alone for the current value"
        ),
        SyntaxMistake(
            "a dot in front",
            "{{#¦.a}}{{/.a}}",
            "the name '.a' has an empty part beside a dot",
            fix: "write 'a.b', or '.' alone for the current value"
        ),
        SyntaxMistake(
            "a dot at the end",
            "{{ab¦.}}",
            "the name 'ab.' has an empty part beside a dot",
            fix: "write 'a.b', or '.' alone for the current value"
        ),
        SyntaxMistake(
            "inheritance",
            "{{¦<layout}}",
            "no tag begins with '<'; templates have no inheritance",
            fix: "write '{{>name}}' to include the template 'name'"
        ),
        SyntaxMistake(
            "a block",
            "{{¦$title}}",
            "no tag begins with '$'; templates have no inheritance",
            fix: "write '{{>name}}' to include the template 'name'"
        ),
        SyntaxMistake(
            "a long name",
            "{{¦\(String(repeating: "n", count: 257))}}",
            "a name may have at most 256 bytes",
            fix: nil
        ),
        SyntaxMistake(
            "delimiters without the second equals sign",
            "¦{{=<% %>}}{{name}}",
            "a change of delimiters needs two words without '=' between two equals signs",
            fix: "write '{{=<% %>=}}'"
        ),
        SyntaxMistake(
            "one delimiter",
            "¦{{=<%=}}",
            "a change of delimiters needs two words without '=' between two equals signs",
            fix: "write '{{=<% %>=}}'"
        ),
        SyntaxMistake(
            "three delimiters",
            "¦{{=a b c=}}",
            "a change of delimiters needs two words without '=' between two equals signs",
            fix: "write '{{=<% %>=}}'"
        ),
        SyntaxMistake(
            "no delimiters",
            "¦{{==}}",
            "a change of delimiters needs two words without '=' between two equals signs",
            fix: "write '{{=<% %>=}}'"
        ),
        SyntaxMistake(
            "a section open at the end",
            "a\r\né ¦{{#tags}}",
            "section 'tags' is not closed",
            fix: "write '{{/tags}}' where it ends"
        ),
        SyntaxMistake(
            "an inverted section in other delimiters",
            "{{=<% %>=}}\n¦<%^tags%>",
            "section 'tags' is not closed",
            fix: "write '<%/tags%>' where it ends"
        ),
        SyntaxMistake(
            "an inner section open when the outer one closes",
            "{{#a}}\n  ¦{{#b}}\n{{/a}}",
            "section 'b' is not closed before '{{/a}}'",
            fix: "write '{{/b}}' before '{{/a}}'"
        ),
        SyntaxMistake(
            "a closing tag without any section",
            "🛒\n🛒¦{{/a}}",
            "'{{/a}}' closes a section that is not open",
            fix: "remove it, or write '{{#a}}' where the section begins"
        ),
        SyntaxMistake(
            "a misspelt closing tag, reported once",
            "{{#modules}}x¦{{/module}}",
            "'{{/module}}' stands where section 'modules' is open",
            fix: "write '{{/modules}}'"
        ),
        SyntaxMistake(
            "a name with a character that cannot be seen",
            "{{a\u{200B}b¦ c}}",
            "the name 'a\\u{200B}b c' holds white space",
            fix: "write one name, with dots between its parts"
        ),
        SyntaxMistake(
            "four mistakes in one run, in the order of their places",
            "¦{{}} ¦{{#a}} {{#b}} {{x¦ y}} ¦{{/c}} {{/b}}",
            "the tag holds no name",
            "section 'a' is not closed",
            "the name 'x y' holds white space",
            "'{{/c}}' stands where section 'b' is open",
            fix: "write '{{name}}'"
        ),
    ]
}

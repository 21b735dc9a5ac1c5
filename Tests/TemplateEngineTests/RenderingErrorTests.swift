import Diagnostics
import Testing

@testable import TemplateEngine

/// Each way in which a template and its data do not fit, with its place (`¦`), its words and what to write.
@Suite struct RenderingErrorTests {
    static let data: TemplateValue = [
        "name": "Shop", "module": ["name": "Login", "group": nil, "layer": ["title": "Main"]],
        "modules": [["name": "Login"], ["name": "Home"]], "empty": [], "text": "a\nb",
    ]

    @Test(arguments: RenderingMistake.all)
    func isReportedAtItsPlace(_ row: RenderingMistake) {
        let source = MarkedSource(row.source, name: "t.mustache")
        let found = diagnostics { () throws(DiagnosticsError) in
            let partials = ["header": try Template("", name: "header")]
            _ = try Template(source.text, name: "t.mustache")
                .render(Self.data, escaping: row.escaping, partials: partials)
        }
        #expect(found.map(\.message) == row.messages)
        #expect(found.map(\.location) == source.places)
        #expect(found.first?.fix == row.fix)
    }

    @Test func aFindingInAPartialNamesTheTagThatIncludesIt() throws {
        let partials = ["p": try Template("x\n {{nmae}}", name: "p.mustache")]
        let template = try Template("a\n\n  {{>p}}", name: "t")
        let found = diagnostics { () throws(DiagnosticsError) in _ = try template.render(Self.data, partials: partials)
        }
        #expect(found.map(\.location) == [Location(file: "p.mustache", line: 2, column: 4)])
        #expect(found.first?.notes == [Note("included here", at: Location(file: "t", line: 3, column: 6))])
    }

    @Test func theSameMistakeInAListIsReportedOnce() throws {
        let template = try Template("{{#list}}{{x}}{{/list}}", name: "t")
        let data: TemplateValue = ["list": .list(Array(repeating: 1, count: 1000))]
        #expect(diagnostics { () throws(DiagnosticsError) in _ = try template.render(data) }.count == 1)
    }

    @Test func theValueIsShownVisiblyAndShortened() throws {
        let template = try Template("{{x}}", name: "t")
        let value = "a\n\u{202E}" + String(repeating: "🛒", count: 100)
        let found = diagnostics { () throws(DiagnosticsError) in
            _ = try template.render(["x": .string(value)], escaping: .makefile)
        }
        let shown = "a\\u{A}\\u{202E}" + String(repeating: "🛒", count: 77) + "…"
        #expect(found.first?.notes == [Note("the value is \"\(shown)\"")])
    }

    @Test func emptyLeavesOutWhatIsMissing() throws {
        let source = "[{{nope}}{{module.nope}}{{modules}}{{module}}{{module.group}}{{>nope}}{{#nope}}x{{/nope}}]"
        #expect(try Template(source, name: "t").render(Self.data, missing: .empty) == "[]")
    }
}

struct RenderingMistake: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var escaping: Escaping
    var messages: [String]
    var fix: String?

    init(_ sentence: String, _ source: String, escaping: Escaping = .none, _ messages: String..., fix: String?) {
        (testDescription, self.source, self.escaping, self.messages, self.fix) = (
            sentence, source, escaping, messages, fix
        )
    }

    static let all: [RenderingMistake] = [
        RenderingMistake(
            "a misspelt placeholder",
            "a\nb {{ ¦nmae }}",
            "the data has no 'nmae'",
            fix: "did you mean 'name'?"
        ),
        RenderingMistake("a raw placeholder", "{{{¦x}}}", "the data has no 'x'", fix: nil),
        RenderingMistake(
            "a misspelt section",
            "{{#¦module}}{{/module}}{{#¦moduls}}{{/moduls}}".replacingFirstMark(),
            "the data has no 'moduls'",
            fix: "did you mean 'module'?"
        ),
        RenderingMistake(
            "an inverted section of a missing name",
            "{{^¦tags}}{{/tags}}",
            "the data has no 'tags'",
            fix: nil
        ),
        RenderingMistake(
            "a missing member, at the member",
            "{{module.¦nam}}",
            "'module' has no 'nam'",
            fix: "did you mean 'name'?"
        ),
        RenderingMistake(
            "a missing member two levels down",
            "{{ module.layer.¦titel }}",
            "'module.layer' has no 'titel'",
            fix: "did you mean 'title'?"
        ),
        RenderingMistake("a member of a text", "{{name.¦first}}", "'name' is a text and has no 'first'", fix: nil),
        RenderingMistake("a member of null", "{{module.group.¦x}}", "'module.group' is null and has no 'x'", fix: nil),
        RenderingMistake(
            "a member of a list",
            "{{modules.¦name}}",
            "'modules' is a list and has no 'name'",
            fix: "write '{{#modules}}…{{/modules}}' around what each item shows"
        ),
        RenderingMistake(
            "a name that only the outer data has, near",
            "{{#module}}{{¦modlues}}{{/module}}",
            "the data has no 'modlues'",
            fix: "did you mean 'modules'?"
        ),
        RenderingMistake(
            "a list as a placeholder",
            "{{¦modules}}",
            "'modules' is a list, which has no text",
            fix: "write '{{#modules}}…{{/modules}}' around what each item shows"
        ),
        RenderingMistake(
            "an object as a placeholder",
            "{{&¦module}}",
            "'module' is an object, which has no text",
            fix: "name a member of it, such as 'module.name'"
        ),
        RenderingMistake(
            "null as a placeholder",
            "{{¦module.group}}",
            "'module.group' is null, which has no text",
            fix: "write '{{#module.group}}…{{/module.group}}' around what needs it"
        ),
        RenderingMistake(
            "a missing partial",
            "{{>¦haeder}}",
            "there is no partial 'haeder'",
            fix: "did you mean 'header'?"
        ),
        RenderingMistake(
            "a value that the format cannot hold",
            "X := {{¦text}}",
            escaping: .makefile,
            "the value of 'text' cannot be written into a make variable: a line break ends the variable",
            fix: nil
        ),
        RenderingMistake(
            "several mistakes in one run",
            "{{¦a}}\r\n{{name}}{{¦b}}\r\n{{#modules}}{{name}}{{¦c}}{{/modules}}",
            "the data has no 'a'",
            "the data has no 'b'",
            "the data has no 'c'",
            fix: nil
        ),
    ]
}

extension String {
    /// Drops the first `¦`, which only shows a right section beside a wrong one.
    fileprivate func replacingFirstMark() -> String {
        var text = self
        if let index = text.firstIndex(of: "¦") { text.remove(at: index) }
        return text
    }
}

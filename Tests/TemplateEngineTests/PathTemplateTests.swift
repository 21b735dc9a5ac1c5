import Diagnostics
import Testing

@testable import TemplateEngine

/// File and folder names with tags.
@Suite struct PathTemplateTests {
    static let data: TemplateValue = [
        "tag": ["name": "Local"], "module": ["name": "日本 \\(x)", "folders": ["Network", "Tool"], "group": nil],
        "bad": ["slash": "../x", "back": "a\\b", "nul": "a\0b", "bidi": "a\u{202E}b", "empty": "", "dots": ".."],
        "long": .string(String(repeating: "é", count: 128)),
    ]

    @Test(arguments: [
        ("Sources/Tag{{tag.name}}/Tag.swift", "Sources/TagLocal/Tag.swift"),
        ("{{tag.name}}.{{tag.name}}", "Local.Local"),
        ("Sources/{{#module.folders}}{{.}}/{{/module.folders}}A.swift", "Sources/Network/Tool/A.swift"),
        ("Sources/{{#module.group}}{{.}}/{{/module.group}}A.swift", "Sources/A.swift"),
        ("plain/.gitignore", "plain/.gitignore"),
    ])
    func becomes(_ path: String, _ expected: String) throws {
        #expect(try PathTemplate(path).render(Self.data) == expected)
    }

    @Test(arguments: PathMistakeRow.all)
    func isRefused(_ row: PathMistakeRow) {
        let source = MarkedSource(row.path, name: "")
        let found = diagnostics { () throws(DiagnosticsError) in
            _ = try PathTemplate(source.text).render(Self.data)
        }
        #expect(found.map(\.message) == [row.message])
        #expect(found.map(\.location?.file) == [source.text])
        #expect(found.map(\.location?.column) == [source.places.first?.column])
    }

    @Test(arguments: [
        ("App/{{tag.name}}/x", ["tag"]), ("{{#module}}{{name}}{{/module}}", ["module"]), ("tag/module", []),
        ("{{module.name}}{{center.name}}", ["module", "center"]), ("{{tagged}}", []),
    ])
    func tellsWhatItMentions(_ path: String, _ mentioned: [String]) throws {
        let template = try PathTemplate(path)
        #expect(["tag", "module", "center"].filter(template.mentions) == mentioned)
    }
}

struct PathMistakeRow: Sendable, CustomTestStringConvertible {
    var path: String
    var message: String
    var testDescription: String { path }

    init(_ path: String, _ message: String) { (self.path, self.message) = (path, message) }

    static let all = [
        PathMistakeRow(
            "a/{{¦bad.slash}}",
            "the value of 'bad.slash' cannot be written into a file name: '/' separates folders"
        ),
        PathMistakeRow(
            "a/{{{¦bad.slash}}}",
            "the value of 'bad.slash' cannot be written into a file name: '/' separates folders"
        ),
        PathMistakeRow(
            "{{¦bad.back}}",
            "the value of 'bad.back' cannot be written into a file name: '\\' separates folders"
        ),
        PathMistakeRow(
            "{{¦bad.nul}}",
            "the value of 'bad.nul' cannot be written into a file name: U+0000 cannot be seen"
        ),
        PathMistakeRow(
            "{{¦bad.bidi}}",
            "the value of 'bad.bidi' cannot be written into a file name: U+202E cannot be seen"
        ),
        PathMistakeRow("a/{{¦tga.name}}", "the data has no 'tga'"),
        PathMistakeRow("a/{{>¦p}}", "a path cannot include a partial"),
        PathMistakeRow("a/¦{{tag.name", "the tag opened by '{{' is not closed"),
        PathMistakeRow(
            "a/{{bad.empty}}/b",
            "the path 'a/{{bad.empty}}/b' becomes 'a//b', which holds an empty name"
        ),
        PathMistakeRow("/abs", "the path '/abs' becomes '/abs', which holds an empty name"),
        PathMistakeRow("", "the path '' becomes '', which holds an empty name"),
        PathMistakeRow("a/{{bad.dots}}", "the path 'a/{{bad.dots}}' becomes 'a/..', which holds the name '..'"),
        PathMistakeRow("./a", "the path './a' becomes './a', which holds the name '.'"),
        PathMistakeRow(
            "{{long}}",
            "the path '{{long}}' becomes '\(String(repeating: "é", count: 128))', which holds a name of more than 255 bytes"
        ),
        PathMistakeRow("a\0b", "the path 'a\\u{0}b' becomes 'a\\u{0}b', which holds a NUL"),
    ]
}

import Diagnostics
import Testing

@testable import TemplateEngine

/// Templates that try to fill the stack, the memory or the time end in one error that names the limit.
@Suite struct HostileTemplateTests {
    @Test(arguments: HostileTemplate.all)
    func endsInAnError(_ row: HostileTemplate) {
        let found = diagnostics { () throws(DiagnosticsError) in
            let partials = try row.partials.parsed()
            _ = try Template(row.source, name: "t").render(row.data, missing: row.missing, partials: partials)
        }
        #expect(found.count == 1)
        #expect(found.first?.message == row.message)
        #expect(found.first?.location != nil)
    }

    @Test func sixtyFourSectionsAndThirtyTwoPartialsAreFine() throws {
        let deep = try Template(
            String(repeating: "{{#a}}", count: 64) + "x" + String(repeating: "{{/a}}", count: 64),
            name: "deep"
        )
        #expect(try deep.render(["a": true]) == "x")
        let chain = try Dictionary(
            uniqueKeysWithValues: (1...32).map { index in
                ("p\(index)", try Template(index == 32 ? "x" : "{{>p\(index + 1)}}", name: "p\(index)"))
            }
        )
        #expect(try Template("{{>p1}}", name: "t").render([:], partials: chain) == "x")
    }

    @Test func aMistakeInAMillionItemsIsCheap() throws {
        let data: TemplateValue = ["list": .list(Array(repeating: "a\nb", count: 1_000_000))]
        let template = try Template("{{#list}}{{.}}{{x}}{{/list}}", name: "t")
        let found = diagnostics { () throws(DiagnosticsError) in _ = try template.render(data, escaping: .makefile) }
        #expect(found.count == 2)
    }
}

struct HostileTemplate: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var data: TemplateValue
    var partials: [String: String]
    var missing: MissingNames
    var message: String

    init(
        _ sentence: String,
        _ source: String,
        _ data: TemplateValue = [:],
        partials: [String: String] = [:],
        missing: MissingNames = .error,
        _ message: String
    ) {
        (testDescription, self.source, self.data, self.partials) = (sentence, source, data, partials)
        (self.missing, self.message) = (missing, message)
    }

    static let ten = TemplateValue.list((0..<10).map(TemplateValue.integer))

    static let all: [HostileTemplate] = [
        HostileTemplate(
            "a partial that includes itself",
            "{{>a}}",
            partials: ["a": "x{{>a}}"],
            "partials nest deeper than 32 levels at 'a'"
        ),
        HostileTemplate(
            "two partials that include each other",
            "{{>a}}",
            partials: ["a": "{{>b}}", "b": "\n  {{>a}}\n"],
            "partials nest deeper than 32 levels at 'a'"
        ),
        HostileTemplate(
            "partials that double at each level",
            "{{>p0}}",
            partials: Dictionary(uniqueKeysWithValues: (0..<31).map { ("p\($0)", "{{>p\($0 + 1)}}{{>p\($0 + 1)}}") }),
            missing: .empty,
            "rendering takes more than 5000000 steps"
        ),
        HostileTemplate(
            "100,000 open sections",
            String(repeating: "{{#a}}", count: 100_000),
            ["a": true],
            "sections nest deeper than 64 levels"
        ),
        HostileTemplate(
            "100,000 nested sections",
            String(repeating: "{{#a}}", count: 100_000) + String(repeating: "{{/a}}", count: 100_000),
            ["a": true],
            "sections nest deeper than 64 levels"
        ),
        HostileTemplate(
            "sections and partials that nest together",
            "{{>a}}",
            ["s": true],
            partials: [
                "a": String(repeating: "{{#s}}", count: 60) + "{{>a}}" + String(repeating: "{{/s}}", count: 60)
            ],
            "sections and partials nest deeper than 128 levels"
        ),
        HostileTemplate(
            "a list of ten, nested twelve deep",
            String(repeating: "{{#l}}", count: 12) + "x" + String(repeating: "{{/l}}", count: 12),
            ["l": ten],
            "rendering takes more than 5000000 steps"
        ),
        HostileTemplate(
            "the same without any output",
            String(repeating: "{{#l}}", count: 12) + String(repeating: "{{/l}}", count: 12),
            ["l": ten],
            "rendering takes more than 5000000 steps"
        ),
        HostileTemplate(
            "a huge result",
            "{{#l}}{{#l}}{{#l}}{{big}}{{/l}}{{/l}}{{/l}}",
            ["l": ten, "big": .string(String(repeating: "x", count: 1 << 20))],
            "the result is larger than 64 MiB"
        ),
        HostileTemplate(
            "indentation that multiplies",
            "\(String(repeating: " ", count: 100_000)){{>p}}\n",
            partials: ["p": String(repeating: "x\n", count: 100_000)],
            "the result is larger than 64 MiB"
        ),
        HostileTemplate(
            "a template of 5 MB",
            String(repeating: "x", count: 5 << 20),
            [:],
            "the template is larger than 4 MiB"
        ),
    ]
}

extension [String: String] {
    /// The templates of these sources.
    fileprivate func parsed() throws(DiagnosticsError) -> [String: Template] {
        var templates: [String: Template] = [:]
        for (name, source) in self { templates[name] = try Template(source, name: name) }
        return templates
    }
}

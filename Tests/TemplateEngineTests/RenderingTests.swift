import Diagnostics
import Testing

@testable import TemplateEngine

/// What a template becomes, beyond the cases of the specification.
@Suite struct RenderingTests {
    @Test(arguments: Rendering.all)
    func becomes(_ row: Rendering) throws {
        let partials = try row.partials.mapValues { try Template($0, name: "partial") }
        let rendered = try Template(row.template, name: "t").render(row.data, partials: partials)
        #expect(Array(rendered.utf8) == Array(row.expected.utf8), "\(rendered.debugDescription)")
    }

    @Test func knowsItsRootNamesAndPartials() throws {
        let template = try Template("{{a.b}}{{#c}}{{.}}{{{d}}}{{/c}}{{^e.f}}{{>g/h}}{{/e.f}}", name: "t")
        #expect(template.rootNames == ["a", "c", "d", "e"])
        #expect(template.partialNames == ["g/h"])
    }

    @Test func oneTemplateServesManyThreads() async throws {
        let template = try Template("{{#list}}{{.}},{{/list}}", name: "t")
        let data: TemplateValue = ["list": [1, 2, 3]]
        let results = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<100 { group.addTask { try? template.render(data) } }
            return await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(results == ["1,2,3,"])
    }
}

struct Rendering: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var template: String
    var data: TemplateValue
    var partials: [String: String] = [:]
    var expected: String

    init(
        _ sentence: String,
        _ template: String,
        _ data: TemplateValue,
        _ partials: [String: String] = [:],
        is result: String
    ) {
        (testDescription, self.template, self.data, self.partials, expected) = (
            sentence, template, data, partials, result
        )
    }

    static let all: [Rendering] = lineEnds + characters + values + partials

    static let lineEnds = [
        Rendering(
            "sections alone on CRLF lines leave no line",
            "a\r\n{{#x}}\r\nb\r\n{{/x}}\r\nc\r\n",
            ["x": true],
            is: "a\r\nb\r\nc\r\n"
        ),
        Rendering("a CR alone is no line end", "a\r{{#x}}\rb{{/x}}", ["x": true], is: "a\r\rb"),
        Rendering(
            "a CRLF file may mix in LF",
            "{{#x}}\n1\r\n{{/x}}\r\n2\n",
            ["x": true],
            is: "1\r\n2\n"
        ),
        Rendering(
            "an indented partial with CRLF keeps its line ends",
            "\t{{>p}}\r\nend",
            ["x": "v"],
            ["p": "a\r\n\r\n{{x}}\r\n"],
            is: "\ta\r\n\r\n\tv\r\nend"
        ),
        Rendering("a comment over several lines goes with its lines", "a\n  {{! b\n c }}  \nd", [:], is: "a\nd"),
        Rendering("two tags on a line are not alone", "{{#x}}{{/x}}\n", ["x": true], is: "\n"),
        Rendering("a placeholder is never alone", "  {{x}}  \n", ["x": "v"], is: "  v  \n"),
        Rendering("an empty template", "", [:], is: ""),
    ]

    static let characters = [
        Rendering(
            "emoji and combining characters are bytes like others",
            "🛒{{é}}👨‍👩‍👧\u{301}",
            ["é": "日本"],
            is: "🛒日本👨‍👩‍👧\u{301}"
        ),
        Rendering("a combining character after a tag stays", "{{x}}\u{301}", ["x": "e"], is: "e\u{301}"),
        Rendering("delimiters may be emoji", "{{=👉 👈=}}👉x👈", ["x": "v"], is: "v"),
        Rendering("a value with tags is not a template", "{{x}}", ["x": "{{y}}"], is: "{{y}}"),
        Rendering("single braces are text", "{ {x} } }} {{x}}", ["x": "v"], is: "{ {x} } }} v"),
        Rendering("raw values in other delimiters", "{{=<% %>=}}<%{x}%><%&x%>", ["x": "v"], is: "vv"),
        Rendering("signs may follow white space", "{{ # x }}{{ > p }}{{ / x }}", ["x": true], ["p": "v"], is: "v"),
        Rendering("a tag over two lines", "{{\n  x\n}}", ["x": "v"], is: "v"),
    ]

    static let values = [
        Rendering(
            "numbers and truth have a text",
            "{{i}} {{n}} {{b}} {{d}}",
            ["i": 0, "n": -7, "b": false, "d": 1.5],
            is: "0 -7 false 1.5"
        ),
        Rendering(
            "zero and the empty text are shown by sections",
            "{{#z}}0{{/z}}{{#e}}e{{/e}}",
            ["z": 0, "e": ""],
            is: "0e"
        ),
        Rendering(
            "null, false and empty lists are not",
            "{{#n}}x{{/n}}{{#f}}x{{/f}}{{#l}}x{{/l}}",
            ["n": nil, "f": false, "l": []],
            is: ""
        ),
        Rendering("an inner name hides an outer one", "{{#o}}{{x}}{{/o}}{{x}}", ["x": 1, "o": ["x": 2]], is: "21"),
        Rendering("null hides an outer name, too", "{{#o}}{{#x}}!{{/x}}{{/o}}", ["x": 1, "o": ["x": nil]], is: ""),
        Rendering(
            "a missing member does not look outside",
            "{{#o}}{{#p.x}}!{{/p.x}}{{/o}}",
            ["o": ["p": ["x": false]], "x": 1],
            is: ""
        ),
        Rendering(
            "a series knows its first and last item",
            "{{#l}}{{#isFirst}}[{{/isFirst}}{{value}}{{^isLast}}, {{/isLast}}{{#isLast}}]{{/isLast}}{{/l}}",
            ["l": .series(["a", "b", "c"])],
            is: "[a, b, c]"
        ),
        Rendering(
            "a series of one is first and last",
            "{{#l}}{{n}}{{^isLast}},{{/isLast}}{{/l}}",
            ["l": .series([["n": 1]])],
            is: "1"
        ),
        Rendering("an empty series is an empty list", "{{^l}}none{{/l}}", ["l": .series([])], is: "none"),
    ]

    static let partials = [
        Rendering(
            "indentation adds up, and empty lines get none",
            "a\n  {{>p}}\nz",
            [:],
            ["p": "b\n\n  {{>q}}\n", "q": "c\nd\n"],
            is: "a\n  b\n\n    c\n    dz".replacing("dz", with: "d\nz")
        ),
        Rendering(
            "a partial at the margin inside an indented one",
            "  {{>p}}\n",
            [:],
            ["p": "{{>q}}\n", "q": "c\nd\n"],
            is: "  c\n  d\n"
        ),
        Rendering(
            "a value's own lines are not indented",
            "  {{>p}}\n",
            ["x": "1\n2"],
            ["p": "{{x}}\n"],
            is: "  1\n2\n"
        ),
        Rendering(
            "sections inside an indented partial",
            " {{>p}}\n",
            ["l": [1, 2]],
            ["p": "{{#l}}\n{{.}};\n{{/l}}\nend\n"],
            is: " 1;\n 2;\n end\n"
        ),
        Rendering("a partial in a sentence is not indented", " {{>p}}.\n", [:], ["p": "a\nb"], is: " a\nb.\n"),
    ]
}

extension String {
    fileprivate func replacing(_ old: String, with new: String) -> String {
        split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
}

import Testing
import TextLines

@testable import Layering

@Suite("What the rules read of a tag's files")
struct TagFileReadingTests {
    static let argumentRows: [(source: String, values: [String])] = [
        ("A(tag: \"Local\", level: .debug, size: 20)", ["tag=s Local", "level=e .debug", "size=e 20"]),
        ("A(\n  url: \"http://a/\", // u: 1\n  b: B(c: nil),\n)", ["url=s http://a/", "b=e B(c:nil)", "c=e nil"]),
        ("let a: Int = 1; f(x ? y : z); switch a { case 1: 2 }", []),
        (##"A(a: "x\u{41}\n\"", b: "\(c)", d: #"\n"#)"##, ["a=s xA\n\"", "b=e \"\\(c)\"", "d=s \\n"]),
        ("A(`default`: \"a\" + \"b\", c: -1)", ["default=e \"a\"+\"b\"", "c=e -1"]),
        ("A(a: ", []), ("A(a: \"", ["a=s "]),
    ]

    @Test("arguments with labels", arguments: argumentRows)
    func labels(source: String, values: [String]) {
        let found = LabeledValue.all(in: source).map { labeled in
            switch labeled.value {
            case .string(let text): "\(labeled.label)=s \(text)"
            case .expression(let text): "\(labeled.label)=e \(text)"
            }
        }
        #expect(found == values)
    }

    static let settingRows: [(text: String, values: [String])] = [
        (
            "A = b\n// C = d\nE=f // g\n  H  =  i j  \r\nK[sdk=iphone*] = l",
            ["A=b", "E=f", "H=i j", "K[sdk=iphone*]=l"]
        ),
        ("#include \"a.xcconfig\"\n\nA =\n", ["A="]), ("URL = https://a", ["URL=https:"]),
    ]

    @Test("build settings", arguments: settingRows)
    func settings(text: String, values: [String]) {
        #expect(BuildSettings(text.textLines).assignments.map { "\($0.key)=\($0.value)" } == values)
    }

    static let matrixRows: [(text: String, rows: [[String]])] = [
        ("matrix:\n  tag: [Local, 'Product'] # both\n", [["Local", "Product"]]),
        (
            "  tag:\n    - Local\n\n    # later\n    - \"Product\"\n  os: [a]\n  tag:\n  - B\n",
            [["Local", "Product"], ["B"]]
        ),
        ("on:\n  push:\n    tags: [v1]\n  tag: ${{ x }}\n", []), ("tag:\n", [[]]), ("tag: [", [[]]),
    ]

    @Test("rows of matrices", arguments: matrixRows)
    func matrices(text: String, rows: [[String]]) {
        #expect(MatrixRows(text.textLines).lists.map { $0.rows.map(\.name) } == rows)
    }

    static let hostRows: [(host: String, isFound: Bool)] = [
        ("localhost", true), ("a.localhost", true), ("localhost.", true), ("127.0.0.1", true), ("127.9.9.9", true),
        ("0.0.0.0", true), ("::1", true), ("0:0:0:0:0:0:0:1", true), ("::", true), ("::ffff:127.0.0.1", true),
        ("example.com", false), ("localhost.example.com", false), ("127.example.com", false), ("1::", false),
        ("::2", false), ("10.0.0.1", false), ("2001:db8::1", false),
    ]

    @Test("hosts of the machine itself", arguments: hostRows)
    func hosts(host: String, isFound: Bool) throws {
        let url = host.contains(":") ? "https://[\(host)]/" : "https://\(host)/"
        let workspace = ExampleWorkspace(
            """
            --- scaffold.json
            { "name": "Shop", "modules": [], "tags": [{ "name": "Product", "release": true }],
              "serverCenters": [{ "name": "account", "urls": { "Product": "\(url)" } }] }
            """
        )
        let findings = try workspace.outcome().findings.filter { $0.rule == "insecure-release-url" }
        #expect(findings.count == (isFound ? 1 : 0))
    }
}

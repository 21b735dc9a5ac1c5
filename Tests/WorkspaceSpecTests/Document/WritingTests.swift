import Diagnostics
import Testing

@testable import WorkspaceSpec

/// Values as they are written.
@Suite struct WritingTests {
    private static let text = """
        {
          "name": "Shop",
          "platforms": { "iOS": "16.0", "macOS": "13.0" },
          "localizations": ["en", "zh-Hans"],
          "layers": [
            { "name": "Main", "siblings": "interface" },
            { "name": "Expand", "siblings": "acyclic", "groups": ["Network", "Database", "Tool", "Category"] }
          ],
          "tags": [
            {
              "name": "Local",
              "displayName": "Shop \\"Local\\" \\\\ \\u202E",
              "bundleIdentifier": "com.example.shop.local",
              "logLevel": "debug",
              "settings": { "retries": 3, "factor": 0.5, "trace": true }
            }
          ],
          "modules": [],
          "check": {}
        }

        """

    @Test func jsonPutsOnOneLineWhatIsShort() throws {
        let document = try SpecDocument(bytes: Array(Self.text.utf8), file: "f")
        let written = try SpecDocument.bytes(of: document.root, as: .json)
        #expect(String(decoding: written, as: UTF8.self) == Self.text)
    }

    @Test func xmlIsWrittenAsPlutilWritesIt() throws {
        let node = DocumentNode.object([
            .init("b", .array([.integer(-1), .double(0.5), .double(2), .bool(true), .string("")])),
            .init("a<", .object([.init("x", .string("&\r\n"))])),
            .init("empty", .array([])),
            .init("none", .object([])),
        ])
        let written = try SpecDocument.bytes(of: node, as: .xmlPlist)
        #expect(
            String(decoding: written, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>b</key>
                \t<array>
                \t\t<integer>-1</integer>
                \t\t<real>0.5</real>
                \t\t<real>2</real>
                \t\t<true/>
                \t\t<string></string>
                \t</array>
                \t<key>a&lt;</key>
                \t<dict>
                \t\t<key>x</key>
                \t\t<string>&amp;&#13;
                </string>
                \t</dict>
                \t<key>empty</key>
                \t<array/>
                \t<key>none</key>
                \t<dict/>
                </dict>
                </plist>

                """
        )
    }

    @Test func equalTextsAreStoredOnceInABinary() throws {
        let long = DocumentNode.string(String(repeating: "x", count: 1_000))
        let bytes = try SpecDocument.bytes(of: .array([long, long, long]), as: .binaryPlist)
        #expect(bytes.count < 1_100)
    }

    struct Row: CustomTestStringConvertible, Sendable {
        var text: String
        var format: SpecDocument.Format
        var expected: [String]

        init(_ text: String, _ format: SpecDocument.Format, _ expected: String...) {
            self.text = text
            self.format = format
            self.expected = expected
        }

        var testDescription: String { "\(text) as \(format)" }
    }

    @Test(arguments: [
        Row(
            "{\n\"a\": null, \"b\": [null]}",
            .xmlPlist,
            "2:6: 'a' is null, which property lists do not have; remove the key",
            "2:18: 'b[0]' is null, which property lists do not have; remove the key"
        ),
        Row("[null]", .binaryPlist, "1:2: '[0]' is null, which property lists do not have; remove the key"),
        Row("[\"\\u0000\"]", .xmlPlist, "1:2: '[0]' holds the character U+0000, which XML does not have"),
        Row(
            "{\"\\u0001\": 1}",
            .xmlPlist,
            "1:2: the key '[\"\\u{1}\"]' holds the character U+0001, which XML does not have"
        ),
        Row("[\"\\u0000\"]", .binaryPlist),
        Row(
            "<plist><array><date>2026-01-01T00:00:00Z</date></array></plist>",
            .json,
            "1:15: '[0]' is of the type 'date', which a spec does not have"
        ),
    ])
    func whatAFormatHasNoFormFor(_ row: Row) throws {
        let document = try SpecDocument(bytes: Array(row.text.utf8), file: "f")
        do throws(DiagnosticsError) {
            _ = try SpecDocument.bytes(of: document.root, as: row.format)
            #expect(row.expected.isEmpty)
        } catch {
            #expect(error.diagnostics.map(summary) == row.expected)
        }
    }

    struct PathRow: Sendable {
        var path: DocumentPath
        var text: String
    }

    @Test(arguments: [
        PathRow(path: ["modules", 2, "name"], text: "modules[2].name"),
        PathRow(path: [], text: ""),
        PathRow(path: [0, 1], text: "[0][1]"),
        PathRow(path: ["a.b", "c d"], text: "[\"a.b\"][\"c d\"]"),
        PathRow(path: ["\u{202E}"], text: "[\"\\u{202E}\"]"),
        PathRow(path: ["urls", ""], text: "urls[\"\"]"),
    ])
    func paths(_ row: PathRow) {
        #expect(row.path.description == row.text)
    }

    @Test func numbersKeepTheirKind() throws {
        let document = try SpecDocument(
            bytes: Array("[1, -0, 1.0, 1e2, 9223372036854775807, -9223372036854775808]".utf8),
            file: "f"
        )
        let expected: [DocumentNode] = [
            .integer(1), .integer(0), .double(1), .double(100), .integer(.max), .integer(.min),
        ]
        #expect(document.root.listedElements == expected)
    }

    @Test func placesAreThoseOfTheValuesAndKeys() throws {
        let text = "\u{FEFF}{\r\n  \"é\": [\r    1,\n    \"x\" ]}"
        let document = try SpecDocument(bytes: Array(text.utf8), file: "f")
        #expect(document.root.location == Location(file: "f", line: 1, column: 1))
        #expect(document.root.listedMembers[0].keyLocation == Location(file: "f", line: 2, column: 3))
        #expect(document.node(at: ["é"])?.location == Location(file: "f", line: 2, column: 9))
        #expect(document.node(at: ["é", 1])?.location == Location(file: "f", line: 4, column: 5))
        #expect(document.node(at: ["é", 2]) == nil)
    }
}

import Diagnostics
import Testing

@testable import WorkspaceSpec

/// An entry taken out that nobody has just put in, a value replaced, a member put in.
@Suite struct RemovingTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var name: String
        var path: DocumentPath
        var before: String
        var after: String

        init(_ name: String, _ path: DocumentPath, _ before: String, _ after: String) {
            self.name = name
            self.path = path
            self.before = before
            self.after = after
        }

        var testDescription: String { name }
    }

    @Test(arguments: [
        Row("the first on one line", [0], "[1, 2, 3]", "[2, 3]"),
        Row("the middle on one line", [1], "[1, 2, 3]", "[1, 3]"),
        Row("the last on one line", [2], "[1, 2, 3]", "[1, 2]"),
        Row("the last with a trailing comma", [1], "[1, 2,]", "[1,]"),
        Row("the only one", [0], "[ 1 ]", "[]"),
        Row("the only one with a comma", ["a"], "{\"a\": 1,}", "{}"),
        Row("the first line", [0], "[\n  1,\n  2\n]", "[\n  2\n]"),
        Row("the middle line", [1], "[\n  1,\n  2, // two\n  3\n]", "[\n  1,\n  3\n]"),
        Row("the last line", [1], "[\n  1, // one\n  2 // two\n]", "[\n  1 // one\n]"),
        Row("the last line, CRLF", [1], "[\r\n  1,\r\n  2\r\n]", "[\r\n  1\r\n]"),
        Row("the last line, trailing comma", [1], "[\n  1,\n  2,\n]", "[\n  1,\n]"),
        Row("a line below a comment", [1], "[\n  1,\n  // about two\n  2\n]", "[\n  1\n  // about two\n]"),
        Row("the only line beside a comment", [0], "[\n  // one\n  1\n]", "[\n  // one\n]"),
        Row("the first of two on a line", [0], "[\n  1, 2,\n  3\n]", "[\n  2,\n  3\n]"),
        Row("the second of two on a line", [1], "[\n  1, 2,\n  3\n]", "[\n  1,\n  3\n]"),
        Row("commas in front, the last", [1], "[\n  1\n, 2\n]", "[\n  1\n]"),
        Row("a member", ["b"], "{ \"a\": 1, \"b\": [2, 3], \"c\": 4 }", "{ \"a\": 1, \"c\": 4 }"),
        Row("a comment that ends the array's line", [1], "[1, 2 // both\n]", "[1 // both\n]"),
        Row(
            "a member of XML",
            ["b"],
            "<plist>\n<dict>\n\t<key>a</key>\n\t<true/>\n\t<key>b</key>\n\t<true/> <!-- b -->\n</dict>\n</plist>",
            "<plist>\n<dict>\n\t<key>a</key>\n\t<true/>\n</dict>\n</plist>"
        ),
        Row(
            "an element of XML",
            [0],
            "<plist><array><true/><false/></array></plist>",
            "<plist><array><false/></array></plist>"
        ),
        Row("the only element of XML", [0], "<plist><array>\n<true/></array></plist>", "<plist><array/></plist>"),
    ])
    func removing(_ row: Row) throws {
        let document = try SpecDocument(bytes: Array(row.before.utf8), file: "f")
        #expect(String(decoding: try document.removing(row.path).bytes, as: UTF8.self) == row.after)
    }

    @Test(arguments: [
        Row("a text", ["a"], "{ \"a\" : \"b\" } // c", "{ \"a\" : \"new\" } // c"),
        Row("a list by a text", ["a", 1], "{\"a\": [1, {\n}, 3]}", "{\"a\": [1, \"new\", 3]}"),
        Row(
            "XML",
            [0],
            "<plist><array> <integer>1</integer> </array></plist>",
            "<plist><array> <string>new</string> </array></plist>"
        ),
    ])
    func replacing(_ row: Row) throws {
        let document = try SpecDocument(bytes: Array(row.before.utf8), file: "f")
        let edited = try document.replacing(row.path, with: .string("new"))
        #expect(String(decoding: edited.bytes, as: UTF8.self) == row.after)
    }

    @Test(arguments: [
        Row("on one line", ["u"], "{ \"u\": { \"Local\": 1 } }", "{ \"u\": { \"Local\": 1, \"Beta\": 2 } }"),
        Row("on lines", [], "{\n\t\"a\" : 1\n}", "{\n\t\"a\" : 1,\n\t\"Beta\" : 2\n}"),
        Row("into nothing", ["u"], "{\n  \"u\": {}\n}", "{\n  \"u\": { \"Beta\": 2 }\n}"),
        Row(
            "XML",
            [],
            "<plist>\n<dict>\n  <key>a</key>\n  <true/>\n</dict>\n</plist>",
            "<plist>\n<dict>\n  <key>a</key>\n  <true/>\n  <key>Beta</key>\n  <integer>2</integer>\n</dict>\n</plist>"
        ),
    ])
    func members(_ row: Row) throws {
        let document = try SpecDocument(bytes: Array(row.before.utf8), file: "f")
        let edited = try document.appending(.init("Beta", .integer(2)), toObjectAt: row.path)
        #expect(String(decoding: edited.bytes, as: UTF8.self) == row.after)
        #expect(try edited.removing(row.path.appending("Beta")).bytes == document.bytes)
    }

    @Test func binaryPropertyListsAreWrittenAnew() throws {
        let root = DocumentNode.object([.init("modules", .array([.string("A")])), .init("n", .integer(1))])
        let document = try SpecDocument(bytes: try SpecDocument.bytes(of: root, as: .binaryPlist), file: "f")
        let edited = try document.appending(.string("B"), toArrayAt: ["modules"]).appending(
            .bool(true),
            toArrayAt: ["new"]
        )
        #expect(edited.format == .binaryPlist)
        #expect(edited.node(at: ["modules"]) == .array([.string("A"), .string("B")]))
        #expect(edited.node(at: ["new"]) == .array([.bool(true)]))
        #expect(try edited.removing(["modules", 1]).removing(["new"]).bytes == document.bytes)
        #expect(try edited.replacing(["n"], with: .integer(2)).node(at: ["n"]) == .integer(2))
    }

    @Test func whatIsNotThereIsRefused() throws {
        let document = try SpecDocument(bytes: Array("{\n  \"a\": [1], \"b\": 2\n}".utf8), file: "f")
        #expect(
            refusal { () throws(DiagnosticsError) in try document.removing(["a", 1]) } == ["f: the spec has no 'a[1]'"]
        )
        #expect(
            refusal { () throws(DiagnosticsError) in try document.removing([]) } == [
                "1:1: the spec is no entry that can be removed"
            ]
        )
        #expect(
            refusal { () throws(DiagnosticsError) in try document.appending(.null, toArrayAt: ["b"]) } == [
                "2:18: 'b' is no array"
            ]
        )
        #expect(
            refusal { () throws(DiagnosticsError) in try document.appending(.init("a", .null), toObjectAt: []) }
                == ["2:3: the spec has 'a' already"]
        )
        #expect(
            refusal { () throws(DiagnosticsError) in try document.appending(.null, toArrayAt: ["x", "y"]) }
                == ["f: the spec has no 'x'"]
        )
    }

    private func refusal(_ edit: () throws(DiagnosticsError) -> SpecDocument) -> [String] {
        do throws(DiagnosticsError) {
            _ = try edit()
            return []
        } catch {
            return error.diagnostics.map(summary)
        }
    }
}

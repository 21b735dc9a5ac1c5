import Diagnostics
import Testing

@testable import WorkspaceSpec

/// An entry put in at the end of an array: the text after it, and what taking it out again leaves.
@Suite struct AppendingTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var name: String
        var path: DocumentPath
        var element: DocumentNode
        var before: String
        var after: String
        /// Taking the entry out gives the text from before.
        var comesBack = true

        var testDescription: String { name }
    }

    @Test(arguments: rows)
    func theEntryIsTheDifference(_ row: Row) throws {
        let document = try SpecDocument(bytes: Array(row.before.utf8), file: "f")
        let edited = try document.appending(row.element, toArrayAt: row.path)
        #expect(String(decoding: edited.bytes, as: UTF8.self) == row.after)
        #expect(edited.node(at: row.path)?.lastElement == row.element)
    }

    @Test(arguments: rows)
    func takingItOutRestoresTheBytes(_ row: Row) throws {
        let document = try SpecDocument(bytes: Array(row.before.utf8), file: "f")
        let edited = try document.appending(row.element, toArrayAt: row.path)
        let isNewKey = document.node(at: row.path) == nil
        let index = edited.node(at: row.path)?.listedElements.indices.last ?? 0
        let restored = try edited.removing(isNewKey ? row.path : row.path.appending(.index(index)))
        #expect((restored.bytes == document.bytes) == row.comesBack)
        #expect(restored.root == document.root)
    }

    private static let login = DocumentNode.object([
        .init("name", .string("Login")), .init("layer", .string("Main")),
        .init("dependencies", .array([.string("A"), .string("B")])),
    ])
    private static let text = DocumentNode.string("new")

    private static let flatLogin =
        "<dict><key>name</key><string>Login</string><key>layer</key><string>Main</string><key>dependencies</key><array><string>A</string><string>B</string></array></dict>"

    private static let rows = [
        Row(
            name: "objects on one line",
            path: ["modules"],
            element: login,
            before: """
                {
                  "modules": [
                    { "name": "A" }
                  ]
                }

                """,
            after: """
                {
                  "modules": [
                    { "name": "A" },
                    { "name": "Login", "layer": "Main", "dependencies": ["A", "B"] }
                  ]
                }

                """
        ),
        Row(
            name: "four spaces, comments at the ends of lines, no final newline",
            path: ["modules"],
            element: login,
            before: """
                {
                    "modules": [
                        { "name": "A" }, // first
                        { "name": "B" } // second
                    ]
                }
                """,
            after: """
                {
                    "modules": [
                        { "name": "A" }, // first
                        { "name": "B" }, // second
                        { "name": "Login", "layer": "Main", "dependencies": ["A", "B"] }
                    ]
                }
                """
        ),
        Row(
            name: "tabs and CRLF, objects on several lines",
            path: ["modules"],
            element: login,
            before: """
                {\r
                \t"modules": [\r
                \t\t{\r
                \t\t\t"name": "A"\r
                \t\t}\r
                \t]\r
                }\r

                """,
            after: """
                {\r
                \t"modules": [\r
                \t\t{\r
                \t\t\t"name": "A"\r
                \t\t},\r
                \t\t{\r
                \t\t\t"name": "Login",\r
                \t\t\t"layer": "Main",\r
                \t\t\t"dependencies": ["A", "B"]\r
                \t\t}\r
                \t]\r
                }\r

                """
        ),
        Row(
            name: "everything on several lines",
            path: ["modules"],
            element: login,
            before: """
                {
                  "modules": [
                    {
                      "name": "A",
                      "dependencies": [
                        "X"
                      ]
                    }
                  ]
                }

                """,
            after: """
                {
                  "modules": [
                    {
                      "name": "A",
                      "dependencies": [
                        "X"
                      ]
                    },
                    {
                      "name": "Login",
                      "layer": "Main",
                      "dependencies": [
                        "A",
                        "B"
                      ]
                    }
                  ]
                }

                """
        ),
        Row(
            name: "a trailing comma and a comment behind it",
            path: ["modules"],
            element: login,
            before: """
                {
                  "modules": [
                    { "name": "A" },
                    // the last
                  ],
                }

                """,
            after: """
                {
                  "modules": [
                    { "name": "A" },
                    // the last
                    { "name": "Login", "layer": "Main", "dependencies": ["A", "B"] },
                  ],
                }

                """
        ),
        Row(
            name: "an entry in a comment, and a comment beside the bracket",
            path: ["modules"],
            element: login,
            before: """
                {
                  "modules": [
                    { "name": "A" }
                    // { "name": "old" }
                    /* end */ ]
                }

                """,
            after: """
                {
                  "modules": [
                    { "name": "A" },
                    // { "name": "old" }
                    { "name": "Login", "layer": "Main", "dependencies": ["A", "B"] }
                    /* end */ ]
                }

                """
        ),
        Row(
            name: "one line in all",
            path: ["modules"],
            element: login,
            before: "{ \"modules\": [{ \"name\": \"A\" }] }",
            after:
                "{ \"modules\": [{ \"name\": \"A\" }, { \"name\": \"Login\", \"layer\": \"Main\", \"dependencies\": [\"A\", \"B\"] }] }"
        ),
        Row(
            name: "no blanks at all",
            path: ["modules"],
            element: login,
            before: "{\"modules\":[{\"name\":\"A\"}]}",
            after:
                "{\"modules\":[{\"name\":\"A\"},{\"name\":\"Login\",\"layer\":\"Main\",\"dependencies\":[\"A\",\"B\"]}]}"
        ),
        Row(
            name: "an empty array without blanks",
            path: ["modules"],
            element: login,
            before: "{\"modules\":[]}",
            after: "{\"modules\":[{\"name\":\"Login\",\"layer\":\"Main\",\"dependencies\":[\"A\",\"B\"]}]}"
        ),
        Row(
            name: "no such key, without blanks",
            path: ["modules"],
            element: login,
            before: "{\"name\":\"S\"}",
            after:
                "{\"name\":\"S\",\"modules\":[{\"name\":\"Login\",\"layer\":\"Main\",\"dependencies\":[\"A\",\"B\"]}]}"
        ),
        Row(
            name: "no such key, in an empty object",
            path: ["modules"],
            element: text,
            before: """
                {}

                """,
            after: """
                { "modules": ["new"] }

                """
        ),
        Row(
            name: "no such key",
            path: ["modules"],
            element: login,
            before: """
                {
                  "name": "S"
                }

                """,
            after: """
                {
                  "name": "S",
                  "modules": [
                    { "name": "Login", "layer": "Main", "dependencies": ["A", "B"] }
                  ]
                }

                """
        ),
        Row(
            name: "no such key, behind a trailing comma and a comment",
            path: ["modules"],
            element: login,
            before: """
                {
                  "name": "S", // ours
                }

                """,
            after: """
                {
                  "name": "S", // ours
                  "modules": [
                    { "name": "Login", "layer": "Main", "dependencies": ["A", "B"] }
                  ],
                }

                """
        ),
        Row(
            name: "an empty array",
            path: ["modules"],
            element: login,
            before: """
                {
                  "modules": []
                }

                """,
            after: """
                {
                  "modules": [
                    { "name": "Login", "layer": "Main", "dependencies": ["A", "B"] }
                  ]
                }

                """
        ),
        Row(
            name: "an empty array with a blank, which removing does not bring back",
            path: ["modules"],
            element: text,
            before: """
                {
                  "modules": [ ]
                }

                """,
            after: """
                {
                  "modules": ["new"]
                }

                """,
            comesBack: false
        ),
        Row(
            name: "an array with a comment only",
            path: ["modules"],
            element: login,
            before: """
                {
                  "modules": [
                    // none yet
                  ]
                }

                """,
            after: """
                {
                  "modules": [
                    // none yet
                    { "name": "Login", "layer": "Main", "dependencies": ["A", "B"] }
                  ]
                }

                """
        ),
        Row(
            name: "an array with a comment only, on one line",
            path: ["modules"],
            element: text,
            before: """
                {
                  "modules": [ /* none */ ]
                }

                """,
            after: """
                {
                  "modules": [ /* none */ "new" ]
                }

                """
        ),
        Row(
            name: "texts on one line",
            path: ["a"],
            element: text,
            before: """
                {
                  "a": ["b", "c"]
                }

                """,
            after: """
                {
                  "a": ["b", "c", "new"]
                }

                """
        ),
        Row(
            name: "texts on one line with a trailing comma",
            path: ["a"],
            element: text,
            before: """
                {
                  "a": ["b","c",]
                }

                """,
            after: """
                {
                  "a": ["b","c","new",]
                }

                """
        ),
        Row(
            name: "padding in brackets",
            path: ["a"],
            element: text,
            before: """
                {
                  "a": [ "b" ]
                }

                """,
            after: """
                {
                  "a": [ "b", "new" ]
                }

                """
        ),
        Row(
            name: "several texts on each line",
            path: ["a"],
            element: text,
            before: """
                {
                  "a": [
                    "b", "c",
                    "d", "e"
                  ]
                }

                """,
            after: """
                {
                  "a": [
                    "b", "c",
                    "d", "e", "new"
                  ]
                }

                """
        ),
        Row(
            name: "brackets and braces together",
            path: ["a"],
            element: login,
            before: """
                {
                  "a": [{
                    "n": 1
                  }, {
                    "n": 2
                  }]
                }

                """,
            after: """
                {
                  "a": [{
                    "n": 1
                  }, {
                    "n": 2
                  }, {
                    "name": "Login",
                    "layer": "Main",
                    "dependencies": ["A", "B"]
                  }]
                }

                """
        ),
        Row(
            name: "a comment between the text and the bracket",
            path: ["a"],
            element: text,
            before: """
                {
                  "a": ["b" // c
                  ]
                }

                """,
            after: """
                {
                  "a": ["b", "new" // c
                  ]
                }

                """
        ),
        Row(
            name: "neighbours of both kinds",
            path: ["modules"],
            element: login,
            before: """
                {
                  "modules": [
                    { "name": "A" },
                    {
                      "name": "B"
                    }
                  ]
                }

                """,
            after: """
                {
                  "modules": [
                    { "name": "A" },
                    {
                      "name": "B"
                    },
                    { "name": "Login", "layer": "Main", "dependencies": ["A", "B"] }
                  ]
                }

                """
        ),
        Row(
            name: "commas in front",
            path: ["a"],
            element: text,
            before: """
                {
                  "a": [
                    "b"
                  , "c"
                  ]
                }

                """,
            after: """
                {
                  "a": [
                    "b"
                  , "c", "new"
                  ]
                }

                """
        ),
        Row(
            name: "a path of three",
            path: ["a", "b", "c"],
            element: text,
            before: """
                {
                  "a": {
                    "b": {}
                  }
                }

                """,
            after: """
                {
                  "a": {
                    "b": {
                      "c": ["new"]
                    }
                  }
                }

                """
        ),
        Row(
            name: "an array in an array",
            path: ["a", 1],
            element: text,
            before: """
                { "a": [
                  [1],
                  []
                ] }

                """,
            after: """
                { "a": [
                  [1],
                  ["new"]
                ] }

                """
        ),
        Row(
            name: "brackets and comments in texts",
            path: ["a"],
            element: text,
            before: """
                {
                  "a": ["]", "// no", "}"]
                }

                """,
            after: """
                {
                  "a": ["]", "// no", "}", "new"]
                }

                """
        ),
        Row(
            name: "a byte-order mark",
            path: ["a"],
            element: text,
            before: "\u{FEFF}{\n  \"a\": [\"b\"]\n}\n",
            after: "\u{FEFF}{\n  \"a\": [\"b\", \"new\"]\n}\n"
        ),
        Row(
            name: "XML, with a comment",
            path: ["modules"],
            element: login,
            before: """
                <plist>
                <dict>
                \t<key>modules</key>
                \t<array>
                \t\t<dict>
                \t\t\t<key>name</key>
                \t\t\t<string>A</string>
                \t\t</dict>
                \t\t<!-- end -->
                \t</array>
                </dict>
                </plist>

                """,
            after: """
                <plist>
                <dict>
                \t<key>modules</key>
                \t<array>
                \t\t<dict>
                \t\t\t<key>name</key>
                \t\t\t<string>A</string>
                \t\t</dict>
                \t\t<!-- end -->
                \t\t<dict>
                \t\t\t<key>name</key>
                \t\t\t<string>Login</string>
                \t\t\t<key>layer</key>
                \t\t\t<string>Main</string>
                \t\t\t<key>dependencies</key>
                \t\t\t<array>
                \t\t\t\t<string>A</string>
                \t\t\t\t<string>B</string>
                \t\t\t</array>
                \t\t</dict>
                \t</array>
                </dict>
                </plist>

                """
        ),
        Row(
            name: "XML, an empty array, two spaces and CRLF",
            path: ["modules"],
            element: login,
            before: """
                <plist>\r
                  <dict>\r
                    <key>modules</key>\r
                    <array/>\r
                  </dict>\r
                </plist>\r

                """,
            after: """
                <plist>\r
                  <dict>\r
                    <key>modules</key>\r
                    <array>\r
                      <dict>\r
                        <key>name</key>\r
                        <string>Login</string>\r
                        <key>layer</key>\r
                        <string>Main</string>\r
                        <key>dependencies</key>\r
                        <array>\r
                          <string>A</string>\r
                          <string>B</string>\r
                        </array>\r
                      </dict>\r
                    </array>\r
                  </dict>\r
                </plist>\r

                """
        ),
        Row(
            name: "XML, an empty array of two tags, which removing does not bring back",
            path: ["modules"],
            element: text,
            before: """
                <plist>
                  <dict>
                    <key>modules</key>
                    <array></array>
                  </dict>
                </plist>
                """,
            after: """
                <plist>
                  <dict>
                    <key>modules</key>
                    <array>
                      <string>new</string>
                    </array>
                  </dict>
                </plist>
                """,
            comesBack: false
        ),
        Row(
            name: "XML on one line",
            path: ["modules"],
            element: text,
            before: "<plist><dict><key>modules</key><array><string>a</string></array></dict></plist>",
            after: "<plist><dict><key>modules</key><array><string>a</string><string>new</string></array></dict></plist>"
        ),
        Row(
            name: "XML on one line, an object",
            path: ["modules"],
            element: login,
            before:
                "<plist><dict><key>modules</key><array><dict><key>name</key><string>a</string></dict></array></dict></plist>",
            after:
                "<plist><dict><key>modules</key><array><dict><key>name</key><string>a</string></dict>\(flatLogin)</array></dict></plist>"
        ),
        Row(
            name: "XML on one line behind its head, an empty list",
            path: ["modules"],
            element: login,
            before: "<?xml version=\"1.0\"?>\n<plist><dict><key>modules</key><array/></dict></plist>\n",
            after:
                "<?xml version=\"1.0\"?>\n<plist><dict><key>modules</key><array>\(flatLogin)</array></dict></plist>\n"
        ),
        Row(
            name: "XML on one line, no such key",
            path: ["modules"],
            element: login,
            before: "<plist><dict><key>name</key><string>S</string></dict></plist>",
            after:
                "<plist><dict><key>name</key><string>S</string><key>modules</key><array>\(flatLogin)</array></dict></plist>"
        ),
        Row(
            name: "XML, a list on one line",
            path: ["modules"],
            element: login,
            before:
                "<plist>\n<dict>\n<key>modules</key>\n<array><dict><key>name</key><string>a</string></dict></array>\n</dict>\n</plist>",
            after:
                "<plist>\n<dict>\n<key>modules</key>\n<array><dict><key>name</key><string>a</string></dict>\(flatLogin)</array>\n</dict>\n</plist>"
        ),
        Row(
            name: "XML, an empty root",
            path: ["modules"],
            element: text,
            before: "<plist><dict/></plist>",
            after: """
                <plist><dict>
                \t<key>modules</key>
                \t<array>
                \t\t<string>new</string>
                \t</array>
                </dict></plist>
                """
        ),
        Row(
            name: "XML, no such key",
            path: ["modules"],
            element: login,
            before: """
                <plist version="1.0">
                <dict>
                \t<key>name</key>
                \t<string>S</string>
                </dict>
                </plist>

                """,
            after: """
                <plist version="1.0">
                <dict>
                \t<key>name</key>
                \t<string>S</string>
                \t<key>modules</key>
                \t<array>
                \t\t<dict>
                \t\t\t<key>name</key>
                \t\t\t<string>Login</string>
                \t\t\t<key>layer</key>
                \t\t\t<string>Main</string>
                \t\t\t<key>dependencies</key>
                \t\t\t<array>
                \t\t\t\t<string>A</string>
                \t\t\t\t<string>B</string>
                \t\t\t</array>
                \t\t</dict>
                \t</array>
                </dict>
                </plist>

                """
        ),
    ]
}

extension DocumentNode {
    var listedElements: [DocumentNode] {
        guard case .array(let elements) = content else { return [] }
        return elements
    }

    var listedMembers: [Member] {
        guard case .object(let members) = content else { return [] }
        return members
    }

    fileprivate var lastElement: DocumentNode? { listedElements.last }
}

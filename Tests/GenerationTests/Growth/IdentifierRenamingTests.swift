import Testing
import WorkspaceSpec

@testable import Generation

@Suite("Renamed identifiers")
struct IdentifierRenamingTests {
    struct Row: CustomTestStringConvertible {
        let sentence: String
        let text: String
        let renamed: String
        var isOwn = false

        var testDescription: String { sentence }
    }

    static let rows = [
        Row(sentence: "an import", text: "import Home\n", renamed: "import Start\n"),
        Row(
            sentence: "imports of every form",
            text: "@testable import Home; import struct Home.X\n#if canImport(Home)\npublic import HomeTesting",
            renamed: "@testable import Start; import struct Start.X\n#if canImport(Start)\npublic import StartTesting"
        ),
        Row(
            sentence: "sorted imports stay sorted, each kind for itself",
            text: "import A\nimport Home\nimport HomeInterface\nimport Logger\n\n@testable import Home\n",
            renamed: "import A\nimport Logger\nimport Start\nimport StartInterface\n\n@testable import Start\n"
        ),
        Row(
            sentence: "other line ends, and no new line at the end",
            text: "import Home\r\nimport Logger",
            renamed: "import Logger\r\nimport Start"
        ),
        Row(
            sentence: "imports that nobody has sorted, or that share a line with something",
            text: "import Z\nimport Home\nimport Logger\nimport Home // the page\nimport A",
            renamed: "import Z\nimport Start\nimport Logger\nimport Start // the page\nimport A"
        ),
        Row(
            sentence: "the plain word stays",
            text: "import A\nlet Home = 1 // Home",
            renamed: "import A\nlet Home = 1 // Home"
        ),
        Row(
            sentence: "whole identifiers",
            text: "HomeService HomeStore2 HomeServices",
            renamed: "StartService HomeStore2 HomeServices"
        ),
        Row(sentence: "names that the templates made", text: "HomeStore()", renamed: "StartStore()"),
        Row(sentence: "a type of the system's that the templates use", text: "HomeKitView()", renamed: "HomeKitView()"),
        Row(sentence: "the folder of its resources", text: #""Shop_Home""#, renamed: #""Shop_Start""#),
        Row(
            sentence: "another module's name",
            text: "import HomeStub\nHomeStub()",
            renamed: "import HomeStub\nHomeStub()"
        ),
        Row(sentence: "backticks", text: "`HomeService`", renamed: "`StartService`"),
        Row(sentence: "letters beyond ASCII", text: "ÄHomeService", renamed: "ÄHomeService"),
        Row(
            sentence: "the accessor behind a dot where the module is imported",
            text: "import HomeInterface\nregistry.home?.x(home) + $0.homeProvider",
            renamed: "import StartInterface\nregistry.start?.x(home) + $0.startProvider"
        ),
        Row(sentence: "the accessor elsewhere stays", text: "import X\nfile.home", renamed: "import X\nfile.home"),
        Row(
            sentence: "the accessor in the module's own files",
            text: "var home: Int { 1 }",
            renamed: "var start: Int { 1 }",
            isOwn: true
        ),
        Row(sentence: "nothing", text: "", renamed: ""),
    ]

    private static func module(_ name: String) throws -> Module {
        let text = #"{ "name": "Shop", "modules": [{ "name": "\#(name)", "layer": "Main", "interface": true }] }"#
        let spec = try SpecReader.read(SpecDocument(bytes: Array(text.utf8), file: "scaffold.json"))
        return try spec.module(named: name)
    }

    static let renaming = Result {
        IdentifierRenaming(
            from: try module("Home"),
            to: try module("Start"),
            project: "Shop",
            rendered: [
                PlannedFile(
                    path: "HomeStore.swift",
                    bytes: Array("struct HomeStore {}; enum HomeStub {}; enum Homeland {}; HomeKitView()".utf8)
                )
            ],
            foreign: ["HomeStub"]
        )
    }

    @Test(arguments: rows)
    func renames(row: Row) throws {
        let renamed = try Self.renaming.get().applied(to: Array(row.text.utf8), isOwn: row.isOwn)
        #expect(String(decoding: renamed, as: UTF8.self) == row.renamed)
    }

    @Test("bytes that are no text are kept")
    func noText() throws {
        let bytes: [UInt8] = [0xFF, 0x0A] + Array("HomeService".utf8) + [0x0A, 0xFE]
        #expect(
            try Self.renaming.get().applied(to: bytes, isOwn: false) == [0xFF, 0x0A] + Array("StartService".utf8) + [
                0x0A, 0xFE,
            ]
        )
    }

    @Test(
        "file names",
        arguments: [
            ("Home.swift", "Start.swift"), ("HomeStore+Home.swift", "StartStore+Home.swift"),
            ("Homes.txt", "Homes.txt"),
        ]
    )
    func fileNames(old: String, new: String) throws {
        #expect(try Self.renaming.get().applied(toFileName: old) == new)
    }

    @Test("the lines that still name the module are told")
    func leftovers() throws {
        #expect(try Self.renaming.get().leftovers(in: Array("a\n// Home, Home\n\nHome".utf8)) == [2, 4])
    }
}

import Foundation
import Generation
import Testing
import Workbench

@testable import ScaffoldCLI

@Suite("scaffold new")
struct NewTests {
    private static let spec = """
        {
          "name": "Shop",
          "tags": [{ "name": "Local" }, { "name": "Beta", "settings": { "limit": 3, "title": "a\\"b" } }],
          "serverCenters": [{ "name": "media", "urls": { "Local": "http://localhost/", "Beta": "https://m.example.com/" } }],
          "modules": [{ "name": "Cart", "layer": "Main", "interface": true }]
        }
        """

    @Test("the same spec in three formats, and the same command twice, give the same bytes")
    func sameBytes() throws {
        try inFolder { (folder) throws in
            try Disk.create("\(folder)/spec.json", Array(Self.spec.utf8))
            for format in ["xml", "binary"] {
                let convert = ToolRun(
                    "spec",
                    "convert",
                    "\(folder)/spec.json",
                    "--to",
                    format,
                    "--output",
                    "\(folder)/spec.\(format)"
                )
                #expect(convert.status == 0, "\(convert.error)")
            }
            var trees: [[String: [UInt8]]] = []
            for (number, file) in ["spec.json", "spec.json", "spec.xml", "spec.binary"].enumerated() {
                let output = "\(folder)/\(number)"
                let run = ToolRun("new", "Shop", "--spec", "\(folder)/\(file)", "--output", output, "--no-git")
                #expect(run.status == 0, "\(run.error)")
                trees.append(try files(below: output))
            }
            #expect(trees[0] == trees[1])
            for tree in trees[2...] {
                #expect(tree["scaffold.plist"] != nil && tree["scaffold.json"] == nil)
                #expect(tree.filter { $0.key != "scaffold.plist" } == trees[0].filter { $0.key != "scaffold.json" })
            }
        }
    }

    @Test("the spec that is kept says everything and renders the same workspace again")
    func keptSpec() throws {
        try inFolder { (folder) throws in
            try Disk.create("\(folder)/spec.json", Array(Self.spec.utf8))
            let first = ToolRun("new", "Shop", "--spec", "\(folder)/spec.json", "--output", "\(folder)/a", "--no-git")
            let again = ToolRun(
                "new",
                "Shop",
                "--spec",
                "\(folder)/a/scaffold.json",
                "--output",
                "\(folder)/b",
                "--no-git"
            )
            #expect(first.status == 0 && again.status == 0, "\(first.error)\(again.error)")
            #expect(try files(below: "\(folder)/a") == (try files(below: "\(folder)/b")))
        }
    }

    @Test("a spec with ten mistakes gives ten diagnostics, exit status 2, and no file")
    func tenMistakes() throws {
        try inFolder { (folder) throws in
            let spec = """
                {
                  "name": "my-shop",
                  "organizatoin": "com.example",
                  "localizations": ["en", 7],
                  "layers": [{ "name": "Main", "siblings": "interfaces" }, { "name": "Expand" }],
                  "tags": [{ "name": "Local" }, { "name": "Product" }],
                  "serverCenters": [{ "name": "account", "urls": { "Local": "ftp://127.0.0.1/", "Product": "https://a.example.com/?x" } },
                                    { "name": "picture", "urls": { "Local": "http://127.0.0.1/" } }],
                  "modules": [
                    { "name": "Foundation", "layer": "Main", "dependencies": ["Loger"] },
                    { "name": "Cart", "layer": "Mian" }
                  ]
                }
                """
            try Disk.create("\(folder)/spec.json", Array(spec.utf8))
            let run = ToolRun("new", "my-shop", "--spec", "\(folder)/spec.json", "--output", "\(folder)/out")
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            let heads = run.error.split(separator: "\n").filter { $0.hasPrefix("\(folder)/spec.json:") }
            #expect(heads.count == 10, "\(run.error)")
            #expect(heads.allSatisfy { $0.contains(": error: ") && $0.hasSuffix("]") })
            #expect(try Disk.names(in: folder) == ["spec.json"])
        }
    }

    struct Refusal: CustomTestStringConvertible {
        let name: String
        let words: String

        var testDescription: String { name }
    }

    static let refusals = [
        Refusal(name: "my-app", words: "MyApp"), Refusal(name: "my app", words: "MyApp"),
        Refusal(name: "Foo.Bar", words: "FooBar"), Refusal(name: "1", words: "begins with a digit"),
        Refusal(name: "123abc", words: "begins with a digit"), Refusal(name: "class", words: "class"),
        Refusal(name: "self", words: "self"), Refusal(name: "Any", words: "Any"), Refusal(name: "_", words: "_"),
        Refusal(name: "Foundation", words: "Foundation"), Refusal(name: "Testing", words: "Testing"),
        Refusal(name: "XCTest", words: "XCTest"), Refusal(name: "日本", words: "日本"),
        Refusal(name: "Café", words: "Café"), Refusal(name: "Shop🛒", words: "Shop"),
        Refusal(name: "A\u{200B}B", words: "U+200B"), Refusal(name: "A\u{202E}B", words: "U+202E"),
        Refusal(name: "Foo\n", words: "U+000A"), Refusal(name: " Foo", words: "Foo"),
        Refusal(name: "../evil", words: "'../evil'"), Refusal(name: "/abs", words: "'/abs'"),
        Refusal(name: "a/../../x", words: "'a/../../x'"), Refusal(name: ".", words: "'.'"),
        Refusal(name: "~", words: "'~'"), Refusal(name: "CON", words: "CON"), Refusal(name: "Shop.", words: "Shop"),
        Refusal(name: String(repeating: "x", count: 250), words: "long"), Refusal(name: "", words: "name"),
    ]

    @Test("a name that is none is refused, with words that help, and nothing is written", arguments: refusals)
    func names(_ row: Refusal) throws {
        try inFolder { (folder) throws in
            let run = ToolRun("new", row.name, "--output", "\(folder)/out")
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.error.contains(row.words), "\(run.error)")
            #expect(!run.error.contains("\u{200B}") && !run.error.contains("\u{202E}"))
            #expect(try Disk.names(in: folder).isEmpty)
        }
    }

    struct Odd: CustomTestStringConvertible {
        let spec: String
        let words: String

        var testDescription: String { spec }
    }

    static let odd = [
        Odd(
            spec:
                #"{ "name": "S", "modules": [{ "name": "A", "layer": "Main", "interface": true, "service": { "protocol": "AStore" } }] }"#,
            words: "the protocol 'AStore' of module 'A' has the name of another type"
        ),
        Odd(
            spec:
                #"{ "name": "S", "modules": [{ "name": "A", "layer": "Main", "interface": true, "service": { "protocol": "ServiceKey" } }] }"#,
            words: "the protocol 'ServiceKey' of module 'A' has the name of another type"
        ),
        Odd(
            spec:
                #"{ "name": "S", "modules": [{ "name": "A", "layer": "Main", "implements": [{ "service": "Login", "priority": -9223372036854775808 }] }] }"#,
            words: "is out of range"
        ),
        Odd(
            spec:
                #"{ "name": "S", "modules": [{ "name": "A", "layer": "Expand", "group": "Tool", "resources": true }] }"#,
            words: "module 'A' of kind 'library' comes without a folder of resources"
        ),
        Odd(
            spec:
                #"{ "name": "S", "modules": [{ "name": "A", "layer": "Resource", "group": "Image", "resources": false }] }"#,
            words: "module 'A' of kind 'resource' comes with a folder of resources"
        ),
    ]

    @Test("what would not compile is refused in the spec", arguments: odd)
    func refusedSpecs(_ row: Odd) throws {
        try inFolder { (folder) throws in
            try Disk.create("\(folder)/spec.json", Array(row.spec.utf8))
            let run = ToolRun("new", "S", "--spec", "\(folder)/spec.json", "--output", "\(folder)/out")
            #expect(run.status == 2 && run.error.contains(row.words), "\(run.error)")
            #expect(try Disk.names(in: folder) == ["spec.json"])
        }
    }

    @Test("without platforms, the manifest names none")
    func noPlatforms() throws {
        try inFolder { (folder) throws in
            try Disk.create("\(folder)/spec.json", Array(#"{ "name": "S", "platforms": {}, "modules": [] }"#.utf8))
            let run = ToolRun("new", "S", "--spec", "\(folder)/spec.json", "--output", "\(folder)/out", "--no-git")
            #expect(run.status == 0, "\(run.error)")
            let manifest = String(decoding: try Disk.read("\(folder)/out/Package.swift"), as: UTF8.self)
            #expect(!manifest.contains("platforms: ["))
        }
    }

    @Test("an existing folder stays the one it is, with its mode")
    func existingFolder() throws {
        try inFolder { (folder) throws in
            try Disk.createFolder("\(folder)/out")
            try Disk.setMode(0o2750, of: "\(folder)/out")
            let run = ToolRun("new", "Shop", "--output", "\(folder)/out", "--no-git")
            #expect(run.status == 0, "\(run.error)")
            #expect(try Disk.mode(of: "\(folder)/out") == 0o2750)
            #expect(try Disk.kind(of: "\(folder)/out/.scaffold") == .nothing)
        }
    }

    @Test("a folder without templates is refused, and so is an empty path")
    func emptyPaths() throws {
        try inFolder { (folder) throws in
            let run = ToolRun("new", "Shop", "--templates", folder, "--output", "\(folder)/out")
            #expect(run.status == 2 && run.error.contains("there are no templates in"), "\(run.error)")
            let empty = ToolRun("new", "Shop", "--output=")
            #expect(empty.status == 2 && empty.error.hasPrefix("error: missing value for '--output <dir>'\n"))
        }
    }

    @Test("a name with a dash in front is an option, unless '--' stands before it")
    func dash() throws {
        #expect(ToolRun("new", "-x").error.hasPrefix("error: unknown option '-x'\n"))
        #expect(ToolRun("new", "--", "-x").error.contains("'-x'"))
    }

    @Test("the spec's name and the one on the command line have to agree")
    func otherName() throws {
        try inFolder { (folder) throws in
            try Disk.create("\(folder)/spec.json", Array(#"{ "name": "Shop" }"#.utf8))
            let run = ToolRun("new", "Store", "--spec", "\(folder)/spec.json", "--output", "\(folder)/out")
            #expect(run.status == 2)
            #expect(run.error.contains("the spec names the project 'Shop', not 'Store'"))
            #expect(run.error.contains("run 'scaffold new Shop'"))
        }
    }

    @Test("a dry run prints the plan as a tree and writes nothing")
    func dryRun() throws {
        try inFolder { (folder) throws in
            let run = ToolRun("new", "Shop", "--output", "\(folder)/Shop", "--dry-run")
            #expect(run.status == 0 && run.error.isEmpty)
            #expect(run.output.hasPrefix("Shop/\n├── .github/\n"))
            #expect(run.output.contains("│   │   │   └── LocalTag.swift\n"), "\(run.output)")
            #expect(try Disk.names(in: folder).isEmpty)
        }
    }

    @Test("a second run says that nothing was written, and a title says where another folder's name differs")
    func again() throws {
        try inFolder { (folder) throws in
            let first = ToolRun("new", "Shop", "--output", folder, "--no-git")
            #expect(first.output.hasPrefix("Created 'Shop' in '\(folder)': "), "\(first.output)\(first.error)")
            let second = ToolRun("new", "Shop", "--output", folder, "--no-git")
            #expect(second.status == 0)
            #expect(
                second.output.hasPrefix("'Shop' is there already, as the spec describes it; nothing was written.\n")
            )
        }
    }

    @Test("everything in the way is listed, by a dry run as well, and nothing is written", arguments: [true, false])
    func conflicts(isDry: Bool) throws {
        try inFolder { (folder) throws in
            try Disk.create("\(folder)/Package.swift", Array("// theirs\n".utf8))
            try Disk.create("\(folder)/Tests", Array("a file\n".utf8))
            let before = try files(below: folder)
            let run = ToolRun(words: ["new", "Shop", "--output", folder] + (isDry ? ["--dry-run"] : []))
            #expect(run.status == 2)
            #expect(run.error.contains("'Package.swift' exists, and existing files are never overwritten"))
            #expect(run.error.contains("'Tests' is not a folder"))
            #expect(try files(below: folder) == before)
        }
    }

    @Test("a fresh repository's own files stay, and the end of the output says so")
    func freshRepository() throws {
        try inFolder { (folder) throws in
            try Disk.createFolder("\(folder)/.git")
            try Disk.create("\(folder)/README.md", Array("# Theirs\n".utf8))
            try Disk.create("\(folder)/.gitignore", Array("*.log\r\n.build/".utf8))
            let run = ToolRun("new", "Shop", "--output", folder)
            #expect(run.status == 0, "\(run.error)")
            #expect(run.output.contains("Your 'README.md' was kept."))
            #expect(try Disk.read("\(folder)/README.md") == Array("# Theirs\n".utf8))
            let ignored = String(decoding: try Disk.read("\(folder)/.gitignore"), as: UTF8.self)
            #expect(ignored.hasPrefix("*.log\r\n.build/\r\n\r\n"))
            #expect(ignored.contains("\r\n.swiftpm/\r\n"))
            let again = ToolRun("new", "Shop", "--output", folder)
            #expect(again.status == 0, "\(again.error)")
        }
    }

    @Test("inside another package, the end of the output says so")
    func outerPackage() throws {
        try inFolder { (folder) throws in
            try Disk.create("\(folder)/Package.swift", [])
            let run = ToolRun("new", "Shop", "--output", "\(folder)/Shop", "--no-git")
            #expect(run.output.contains("encloses this one; the two do not know each other."), "\(run.output)")
        }
    }

    @Test("ends by saying the next commands; quiet says nothing")
    func nextCommands() throws {
        try inFolder { (folder) throws in
            let run = ToolRun("new", "Shop", "--output", "\(folder)/my shop", "--no-git")
            #expect(
                run.output.hasSuffix("\nNext:\n  cd '\(folder)/my shop'\n  swift test\n  swift run ShopLocal\n"),
                "\(run.output)"
            )
            let quiet = ToolRun("new", "Shop", "--output", "\(folder)/quiet", "--no-git", "--quiet")
            #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.error.isEmpty)
        }
    }
}

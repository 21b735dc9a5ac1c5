import Foundation
import Generation
import Layering
import Testing

@testable import ScaffoldCLI

@Suite("check, option by option")
struct CheckCommandTests {
    /// An import of a module in a lower layer that the spec does not declare, with the finding's place.
    private func undeclared(_ folder: CheckedFolder) throws {
        try folder.write("import Const\n", to: "Sources/Main/Home/Extra.swift")
    }

    @Test("finds the workspace from a folder in it and from its spec; paths are relative to the root")
    func places() throws {
        let folder = try CheckedFolder()
        try undeclared(folder)
        for path in ["", "/Sources/Main", "/scaffold.json", "/Sources/Main/Home/Extra.swift"] {
            let run = ToolRun("check", folder.root + path)
            #expect(run.status == 1)
            #expect(run.output.hasPrefix("Sources/Main/Home/Extra.swift:1:1: error: "), "\(path): \(run.output)")
        }
    }

    @Test("a path that is not there, and a folder in no workspace, are requests that cannot be carried out")
    func noWorkspace() throws {
        let folder = try CheckedFolder(isEmpty: true)
        let outside = folder.check()
        #expect(outside.status == 2 && outside.output.isEmpty)
        #expect(outside.error.contains("neither this folder nor one above it holds 'scaffold.json'"))
        let misspelt = ToolRun("check", folder.path("Surces"))
        #expect(misspelt.status == 2 && misspelt.error.contains("No such file or directory"))
    }

    @Test("a merge conflict that is left in the manifest is named, instead of what follows from it")
    func mergeConflict() throws {
        let folder = try CheckedFolder()
        try folder.replace("        // Main\n", with: "<<<<<<< HEAD\n        // Main\n", in: "Package.swift")
        let run = folder.check()
        #expect(run.status == 1)
        #expect(run.output.contains(": error: a merge conflict is left here [manifest-drift]"), "\(run.output)")
        #expect(run.output.contains("fix: keep the lines that follow from the spec, and remove the marks;"))
        #expect(run.output.contains("\n1 error in "))
    }

    @Test("errors in the spec are reported in the formats asked for, with exit status 2")
    func specErrors() throws {
        let folder = try CheckedFolder()
        try folder.replace("\"layer\": \"Main\"", with: "\"layer\": \"Mian\"", in: "scaffold.json")
        let text = folder.check()
        #expect(
            text.status == 2 && text.output.contains("scaffold.json:") && text.output.contains("did you mean 'Main'?")
        )
        let (status, findings) = try folder.findings()
        #expect(status == 2)
        #expect(findings.map(\.file) == ["scaffold.json"])
    }

    @Test("a workspace of the team's own templates is held to those, and mended with those")
    func ownTemplates() throws {
        let folder = try CheckedFolder(isEmpty: true)
        let templates = folder.path("templates")
        try #require(ToolRun("templates", "eject", templates).status == 0)
        let manifest = "\(templates)/Workspace/Package.swift"
        let text = String(decoding: try Disk.read(manifest), as: UTF8.self)
        let ours = text.replacingOccurrences(of: "begin products\n", with: "begin products\n        // Ours.\n")
        try Disk.replace([(manifest, Array(ours.utf8))])
        let shop = folder.path("Shop")
        let new = ToolRun("new", "Shop", "--templates", templates, "--output", shop, "--no-git", "--quiet")
        try #require(new.status == 0, "\(new.error)")
        let built = ToolRun("check", shop)
        #expect(built.status == 1 && built.output.contains("[manifest-drift]"), "\(built.output)")
        try Disk.replace([("\(shop)/Sources/Main/Home/Extra.swift", Array("import Const\n".utf8))])
        let fixed = ToolRun("check", shop, "--templates", templates, "--fix")
        #expect(fixed.status == 0, "\(fixed.output)\(fixed.error)")
        #expect(fixed.output.contains("Added 'Const'"))
        let missing = ToolRun("check", shop, "--templates", folder.path("nothing"))
        #expect(missing.status == 2 && missing.error.contains("nothing"))
    }

    @Test("a warning fails with --strict alone")
    func strict() throws {
        let folder = try CheckedFolder()
        try folder.replace(
            "\"name\": \"Const\", \"layer\": \"Expand\", \"group\": \"Const\"",
            with: "\"name\": \"Const\", \"layer\": \"Expand\", \"group\": \"Const\", \"dependencies\": [\"Global\"]",
            in: "scaffold.json"
        )
        let run = folder.check("--fix", "--dry-run")
        #expect(run.status == 0 && run.output.contains("-"))
        let (relaxed, findings) = try folder.findings()
        #expect(findings.contains { $0.rule == "unused-dependency" && $0.severity == "warning" })
        // The manifest has not been changed with the spec: that is an error in any case.
        #expect(relaxed == 1)
        #expect(folder.check("--strict").status == 1)
    }

    @Test("an error is a warning with --lenient, and what keeps the check from running still fails")
    func lenient() throws {
        let folder = try CheckedFolder()
        try undeclared(folder)
        #expect(folder.check().status == 1)
        let run = folder.check("--lenient", "--format", "xcode")
        #expect(run.status == 0 && run.output.contains(": warning: ") && !run.output.contains("error"))
        #expect(folder.check("--lenient", "--strict").status == 2)
        try folder.replace("\"layers\"", with: "\"leyers\"", in: "scaffold.json")
        #expect(folder.check("--lenient").status == 2)
    }

    @Test("several formats in one run: files are whole, standard output is for the others")
    func formats() throws {
        let folder = try CheckedFolder()
        try undeclared(folder)
        let files = ["sarif", "junit", "gitlab", "json", "xcode", "github"]
        let options = files.flatMap { ["--format", "\($0)=\(folder.path("report.\($0)"))"] }
        let run = ToolRun(words: ["check", folder.root, "--format", "text"] + options)
        #expect(run.status == 1)
        #expect(run.output.contains("Sources/Main/Home/Extra.swift:1:1: error: "))
        #expect(run.output.hasSuffix("1 error in \(try swiftFileCount(folder)) files\n"))
        for file in files {
            let text = try folder.text("report.\(file)")
            #expect(text == ToolRun("check", folder.root, "--format", file).output, "\(file)")
        }
        #expect(try Disk.names(in: folder.root).allSatisfy { !$0.contains("report") || $0.hasPrefix("report.") })
    }

    private func swiftFileCount(_ folder: CheckedFolder) throws -> Int {
        let lines = folder.check("--format", "text").output.split(separator: " ")
        return Int(lines[lines.count - 2]) ?? 0
    }

    @Test("a file that cannot be written leaves all others as they were, and nothing is reported")
    func unwritable() throws {
        let folder = try CheckedFolder()
        try folder.write("old", to: "a.json")
        let run = folder.check(
            "--format",
            "json=\(folder.path("a.json"))",
            "--format",
            "sarif=\(folder.path("none/a.sarif"))"
        )
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.error.contains("cannot write") && run.error.contains("none/a.sarif"))
        #expect(try folder.text("a.json") == "old")
    }

    static let wrongWords: [(words: [String], message: String)] = [
        (["--format", "sarf"], "'sarf' is not a value of '--format'; did you mean 'sarif'?"),
        (["--format", "sarf=x"], "'sarf' is not a value of '--format'; did you mean 'sarif'?"),
        (["--format", "sarif="], "'--format sarif=' names no file after '='"),
        (["--dry-run"], "'--dry-run' goes with '--fix'"),
        (["--fix", "--write-baseline"], "'--fix' and '--write-baseline' do not go together"),
        (["--explain", "stray-sauce"], "'stray-sauce' is no rule; did you mean 'stray-source'?"),
    ]

    @Test(arguments: wrongWords)
    func usage(words: [String], message: String) throws {
        let run = ToolRun(words: ["check"] + words)
        #expect(run.status == 2)
        #expect(run.error.hasPrefix("error: \(message)\n"), "\(run.error)")
    }

    @Test("annotations come by themselves on GitHub Actions, beside a document and among lines")
    func annotations() throws {
        let folder = try CheckedFolder()
        try undeclared(folder)
        let actions = ["GITHUB_ACTIONS": "true"]
        let annotation = "::error file=Sources/Main/Home/Extra.swift,line=1,col=1,title=undeclared-import::"
        let text = folder.check(environment: actions)
        #expect(text.output.contains("\n" + annotation) && text.error.isEmpty)
        let json = folder.check("--format", "json", environment: actions)
        #expect(json.output.hasPrefix("{") && json.output.hasSuffix("}\n") && json.error.hasPrefix(annotation))
        let asked = folder.check("--format", "github", environment: actions)
        #expect(asked.output.hasPrefix(annotation) && !asked.output.dropFirst().contains("::error"))
        #expect(!folder.check().output.contains("::error"))
    }

    @Test("quiet says nothing where nothing was found")
    func quiet() throws {
        let folder = try CheckedFolder()
        let clean = folder.check("--quiet")
        #expect(clean.status == 0 && clean.output.isEmpty && clean.error.isEmpty)
        try undeclared(folder)
        #expect(folder.check("--quiet").output.contains("undeclared-import"))
    }

    @Test("two runs print the same bytes, in every format")
    func stable() throws {
        let folder = try CheckedFolder()
        for row in SeededViolation.ofFiles.prefix(2) + SeededViolation.ofFiles.suffix(4) { try row.seed(folder) }
        for format in ["text", "xcode", "github", "gitlab", "junit", "sarif", "json"] {
            let first = folder.check("--format", format)
            #expect(first.status == 1)
            #expect(folder.check("--format", format).output == first.output, "\(format)")
        }
    }

    @Test("an interrupted command is said instead of nonsense")
    func interrupted() throws {
        let folder = try CheckedFolder()
        try folder.write("scaffold journal 1\nwrite 0 Package.swift\nend\n", to: ".scaffold/journal")
        try undeclared(folder)
        let run = folder.check()
        #expect(run.status == 2)
        #expect(run.output.contains("a command was interrupted") && !run.output.contains("undeclared-import"))
    }

    @Test("every rule is listed and explained, without a workspace")
    func rules() throws {
        let list = ToolRun("check", "--list-rules")
        #expect(list.status == 0)
        let names = list.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
        #expect(names == Rule.all.map(\.id.rawValue))
        for name in names {
            let run = ToolRun("check", "--explain", name)
            #expect(run.status == 0 && run.output.hasPrefix("\(name) ("), "\(name)")
            #expect(run.output.contains("FOUND: ") && run.output.contains("FINE: "), "\(name)")
        }
    }

    @Test("the manifest may have CRLF, and a second one may have our regions")
    func manifests() throws {
        let folder = try CheckedFolder()
        let manifest = try folder.text("Package.swift")
        let crlf = manifest.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        try folder.write(crlf, to: "Package.swift")
        try folder.write(manifest, to: "Package@swift-6.1.swift")
        #expect(try folder.findings().findings == [])
    }

    @Test("a drift of the manifest shows the diff")
    func diff() throws {
        let folder = try CheckedFolder()
        try folder.replace(
            "dependencies: [\"TagLocal\", \"Wiring\"]",
            with: "dependencies: [\"TagLocal\"]",
            in: "Package.swift"
        )
        let output = folder.check().output
        #expect(output.contains("-        .executableTarget(name: \"ShopLocal\", dependencies: [\"TagLocal\"], path:"))
        #expect(
            output.contains(
                "+        .executableTarget(name: \"ShopLocal\", dependencies: [\"TagLocal\", \"Wiring\"], path:"
            )
        )
    }
}

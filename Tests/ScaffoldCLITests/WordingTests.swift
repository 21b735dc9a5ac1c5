import Foundation
import Generation
import Testing
import Workbench

@testable import ScaffoldCLI

/// What a first-time user meets.
@Suite("Wordings")
struct WordingTests {
    struct Row: CustomTestStringConvertible {
        let words: [String]
        var files: [String: [UInt8]] = [:]
        var status: Int32 = 2
        /// Part of what is printed, on either output.
        let says: String

        var testDescription: String { "\(words.joined(separator: " ")): \(says.prefix(40))" }
    }

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    static let rows = [
        Row(
            words: ["spec", "validate", "{}/one.json"],
            files: [
                "one.json": text(
                    """
                    { "name": "Shop", "layers": [{ "name": "Lib" }], "modules": [],
                      "tags": [{ "name": "Local" }], "serverCenters": [{ "name": "api", "urls": { "Local": "http://a/" } }] }
                    """
                )
            ],
            status: 0,
            says: "1 layer, 3 modules, 1 tag, 1 server center."
        ),
        Row(
            words: ["spec", "convert", "{}/bad.json"],
            files: ["bad.json": text(#"{ "name": "Shop", "modles": [] }"#)],
            says: "unknown key 'modles'; did you mean 'modules'?"
        ),
        Row(
            words: ["spec", "convert", "{}/big.json"],
            files: [
                "big.json": text(
                    #"{ "name": "Shop", "tags": [{ "name": "A", "settings": { "n": 9223372036854775808 } }] }"#
                )
            ],
            says: "a whole number has at most 64 bits"
        ),
        Row(
            words: ["spec", "validate", "{}/two.json"],
            files: [
                "two.json": text(
                    """
                    { "name": "Shop", "serverCenters": [{ "name": "api", "urls": { "Local": "http://a/" } },
                      { "name": "Api", "urls": { "Local": "http://a/" } }], "tags": [{ "name": "Local" }] }
                    """
                )
            ],
            says: "server center 'Api' and 'api' differ only in case, which readers do not keep apart"
        ),
        Row(
            words: ["templates", "eject", "{}/file"],
            files: ["file": []],
            says: "fix: choose another folder, or move the file away"
        ),
        Row(
            words: ["new", "Shop", "--templates", "{}/mine", "--dry-run"],
            files: ["mine/Workspace/A.swift": text("{{name")],
            says: "{}/mine/Workspace/A.swift:1:1: error:"
        ),
        Row(
            words: ["new", "Shop", "--templates", "{}/mine", "--dry-run"],
            files: ["mine/Workspace/A.swift": text("{{nme}}")],
            says: "{}/mine/Workspace/A.swift:1:"
        ),
        Row(
            words: ["new", "Shop", "--templates", "{}/mine", "--dry-run"],
            files: ["mine/Workspce/A.swift": text(""), "mine/Workspace/B": text("")],
            says: "{}/mine/Workspce/A.swift: error: a template lies in one of the folders"
        ),
    ]

    @Test(arguments: rows)
    func says(row: Row) throws {
        let folder = try TemporaryFolder()
        for (path, bytes) in row.files { try folder.write(Data(bytes), to: path) }
        let run = ToolRun(words: row.words.map { $0.replacingOccurrences(of: "{}", with: folder.path) })
        #expect(run.status == row.status, "\(run.error)")
        let says = row.says.replacingOccurrences(of: "{}", with: folder.path)
        #expect((run.output + run.error).contains(says), "\(run.output)\(run.error)")
    }

    @Test("a template that is no text is copied as it is")
    func binaryTemplates() throws {
        let scratch = try TemporaryFolder()
        let folder = scratch.path("templates")
        let picture: [UInt8] = [0x89, 0x50, 0x00, 0xFF, 0x7B, 0x7B]
        #expect(ToolRun("templates", "eject", folder).status == 0)
        try Disk.create("\(folder)/Workspace/logo.png", picture)
        let run = ToolRun("new", "Shop", "--templates", folder, "--output", "\(folder)/Shop", "--no-git")
        #expect(run.status == 0, "\(run.error)")
        #expect(try Disk.read("\(folder)/Shop/logo.png") == picture)
    }
}

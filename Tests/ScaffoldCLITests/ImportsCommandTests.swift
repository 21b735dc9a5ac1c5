import Foundation
import Testing

@testable import ScaffoldCLI

@Suite("imports")
struct ImportsCommandTests {
    private struct Listed: Decodable, Equatable {
        let file: String
        let line: Int
        let column: Int
        let module: String
        let path: String
        let kind: String?
        let attributes: [String]
        let access: String?
        let condition: String?
    }

    private static let source = "// import X\n@testable internal import struct A.B\n#if os(Linux)\n  import C\n#endif\n"

    @Test("in JSON, every import with all that is known of it")
    func json() throws {
        let folder = try CheckedFolder(isEmpty: true)
        try folder.write(Self.source, to: "Sources/A.swift")
        let run = ToolRun("imports", folder.root, "--format", "json")
        #expect(run.status == 0 && run.error.isEmpty)
        let listed = try JSONDecoder().decode([Listed].self, from: Data(run.output.utf8))
        let file = folder.path("Sources/A.swift")
        #expect(
            listed == [
                Listed(
                    file: file,
                    line: 2,
                    column: 20,
                    module: "A",
                    path: "A.B",
                    kind: "struct",
                    attributes: ["@testable"],
                    access: "internal",
                    condition: nil
                ),
                Listed(
                    file: file,
                    line: 4,
                    column: 3,
                    module: "C",
                    path: "C",
                    kind: nil,
                    attributes: [],
                    access: nil,
                    condition: "os(Linux)"
                ),
            ]
        )
        #expect(run.output.contains("\"kind\": null"))
    }

    @Test("as text, one line for each; a file named twice is read once")
    func text() throws {
        let folder = try CheckedFolder(isEmpty: true)
        try folder.write(Self.source, to: "A.swift")
        let file = folder.path("A.swift")
        let lines = "\(file):2:20: @testable internal import struct A.B\n\(file):4:3: import C if os(Linux)\n"
        #expect(ToolRun("imports", file, folder.root).output == lines)
    }

    @Test("says on standard error what could not be read; only a path that cannot be read is a failure")
    func problems() throws {
        let folder = try CheckedFolder(isEmpty: true)
        try folder.write([0xFF, 0x0A] + Array("import A\n".utf8), to: "A.swift")
        let broken = ToolRun("imports", folder.root)
        #expect(broken.status == 0 && broken.output.hasSuffix("A.swift:2:1: import A\n"))
        #expect(broken.error.contains("A.swift:1:1: error: file is not UTF-8"))
        let missing = ToolRun("imports", folder.path("B.swift"))
        #expect(missing.status == 2 && missing.output.isEmpty && missing.error.contains("No such file or directory"))
    }

    @Test("a file's name injects no line and no command")
    func hostileName() throws {
        let folder = try CheckedFolder(isEmpty: true)
        try folder.write("import A\n", to: "x\n::error::y\u{1B}[31m.swift")
        let run = ToolRun("imports", folder.root)
        #expect(run.output.split(separator: "\n").count == 1)
        #expect(run.output.contains("x\\u{A}::error::y\\u{1B}[31m.swift:1:1: import A"))
    }
}

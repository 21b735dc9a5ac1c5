import Generation
import Testing

@testable import ScaffoldCLI

@Suite("check with a baseline")
struct BaselineCommandTests {
    private func seeded() throws -> CheckedFolder {
        let folder = try CheckedFolder()
        try folder.write("import Const\n", to: "Sources/Main/Home/Extra.swift")
        return folder
    }

    @Test("says what it adds and removes; known findings do not fail; fixed ones do until they are taken out")
    func life() throws {
        let folder = try seeded()
        let written = folder.check("--write-baseline")
        #expect(written.status == 0)
        #expect(written.output.hasPrefix("+ Sources/Main/Home/Extra.swift: "))
        #expect(written.output.hasSuffix("Wrote 'scaffold-baseline.json': 1 added, 0 removed.\n"))
        let known = folder.check()
        #expect(known.status == 0 && known.output.hasPrefix("no violations (1 known) in "), "\(known.output)")
        #expect(folder.check("--write-baseline").output == "'scaffold-baseline.json' is unchanged.\n")

        try folder.remove("Sources/Main/Home/Extra.swift")
        let stale = folder.check()
        #expect(stale.status == 1 && stale.output.contains("stale-baseline"))
        let shrunk = folder.check("--write-baseline")
        #expect(shrunk.output.hasPrefix("- Sources/Main/Home/Extra.swift: "))
        #expect(folder.check().status == 0)
    }

    @Test("is refused where CI=true")
    func refusedInCI() throws {
        let folder = try seeded()
        let run = folder.check("--write-baseline", environment: ["CI": "true"])
        #expect(run.status == 2 && run.error.contains("the baseline is not written where CI=true"))
        #expect(try Disk.kind(of: folder.path("scaffold-baseline.json")) == .nothing)
    }

    @Test("may have another name, and has to be there then")
    func named() throws {
        let folder = try seeded()
        let file = folder.path("known.json")
        #expect(folder.check("--baseline", file).status == 2)
        #expect(folder.check("--baseline", file, "--write-baseline").status == 0)
        #expect(folder.check("--baseline", file).status == 0)
        #expect(folder.check().status == 1)
    }

    @Test("that is broken is an error with its place")
    func broken() throws {
        let folder = try seeded()
        try folder.write("{ \"version\": 1 }", to: "scaffold-baseline.json")
        let run = folder.check()
        #expect(run.status == 2 && run.error.contains("scaffold-baseline.json:1:1: error: "), "\(run.error)")
    }

    @Test("in a tree that cannot be written, a check passes")
    func readOnly() throws {
        let folder = try CheckedFolder()
        try Disk.setMode(0o555, of: folder.root)
        defer { try? Disk.setMode(0o755, of: folder.root) }
        #expect(folder.check().status == 0)
    }
}

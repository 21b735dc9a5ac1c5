import Diagnostics
import Testing

@testable import Generation

@Suite("An interrupted command")
struct UnfinishedCommandTests {
    @Test("that is run again is completed, and the refusal says so")
    func again() throws {
        let workspace = try GrowthWorkspace()
        let journal = Journal(steps: [.write(path: "Sources/Main/New.swift", staged: 0, over: nil)])
        try workspace.folder.write(journal.text, to: ".scaffold/journal")
        try workspace.folder.write("new", to: ".scaffold/staging/0")
        let request = Growth.addModule(ModuleRequest(name: "Order", layer: "Main"))
        let error = #expect(throws: DiagnosticsError.self) { try workspace.carryOut(request) }
        #expect(
            error?.diagnostics.first?.notes.map(\.message) == ["the command that had been interrupted is complete now"]
        )
        #expect(try workspace.folder.read("Sources/Main/New.swift") == "new")
        let again = #expect(throws: DiagnosticsError.self) { try workspace.carryOut(request) }
        #expect(again?.diagnostics.first?.notes.isEmpty == true)
    }
}

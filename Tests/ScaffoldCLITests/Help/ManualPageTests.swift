import Foundation
import Generation
import Layering
import Testing
import Workbench

@testable import ScaffoldCLI

@Suite("The manual page")
struct ManualPageTests {
    private static let text = ToolRun("help", "--man").output

    @Test("names each command with its options, and each rule")
    func complete() {
        for (path, command) in Command.scaffold.family where !path.isEmpty {
            let title = ".Ss \((["scaffold"] + path).joined(separator: " "))\n"
            let parts = Self.text.components(separatedBy: title)
            guard parts.count == 2 else {
                Issue.record("\(path) stands there \(parts.count - 1) times")
                continue
            }
            let section = parts[1].components(separatedBy: "\n.S")[0]
            for option in command.options {
                #expect(section.contains("Fl -\(option.name)"), "\(path) \(option.name)")
            }
        }
        for rule in Rule.all { #expect(Self.text.contains(".It Cm \(rule.id)\n")) }
        for status in ManualPage.statuses { #expect(Self.text.contains(".It Er \(status.status.rawValue)\n")) }
        #expect(!ManualPage.environment.isEmpty && !ManualPage.files.isEmpty)
    }

    @Test("is what man understands", .enabled(if: ProgramRun.exists("mandoc"), "mandoc is not here"))
    func lint() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.text, to: "scaffold.1")
        let output = try ProgramRun(["mandoc", "-T", "lint", "-W", "style", folder.path("scaffold.1")]).output
        // Which other pages there are depends on the machine.
        let faults = output.split(separator: "\n").filter {
            !$0.contains("mandoc.db") && !$0.contains("referenced manual")
        }
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }
}

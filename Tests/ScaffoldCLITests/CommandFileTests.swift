import Foundation
import Generation
import Testing

@testable import ScaffoldCLI

@Test("every command stands in a file of its name and in 'Command.all'")
func commandsAreListed() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/ScaffoldCLI/Commands").standardized.path
    let files = try Disk.names(in: folder).filter { $0.hasSuffix("Command.swift") }
    #expect(files.sorted() == Command.all.map { "\(pascalCase($0.name))Command.swift" }.sorted())
}

/// `add-module` → `AddModule`
private func pascalCase(_ name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

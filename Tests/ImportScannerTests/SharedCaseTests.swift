import Foundation
import Testing

@testable import ImportScanner

/// The compiler-verified cases, read from the folder beside the repository.
@Suite struct SharedCaseTests {
    @Test(.enabled(if: SharedCase.areAtHand, "../shared/cases/import-scanner.json is not there"))
    func everyCaseIsAtHand() {
        #expect(SharedCase.all.count == 52)
    }

    @Test(arguments: SharedCase.all)
    func findsTheImportsOfEveryBranch(_ row: SharedCase) {
        let found = SourceScanner.scan(Array(row.source.utf8))
        #expect(Set(found.imports.map(\.module)) == Set(row.imports), "\(row.id)")
        #expect(found.problems.isEmpty, "\(row.id)")
    }

    @Test(arguments: SharedCase.all.filter { $0.activeOnLinux != nil })
    func judgesTheConditionsAsTheCompilerOnLinuxDoes(_ row: SharedCase) {
        let linux = BuildEnvironment(system: "Linux", modules: ["Swift", "Foundation", "Glibc"])
        let active = SourceScanner.scan(Array(row.source.utf8)).imports.filter { linux.isActive($0.condition) == true }
        #expect(Set(active.map(\.module)) == Set(row.activeOnLinux ?? []), "\(row.id)")
    }
}

struct SharedCase: Sendable, CustomTestStringConvertible, Decodable {
    let id: String
    let source: String
    let imports: [String]
    let activeOnLinux: [String]?

    var testDescription: String { id }

    static let all: [SharedCase] = {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("shared/cases/import-scanner.json")
        guard let bytes = try? Data(contentsOf: file) else { return [] }
        return (try? JSONDecoder().decode([SharedCase].self, from: bytes)) ?? []
    }()

    static var areAtHand: Bool { !all.isEmpty }
}

import Foundation
import Testing
import Workbench

@testable import ImportScanner

/// The toolchain's own parser is the referee: on every Swift file at hand it finds what the scanner finds.
///
/// `SCAFFOLD_REFEREE=DIR[:DIR…]` adds folders; `SCAFFOLD_REFEREE_ALL=1` reads the toolchain's large interfaces, too.
@Suite(.serialized, .enabled(if: Referee.isAtHand, "the toolchain in PATH has no SwiftParser in lib/swift/host"))
struct RefereeTests {
    @Test func agreesOnTheRowsOfTheTables() throws {
        let folder = try TemporaryFolder()
        let rows =
            ImportTests.forms.filter { !$0.isBeyondTheGrammar } + ImportTests.places
            + ImportTests.otherUses + ImportTests.brokenCode + LiteralTests.comments + LiteralTests.strings
            + LiteralTests.regexes + ConditionTests.blocks
        var files: [String] = []
        for (index, row) in rows.enumerated() {
            try folder.write(Data(row.source), to: "\(index).swift")
            files.append(folder.path("\(index).swift"))
        }
        try compare(files)
    }

    @Test func agreesOnEverySwiftFileAtHand() throws {
        try compare(Referee.files())
    }

    private func compare(_ files: [String]) throws {
        let verdicts = try Referee().imports(of: files)
        var count = 0
        for file in files {
            guard let bytes = FileManager.default.contents(atPath: file) else { continue }
            let found = SourceScanner.scan(Array(bytes)).imports.map(\.verdict)
            let expected = verdicts[file] ?? []
            count += expected.count
            #expect(found == expected, "\(file)")
        }
        print("referee: \(files.count) files, \(count) imports")
    }
}

extension ImportRow {
    /// Forms that the compiler refuses, and for which the referee has no better answer.
    fileprivate var isBeyondTheGrammar: Bool {
        ["a blank before an attribute's parentheses", "access between attributes"].contains(testDescription)
    }
}

extension ImportDeclaration {
    /// The same line that the referee prints.
    fileprivate var verdict: String {
        let attributes = attributes.map { $0.text.split(whereSeparator: \.isNewline).joined(separator: "⏎") }
        let words = ["\(position)", "\(modulePosition)", path, kind?.rawValue ?? "-", access?.rawValue ?? "-"]
        return (words + attributes).joined(separator: "\t")
    }
}

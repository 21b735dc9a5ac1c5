import Diagnostics
import Testing

@testable import Reporting

@Suite("A line of source in a narrow terminal")
struct SourceExcerptTests {
    static let lines = [
        "import Login", "    let home = makeHome(with: LoginService(), in: scope)",
        "/* 日本語 */ import 日本, import Login // 🦊🦊🦊 a comment that goes on and on",
    ]

    @Test("the caret stands below what it stood below, and the line fits", arguments: lines)
    func caret(line: String) {
        var before = ""
        for character in line {
            for room in [SourceExcerpt.least, 20, 33, 40, 500] {
                let excerpt = SourceExcerpt(line, caret: before.columns, room)
                #expect(excerpt.text.columns <= max(room, 1), "\(room): \(excerpt.text)")
                let under = excerpt.text.dropFirst(excerpt.text.prefix(columns: excerpt.caret).count).first
                #expect(under == character, "\(room): '\(excerpt.text)' at \(excerpt.caret) under '\(before)'")
            }
            before.append(character)
        }
    }

    @Test("a report is cut around the caret")
    func report() {
        let finding = Diagnostic(rule: "r", "m", at: Location(file: "a", line: 1, column: 27))
        let line = "let first = 1; let second = import Login // and much more"
        let text = TextReport([finding], width: 30) { _ in line }.text
        #expect(text.split(separator: "\n").dropFirst().allSatisfy { String($0).columns <= 30 }, "\(text)")
        #expect(text.contains("…"))
    }
}

import Testing
import TextLines

@Suite("Lines in common")
struct LineMatchesTests {
    struct Row: CustomTestStringConvertible {
        let left: String
        let right: String
        let common: String

        var testDescription: String { "\(left) and \(right)" }
    }

    static let rows = [
        Row(left: "", right: "abc", common: ""), Row(left: "abc", right: "abc", common: "abc"),
        Row(left: "abcd", right: "acbd", common: "abd"), Row(left: "aabb", right: "abab", common: "aab"),
        Row(left: "xaxbx", right: "yaybyx", common: "abx"),
    ]

    @Test(arguments: rows)
    func common(row: Row) {
        let left = row.left.map { "\($0)\n" }.joined().textLines
        let right = row.right.map { "\($0)\n" }.joined().textLines
        let pairs = LineMatches(left, right).pairs
        #expect(pairs.allSatisfy { left[$0.0] == right[$0.1] })
        #expect(pairs.map { left[$0.0].text }.joined().count == row.common.count)
    }

    @Test("texts of 20,000 lines that have nothing in common end at once")
    func large() {
        let left = (0..<20_000).map { "l\($0 % 7)\n" }.joined().textLines
        let right = (0..<20_000).map { "r\($0 % 7)\n" }.joined().textLines
        #expect(LineMatches(left, right).pairs.isEmpty)
    }
}

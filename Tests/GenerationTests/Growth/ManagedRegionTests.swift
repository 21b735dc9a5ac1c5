import Diagnostics
import Testing

@testable import Generation

@Suite("Managed regions")
struct ManagedRegionTests {
    static let base =
        "top\n// scaffold:begin a\none\n// scaffold:end a\nmiddle\n// scaffold:begin b\nx\n// scaffold:end b\nend\n"
    static let target = base.replacing("one\n", with: "one\ntwo\n")

    struct Row: CustomTestStringConvertible {
        let sentence: String
        let present: String
        /// The file afterwards, or the message.
        let outcome: Result<String, Refusal>

        var testDescription: String { sentence }
    }

    struct Refusal: Error {
        let message: String
        let line: Int?
    }

    static let rows = [
        Row(
            sentence: "what is outside stays",
            present: base.replacing("middle", with: "mine // scaffold"),
            outcome: .success(target.replacing("middle", with: "mine // scaffold"))
        ),
        Row(
            sentence: "CRLF stays, in new lines, too",
            present: base.replacing("\n", with: "\r\n"),
            outcome: .success(target.replacing("\n", with: "\r\n"))
        ),
        Row(
            sentence: "lone CRs stay, in new lines, too",
            present: base.replacing("\n", with: "\r"),
            outcome: .success(target.replacing("\n", with: "\r"))
        ),
        Row(
            sentence: "no line end at the end",
            present: base + "tail",
            outcome: .success(target + "tail")
        ),
        Row(
            sentence: "regions in another order",
            present: "// scaffold:begin b\nx\n// scaffold:end b\n// scaffold:begin a\none\n// scaffold:end a\n",
            outcome: .success(
                "// scaffold:begin b\nx\n// scaffold:end b\n// scaffold:begin a\none\ntwo\n// scaffold:end a\n"
            )
        ),
        Row(
            sentence: "another region, edited by hand, is the team's affair",
            present: base.replacing("x\n", with: "X\n"),
            outcome: .success(target.replacing("x\n", with: "X\n"))
        ),
        Row(
            sentence: "the region has been edited by hand",
            present: base.replacing("one\n", with: "one\nours\n"),
            outcome: .failure(Refusal(message: "the region 'a' of 'f' has been changed by hand", line: 4))
        ),
        Row(
            sentence: "the lines have been pasted by hand",
            present: base.replacing("one\n", with: "one\nours\ntwo\n"),
            outcome: .success(base.replacing("one\n", with: "one\nours\ntwo\n"))
        ),
        Row(
            sentence: "the region is missing",
            present: "nothing\n// scaffold:begin b\nx\n// scaffold:end b\n",
            outcome: .failure(Refusal(message: "'f' has no region 'a', which this command changes", line: nil))
        ),
        Row(
            sentence: "its end is missing",
            present: base.replacing("// scaffold:end b\n", with: ""),
            outcome: .failure(Refusal(message: "managed region 'b' does not end", line: 6))
        ),
        Row(
            sentence: "its beginning is missing",
            present: base.replacing("// scaffold:begin b\n", with: ""),
            outcome: .failure(Refusal(message: "managed region 'b' ends but does not begin", line: 7))
        ),
        Row(
            sentence: "a region inside a region",
            present: base.replacing("one\n", with: "// scaffold:begin c\none\n"),
            outcome: .failure(Refusal(message: "managed region 'c' begins inside 'a'", line: 3))
        ),
        Row(
            sentence: "a region twice",
            present: base + "// scaffold:begin a\n// scaffold:end a\n",
            outcome: .failure(Refusal(message: "managed region 'a' stands here a second time", line: 10))
        ),
    ]

    @Test(arguments: rows)
    func merges(row: Row) throws {
        let merge = {
            try FileMerge(
                base: Array(Self.base.utf8),
                target: Array(Self.target.utf8),
                present: Array(row.present.utf8),
                path: "f"
            )
        }
        switch row.outcome {
        case .success(let text):
            #expect(String(decoding: try merge().bytes, as: UTF8.self) == text)
        case .failure(let refusal):
            let error = #expect(throws: DiagnosticsError.self) { _ = try merge() }
            #expect(error?.diagnostics.map(\.message) == [refusal.message])
            #expect(error?.diagnostics.first?.location?.line == refusal.line)
        }
    }

    @Test("an edited region is shown as it differs, with the lines to paste")
    func words() throws {
        let error = #expect(throws: DiagnosticsError.self) {
            _ = try FileMerge(
                base: Array(Self.base.utf8),
                target: Array(Self.target.utf8),
                present: Array(Self.base.replacing("one\n", with: "ours\n").utf8),
                path: "f"
            )
        }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.notes.map(\.message) == ["against the spec, it says\n    -one\n    +ours"])
        #expect(diagnostic.fix?.hasSuffix("then run the command again\n    two") == true)
    }
}

import Testing

@testable import Generation

@Suite("A block of lines in a file of the team")
struct LineBlockTests {
    static let rows: [(sentence: String, file: String, merged: String)] = [
        ("an empty file gets the block", "", "# Build\n.build/\n*.log\n"),
        ("the team's lines stay", "notes\n", "notes\n\n# Build\n.build/\n*.log\n"),
        ("a missing last line end is added", "notes", "notes\n\n# Build\n.build/\n*.log\n"),
        ("CRLF stays CRLF", "notes\r\n", "notes\r\n\r\n# Build\r\n.build/\r\n*.log\r\n"),
        ("lines that are there are not repeated", "*.log\n", "*.log\n\n# Build\n.build/\n"),
        ("nothing is missing, nothing changes", "*.log\r\n.build/", "*.log\r\n.build/"),
    ]

    @Test(arguments: rows)
    func appending(sentence: String, file: String, merged: String) {
        let block = Array("# Build\n.build/\n*.log\n".utf8)
        let once = LineBlock.appending(block, to: Array(file.utf8))
        #expect(String(decoding: once, as: UTF8.self) == merged, "\(sentence)")
        #expect(LineBlock.appending(block, to: once) == once, "a second run changes nothing: \(sentence)")
    }
}

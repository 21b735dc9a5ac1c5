import Foundation
import Testing
import Workbench

@testable import ScaffoldCLI

/// The tool itself, with outputs that are not as a program wishes them.
@Suite("Outputs")
struct StreamTests {
    struct Row: CustomTestStringConvertible {
        let line: String
        /// What the shell prints: the output, and the tool's exit status where the line asks for it.
        let printed: String

        init(_ line: String, _ printed: String) {
            self.line = line
            self.printed = printed
        }

        var testDescription: String { line }
    }

    static let rows = [
        // A reader that goes early had what it wanted.
        Row("$TOOL spec default | head -1; echo ${PIPESTATUS[0]}", "{\n0\n"),
        Row("$TOOL help --man 2>&1 | true; echo ${PIPESTATUS[0]}", "0\n"),
        // A result that nobody can get is none.
        Row("$TOOL spec default >&- 2>/dev/null; echo $?", "2\n"),
        Row("$TOOL --version 2>&1 >&-", "error: cannot write the result: Bad file descriptor\n"),
        Row("$TOOL nonsense 2>&-; echo $?", "2\n"),
        Row("$TOOL --version <&-", "\(scaffoldVersion)\n"),
        Row("$TOOL spec default >/dev/full 2>&1; echo $?", "2\n"),
        // No colour, no progress in a pipe; the user's width counts.
        Row("$TOOL --help | grep -c \"$(printf '\\033')\"", "0\n"),
        Row("COLUMNS=40 $TOOL new --help | awk '!/^  [$] / && length > 40' ", ""),
        // A file that is none.
        Row(
            "$TOOL spec validate /dev/null 2>&1",
            "error: cannot read '/dev/null': it is no regular file [file-system]\n"
        ),
    ]

    @Test(.enabled(if: ToolProgram.isBuilt, "the tool is not beside the tests"), arguments: rows)
    func streams(row: Row) throws {
        let words = ["bash", "-c", row.line]
        let output = try ProgramRun(words, environment: ["TOOL": ToolProgram.path], listeningTo: .standard).output
        #expect(output == row.printed)
    }
}

/// The program beside the tests.
private enum ToolProgram {
    static let path = CompletingShell.products + "/scaffold"
    static let isBuilt = FileManager.default.isExecutableFile(atPath: path)
}

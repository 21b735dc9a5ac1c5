import Foundation
import Reporting
import Testing
import Workbench

/// Readers that are not ours, where the machine has them.
@Suite("Reports in the eyes of other programs")
struct ForeignReaderTests {
    private static let reports = [SampleReport.report] + HostileNameTests.names.map { SampleReport.named($0.text) }

    @Test(
        "xmllint takes every JUnit report",
        .enabled(if: ProgramRun.exists("xmllint"), "there is no xmllint (Debian: libxml2-utils)")
    )
    func xmllint() throws {
        let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        let roots = Self.rendered(.junit).map { $0.dropFirst(declaration.count) }
        let xml = declaration + "<all>" + roots.joined() + "</all>"
        #expect(try ProgramRun(["xmllint", "--noout", "--nonet", "-"], input: Data(xml.utf8)).status == 0)
    }

    @Test(
        "Python's json takes every JSON report",
        .enabled(if: ProgramRun.exists("python3"), "there is no python3"),
        arguments: [OutputFormat.json, .gitlab, .sarif]
    )
    func python(_ format: OutputFormat) throws {
        let json = "[" + Self.rendered(format).joined(separator: ",") + "]"
        #expect(try ProgramRun(["python3", "-c", Self.script], input: Data(json.utf8)).status == 0)
    }

    private static func rendered(_ format: OutputFormat) -> [String] {
        reports.map { format.render($0, SampleReport.options) }
    }

    private static let script = """
        import json, sys
        def members(pairs):
            assert len(dict(pairs)) == len(pairs), "a member twice"
            return dict(pairs)
        json.loads(sys.stdin.buffer.read().decode("utf-8"), object_pairs_hook=members)
        """
}

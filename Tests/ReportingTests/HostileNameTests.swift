import Diagnostics
import Foundation
import Testing

@testable import Reporting

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Names and words from a stranger's pull request: no format lets them out of their place.
@Suite("Hostile names in every format")
struct HostileNameTests {
    static let names: [HostileName] = [
        "x%0A::error::y", "::error::x", " ::error file=a::x", "##[error]x", "a\n::error::b", "a\r\nb", "a\rb",
        "a\"b\\", "a<b>&'c", "</failure>]]>", "a,b:c=d", "%3A%25", "a\u{1B}[2Jb\u{7}", "a\u{9B}31mb", "\0", "\t",
        "A\u{200B}B\u{202E}C", "\u{2028}\u{2029}\u{85}", "a\u{FFFD}b", "\u{FFFE}\u{FFFF}", "日本 é.swift", "e\u{301}",
        "[x](http://y)", "http://x?y#z", "/a/../b", "a: error: b", "\u{E0001}😀", "\"\u{301}", "",
    ]

    /// The source line says the worst too.
    private static func rendered(_ format: OutputFormat, _ name: String) -> String {
        format.render(SampleReport.named(name), ReportOptions { _ in name })
    }

    @Test(
        "no line begins a command, and nothing invisible is sent to a terminal",
        arguments: OutputFormat.allCases,
        names
    )
    func lines(_ format: OutputFormat, _ hostile: HostileName) {
        let name = hostile.text
        let lines = Self.rendered(format, name).unicodeScalars.split(separator: "\n").map { String($0) }
        for line in lines {
            #expect(line.firstInvisibleScalar == nil)
            #expect(format == .github || !line.drop(while: \.isWhitespace).hasPrefix("::"))
            #expect(format.isForMachines || !line.contains("##["))
        }
    }

    @Test("a GitHub annotation is one command whose file is the name", arguments: names)
    func github(_ hostile: HostileName) throws {
        let name = hostile.text
        let text = Self.rendered(.github, name)
        #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
        let command = try #require(WorkflowCommand(text))
        #expect(command.name == "error")
        #expect(
            command.properties == ["file": name.onlyLineEnds, "line": "1", "col": "2", "title": "upward-dependency"]
        )
        #expect(command.data.unicodeScalars.starts(with: name.onlyLineEnds.unicodeScalars))
    }

    @Test("JSON reads back", arguments: names)
    func json(_ hostile: HostileName) throws {
        let name = hostile.text
        struct Report: Decodable {
            let findings: [Finding]
        }
        struct Finding: Decodable {
            let file, message, fix: String
        }
        let finding = try #require(try decoded(Report.self, Self.rendered(.json, name)).findings.first)
        #expect([finding.file, finding.message, finding.fix].allSatisfy { $0.hasSameScalars(as: name) })
    }

    @Test("GitLab's report reads back", arguments: names)
    func gitlab(_ hostile: HostileName) throws {
        let name = hostile.text
        struct Issue: Decodable {
            let description: String
            let location: Place
        }
        struct Place: Decodable {
            let path: String
        }
        let issue = try #require(try decoded([Issue].self, Self.rendered(.gitlab, name)).first)
        #expect(issue.location.path.hasSameScalars(as: name))
        #expect(issue.description.hasSameScalars(as: "\(name)\nfix: \(name)"))
    }

    @Test("SARIF reads back, with relative references that are ASCII", arguments: names)
    func sarif(_ hostile: HostileName) throws {
        let name = hostile.text
        let log = try decoded(SARIFLog.self, Self.rendered(.sarif, name))
        let result = try #require(log.runs.first?.results.first)
        for location in result.locations + result.relatedLocations {
            let artifact = location.physicalLocation.artifactLocation
            #expect(artifact.uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") })
            #expect(artifact.uriBaseId == (name.hasPrefix("/") ? nil : "%SRCROOT%"))
            let path = artifact.uri.hasPrefix("file://") ? String(artifact.uri.dropFirst(7)) : artifact.uri
            #expect(path.removingPercentEncoding?.hasSameScalars(as: name) == true)
        }
        #expect(!result.message.text.contains("[x]("))
    }

    @Test("JUnit reads back", arguments: names)
    func junit(_ hostile: HostileName) throws {
        let name = hostile.text
        let cases = JUnitCases()
        let parser = XMLParser(data: Data(Self.rendered(.junit, name).utf8))
        parser.delegate = cases
        try #require(parser.parse())
        #expect(cases.files.count == 1)
        #expect(cases.files.first?.hasSameScalars(as: name.asXMLHoldsIt) == true)
        #expect(cases.failures.count == 1)
        #expect(cases.failures.first?.hasSameScalars(as: name.asXMLHoldsIt) == true)
    }
}

/// A name that the log of the tests, too, shows harmlessly.
struct HostileName: ExpressibleByStringLiteral, CustomTestStringConvertible {
    let text: String

    init(stringLiteral text: String) {
        self.text = text
    }

    var testDescription: String { text.logLine }
}

/// A workflow command as the runner of GitHub Actions reads it.
private struct WorkflowCommand {
    let name: String
    let properties: [String: String]
    let data: String

    init?(_ line: String) {
        guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else { return nil }
        let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
        let words = head.split(separator: " ", maxSplits: 1)
        name = String(words[0])
        let pairs = words[1].split(separator: ",").map { $0.split(separator: "=", maxSplits: 1) }
        properties = Dictionary(
            uniqueKeysWithValues: pairs.map { (String($0[0]), $0.count == 2 ? Self.unescaped($0[1]) : "") }
        )
        data = Self.unescaped(line[end.upperBound...].dropLast())
    }

    private static func unescaped(_ text: Substring) -> String {
        [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")].reduce(String(text)) {
            $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal)
        }
    }
}

private struct SARIFLog: Decodable {
    let runs: [Run]

    struct Run: Decodable {
        let results: [Result]
    }

    struct Result: Decodable {
        let message: Message
        let locations, relatedLocations: [Location]
    }

    struct Message: Decodable {
        let text: String
    }

    struct Location: Decodable {
        let physicalLocation: PhysicalLocation
    }

    struct PhysicalLocation: Decodable {
        let artifactLocation: ArtifactLocation
    }

    struct ArtifactLocation: Decodable {
        let uri: String
        let uriBaseId: String?
    }
}

private final class JUnitCases: NSObject, XMLParserDelegate {
    var files: [String] = []
    var failures: [String] = []

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name == "testcase" { files.append(attributes["file"] ?? "") }
        if name == "failure" { failures.append(attributes["message"] ?? "") }
    }
}

private func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
}

extension OutputFormat {
    /// Whether nobody prints it to a log.
    fileprivate var isForMachines: Bool {
        switch self {
        case .text, .xcode: false
        case .github, .gitlab, .junit, .sarif, .json: true
        }
    }
}

extension String {
    func hasSameScalars(as other: String) -> Bool { unicodeScalars.elementsEqual(other.unicodeScalars) }

    /// What GitHub's escapes can say of the name: line ends; the rest that is invisible is spelt out.
    fileprivate var onlyLineEnds: String {
        unicodeScalars.map { $0 == "\n" || $0 == "\r" ? String($0) : String($0).visible }.joined()
    }

    /// XML 1.0 has no way to say most control characters, U+FFFE and U+FFFF.
    var asXMLHoldsIt: String {
        unicodeScalars.map { scalar in
            let isHeld =
                scalar.value >= 0x20 && scalar.value < 0xFFFE || scalar.value > 0xFFFF
                || "\t\n\r".unicodeScalars.contains(scalar)
            return isHeld ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }.joined()
    }
}

import Diagnostics

/// A SARIF 2.1.0 log with one run (OASIS Standard, 27 March 2020), for code scanning and editors.
///
/// The fix is part of the message: SARIF's own `fixes` are edits of files, which a finding does not have.
struct SARIFReport {
    private let report: CheckReport
    private let sourceLine: ReportOptions.SourceLine

    init(_ report: CheckReport, _ options: ReportOptions) {
        self.report = report
        sourceLine = options.sourceLine
    }

    var text: String {
        let log: JSONValue = [
            "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0",
            "runs": [run],
        ]
        return log.text
    }

    private var run: JSONValue {
        [
            "tool": ["driver": driver],
            "columnKind": "utf16CodeUnits",
            "originalUriBaseIds": [SARIFReport.root: ["description": message("the root of the workspace")]],
            "invocations": [["executionSuccessful": true]],
            "results": .array(results),
        ]
    }

    private static let root = "%SRCROOT%"
}

// MARK: - The tool

extension SARIFReport {
    private var driver: JSONValue {
        .object(present: [
            "name": "scaffold",
            "version": report.toolVersion.map(JSONValue.string),
            "rules": .array(report.rules.map(rule)),
        ])
    }

    private func rule(_ rule: CheckedRule) -> JSONValue {
        [
            "id": .string(rule.id.rawValue),
            "shortDescription": message(rule.name),
            "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
        ]
    }
}

// MARK: - The results

extension SARIFReport {
    private var results: [JSONValue] {
        let indices = Dictionary(uniqueKeysWithValues: report.rules.enumerated().map { ($1.id, $0) })
        // The standard wants `suppressions` in all results of a run or in none (3.27.23).
        let suppresses = report.findings.contains(where: \.isKnown)
        return zip(report.findings, Fingerprint.all(of: report.findings)).map { finding, fingerprint in
            .object(present: [
                "ruleId": .string(finding.rule.rawValue),
                "ruleIndex": JSONValue(indices[finding.rule]),
                "level": .string(finding.severity.rawValue),
                "message": message(finding.fullMessage { $0.location == nil ? $0.message : nil }),
                "locations": finding.anchor.map { [location($0)] },
                "relatedLocations": relatedLocations(finding),
                "partialFingerprints": ["scaffoldFinding/v1": .string(fingerprint)],
                "suppressions": suppresses ? suppressions(finding) : nil,
            ])
        }
    }

    private func relatedLocations(_ finding: Diagnostic) -> JSONValue? {
        let placed = finding.notesWithRule.compactMap { note in note.location.map { (note.message, $0) } }
        guard !placed.isEmpty else { return nil }
        return .array(
            placed.enumerated().map { index, note in location(note.1, id: index + 1, message: message(note.0)) }
        )
    }

    private func suppressions(_ finding: Diagnostic) -> JSONValue {
        guard finding.isKnown else { return [] }
        return [["kind": "external", "justification": "the baseline holds it"]]
    }

    /// A text that is plain: `[words](target)` would be a link (3.11.6).
    private func message(_ text: String) -> JSONValue {
        guard text.contains("](") else { return ["text": .string(text)] }
        return ["text": .string(text.map { $0 == "[" || $0 == "]" ? "\\\($0)" : String($0) }.joined())]
    }
}

// MARK: - Places

extension SARIFReport {
    private func location(_ location: Location, id: Int? = nil, message: JSONValue? = nil) -> JSONValue {
        .object(present: [
            "id": id.map(JSONValue.integer),
            "physicalLocation": ["artifactLocation": artifact(location.file), "region": region(location)],
            "logicalLocations": location.keyPath.map { [["fullyQualifiedName": .string($0)]] },
            "message": message,
        ])
    }

    /// A path in the workspace is relative to its root; another one stands for itself.
    private func artifact(_ path: String) -> JSONValue {
        if path.utf8.first == UInt8(ascii: "/") { return ["uri": .string("file://" + path.percentEncoded)] }
        return ["uri": .string(path.percentEncoded), "uriBaseId": .string(SARIFReport.root)]
    }

    /// A file as a whole is its first line: code scanning refuses a result without one.
    private func region(_ location: Location) -> JSONValue {
        .object(present: [
            "startLine": .integer(max(1, location.line ?? 1)),
            "startColumn": location.column.map { .integer(column($0, at: location)) },
        ])
    }

    /// The column in UTF-16 code units, or in bytes where the line cannot be had.
    private func column(_ column: Int, at location: Location) -> Int {
        let before = max(0, column - 1)
        guard let line = sourceLine(location), line.utf8.count >= before else { return before + 1 }
        return String(decoding: line.utf8.prefix(before), as: UTF8.self).utf16.count + 1
    }
}

extension String {
    /// The path of a URI: all but the unreserved characters and the slash encoded (RFC 3986, 2.3).
    fileprivate var percentEncoded: String {
        if consists(of: \.isUnreserved) { return self }
        return utf8.map { $0.isUnreserved ? String(UnicodeScalar($0)) : $0.percentEncoded }.joined()
    }
}

extension UInt8 {
    fileprivate var isUnreserved: Bool {
        switch UnicodeScalar(self) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": true
        default: false
        }
    }

    fileprivate var percentEncoded: String {
        let digits = String(self, radix: 16, uppercase: true)
        return self < 0x10 ? "%0\(digits)" : "%\(digits)"
    }
}

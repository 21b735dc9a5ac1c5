import Diagnostics
import WorkspaceSpec

extension Baseline {
    /// The version of the file's form.
    private static let version = 1

    /// The file: JSON, one entry on each line, sorted.
    ///
    /// The empty object at the end lets the line of every entry end with a comma, so that two branches that add entries
    /// in different places change no common line.
    public var text: String {
        let lines = entries.map { "    \($0.json),\n" }.joined()
        return "{\n  \"version\": \(Self.version),\n  \"findings\": [\n\(lines)    {}\n  ]\n}\n"
    }

    /// Reads a file. Equal entries are added up.
    ///
    /// Throws everything that is wrong with it at once.
    public init(bytes: [UInt8], file: String) throws(DiagnosticsError) {
        let document = try SpecDocument(bytes: bytes, file: file)
        var reading = BaselineReading(file: file)
        let entries = reading.entries(of: document.root, version: Self.version)
        if !reading.faults.isEmpty { throw DiagnosticsError(reading.faults) }
        self.init(entries: entries)
    }
}

extension BaselineEntry {
    /// `{ "file": "Sources/A/A.swift", "rule": "upward-dependency", "message": "…", "count": 1 }`
    fileprivate var json: String {
        "{ \"file\": \(quoted(key.file)), \"rule\": \(quoted(key.rule.rawValue)), \"message\": \(quoted(key.message)), "
            + "\"count\": \(count) }"
    }
}

/// A JSON string; what cannot be seen is spelt as its code units.
private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": quoted += "\\\(scalar)"
        case _ where scalar.isInvisible: quoted += String(scalar).utf16.map(escaped).joined()
        default: quoted.unicodeScalars.append(scalar)
        }
    }
    return quoted + "\""
}

private func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}

/// Takes entries out of a document and collects what is wrong.
private struct BaselineReading {
    let file: String
    var faults: [Diagnostic] = []

    mutating func entries(of root: DocumentNode, version: Int) -> [BaselineEntry] {
        guard case .integer(version)? = root["version"]?.content else {
            report("the baseline is not of version \(version)", at: root["version"]?.location ?? root.location)
            return []
        }
        guard case .array(let nodes)? = root["findings"]?.content else {
            report("the baseline has no list 'findings'", at: root.location)
            return []
        }
        return nodes.compactMap { entry(of: $0) }
    }

    private mutating func entry(of node: DocumentNode) -> BaselineEntry? {
        if case .object(let members) = node.content, members.isEmpty { return nil }
        guard case .string(let path)? = node["file"]?.content, case .string(let rule)? = node["rule"]?.content,
            case .string(let message)? = node["message"]?.content, let count = count(of: node)
        else {
            report("the entry needs 'file', 'rule' and 'message'; 'count' is a number from 1", at: node.location)
            return nil
        }
        let key = BaselineEntry.Key(file: path, rule: RuleID(rawValue: rule), message: message)
        return BaselineEntry(key: key, count: count, location: node.location)
    }

    /// 1 where the entry does not say.
    private func count(of node: DocumentNode) -> Int? {
        guard let count = node["count"] else { return 1 }
        guard case .integer(let number) = count.content, (1...1_000_000).contains(number) else { return nil }
        return number
    }

    private mutating func report(_ message: String, at location: Location) {
        faults.append(
            Diagnostic(
                rule: "invalid-baseline",
                message,
                at: location,
                fix: "write it anew with 'scaffold check --write-baseline'"
            )
        )
    }
}

extension DocumentNode {
    fileprivate subscript(key: String) -> DocumentNode? { node(at: DocumentPath([.key(key)])) }
}

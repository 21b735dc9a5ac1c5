import Diagnostics

/// What was found wrong while a document was read.
struct Reading {
    private(set) var diagnostics: [Diagnostic] = []

    /// The text, or a diagnostic.
    mutating func string(_ value: SpecNode, example: String) -> String? {
        if case .string(let text) = value.node.content { return text }
        reportWrongType(of: value, expected: "a string", example: example)
        return nil
    }

    /// The text if it is one of the words, or a diagnostic.
    mutating func choice(_ value: SpecNode, of words: [String], example: String) -> String? {
        guard let text = string(value, example: example) else { return nil }
        if words.contains(text) { return text }
        let suggestion = nearestName(to: text, among: words).map { "; did you mean '\($0)'?" } ?? ""
        report(
            "unknown-value",
            "unknown value '\(text.shown)' for \(value.path)\(suggestion)",
            at: value.node.location,
            fix: "write \(alternatives(words.map { "\"\($0)\"" }))"
        )
        return nil
    }

    mutating func reportWrongType(of value: SpecNode, expected: String, example: String) {
        if value.node.content == .null { return reportNull(value, example: example) }
        let place = value.path.isEmpty ? "the spec" : value.path
        report(
            "wrong-type",
            "\(place) is \(value.node.content.noun), not \(expected)",
            at: value.node.location,
            fix: "write \(expected) such as \(example)"
        )
    }

    mutating func reportUnknownKey(
        _ member: DocumentNode.Member,
        in object: SpecNode,
        suggestion: String?,
        keys: [String]
    ) {
        let place = object.path.isEmpty ? "" : " in \(object.path)"
        let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
        report(
            "unknown-key",
            "unknown key '\(member.key.shown)'\(place)\(hint)",
            at: member.keyLocation,
            fix: suggestion.map { "write \"\($0)\"" }
                ?? "remove it; the keys here are \(keys.map { "'\($0)'" }.joined(separator: ", "))"
        )
    }

    mutating func reportMissingKey(_ key: String, in object: SpecNode, example: String) {
        let place = object.path.isEmpty ? "the spec" : object.path
        report(
            "missing-key",
            "\(place) has no '\(key)'",
            at: object.node.location,
            fix: "add \"\(key)\": \(example)"
        )
    }

    private mutating func reportNull(_ value: SpecNode, example: String) {
        report(
            "null-value",
            "\(value.path.isEmpty ? "the spec" : value.path) is null",
            at: value.node.location,
            fix: "write a value such as \(example)" + (value.isOptional ? ", or leave the key out" : "")
        )
    }

    private mutating func report(_ rule: RuleID, _ message: String, at location: Location, fix: String) {
        diagnostics.append(Diagnostic(rule: rule, message, at: location, fix: fix))
    }
}

/// `["a", "b", "c"]` → `a, b or c`
func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
}

extension DocumentNode.Content {
    /// What the value is, with its article: `a string`, `the number 5`.
    var noun: String {
        switch self {
        case .object: "an object"
        case .array: "a list"
        case .string(let text): text.utf8.count <= 40 ? "the string \"\(text.shown)\"" : "a string"
        case .integer(let number): "the number \(number)"
        case .double(let number): "the number \(number)"
        case .bool(let flag): "\(flag)"
        case .null: "null"
        case .other(let type): "a \(type)"
        }
    }
}

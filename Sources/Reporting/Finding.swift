import Diagnostics

// What several formats ask of a finding.

extension Diagnostic {
    /// Where a format that cannot do without a place shows the finding.
    var anchor: Location? {
        location ?? ruleLocation ?? notes.lazy.compactMap(\.location).first
    }

    /// The message, with the key path before it when the place is one: `modules[2].name: is no identifier`.
    var placedMessage: String {
        location?.keyPath.map { "\($0): \(message)" } ?? message
    }

    /// The notes, and the place of the rule when neither the finding nor a note shows it.
    var notesWithRule: [Note] {
        guard let place = ruleLocation, place != location, !notes.contains(where: { $0.location == place })
        else { return notes }
        return notes + [Note("the rule is declared here", at: place)]
    }

    /// The message and, each on its own line, what belongs to it: notes as the given words, then the fix.
    func fullMessage(_ words: (Note) -> String?) -> String {
        ([placedMessage] + notesWithRule.compactMap(words) + (fix.map { ["fix: \($0)"] } ?? [])).joined(separator: "\n")
    }
}

extension Location {
    var keyPath: String? {
        guard case .keyPath(let path) = place else { return nil }
        return path
    }
}

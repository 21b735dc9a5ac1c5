import Diagnostics

/// The errors in the output of a build, each once, with paths relative to the folder that was built.
///
/// `/tmp/.Shop.scaffold-1/Sources/Main/Cart/Cart.swift:3:5: error: cannot find 'x' in scope` → the message at 3:5 of
/// `Sources/Main/Cart/Cart.swift`
struct BuildFailure {
    let diagnostics: [Diagnostic]

    init(_ output: [UInt8], in folder: String) {
        let text = String(decoding: output, as: UTF8.self)
        let lines = text.split(whereSeparator: \.isNewline).map(String.init)
        var seen: Set<Diagnostic> = []
        let errors = lines.compactMap { BuildFailure.error($0, folder) }.filter { seen.insert($0).inserted }
        let shown = Array(errors.prefix(BuildFailure.longestList))
        diagnostics = shown + [BuildFailure.verdict(errors, shown, lines, folder)]
    }

    /// Beyond this many, errors follow from each other.
    private static let longestList = 50
    /// Of an output that names no place.
    private static let lastLines = 20

    private static func error(_ line: String, _ folder: String) -> Diagnostic? {
        guard line.hasPrefix(folder + "/") else { return nil }
        let parts = line.dropFirst(folder.count + 1).split(separator: ":", maxSplits: 3)
        guard parts.count == 4, let row = Int(parts[1]), let column = Int(parts[2]),
            parts[3].hasPrefix(" error: ")
        else { return nil }
        return Diagnostic(
            rule: "does-not-build",
            String(parts[3].dropFirst(" error: ".count)).visible,
            at: Location(file: String(parts[0]), line: row, column: column)
        )
    }

    private static func verdict(
        _ errors: [Diagnostic],
        _ shown: [Diagnostic],
        _ lines: [String],
        _ folder: String
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            rule: "does-not-build",
            "the result does not build; nothing was written",
            fix: "mend what it says, or run the command without '--verify'"
        )
        if errors.count > shown.count {
            diagnostic.notes.append(Note("there are \(errors.count - shown.count) more errors"))
        } else if errors.isEmpty {
            let last = lines.suffix(lastLines).map { "  " + relative($0, folder).visible }
            diagnostic.notes.append(Note((["the build ended with"] + last).joined(separator: "\n")))
        }
        return diagnostic
    }

    /// The line without the folder that nobody else knows.
    private static func relative(_ line: String, _ folder: String) -> String {
        var rest = line[...]
        var kept = ""
        while let place = rest.firstRange(of: folder + "/") {
            kept += rest[..<place.lowerBound]
            rest = rest[place.upperBound...]
        }
        return kept + rest
    }
}

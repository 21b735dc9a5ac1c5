import Diagnostics

/// Diagnostics for people: the place, the words, the line with a caret, notes and the fix.
///
/// ```
/// scaffold.json:14:7: error: unknown key 'centre' in serverCenters[2]; did you mean 'name'? [unknown-key]
///   14 |       "centre": "account",
///      |       ^
///   fix: write 'name'
/// ```
public struct TextReport {
    public typealias SourceLine = ReportOptions.SourceLine

    private let diagnostics: [Diagnostic]
    private let style: Style
    private let sourceLine: SourceLine
    private let width: Int?
    private let lastLine: String?

    public init(
        _ diagnostics: [Diagnostic],
        usesColor: Bool = false,
        width: Int? = nil,
        sourceLine: @escaping SourceLine = { _ in nil }
    ) {
        let options = ReportOptions(usesColor: usesColor, width: width, sourceLine: sourceLine)
        self.init(diagnostics, options, lastLine: nil)
    }

    /// The new findings of a check, then its summary; known ones would bury them.
    public init(_ report: CheckReport, _ options: ReportOptions = ReportOptions()) {
        self.init(report.newFindings, options, lastLine: report.summaryLine)
    }

    private init(_ diagnostics: [Diagnostic], _ options: ReportOptions, lastLine: String?) {
        self.diagnostics = diagnostics
        style = options.usesColor ? .colored : .plain
        sourceLine = options.sourceLine
        width = options.width
        self.lastLine = lastLine
    }

    /// The report, each line with its end; empty when there is nothing to report.
    public var text: String {
        (diagnostics.flatMap(lines) + (lastLine.map { [$0] } ?? [])).map { $0 + "\n" }.joined()
    }

    private func lines(_ diagnostic: Diagnostic) -> [String] {
        let rule = diagnostic.rule.rawValue.isEmpty ? "" : style.faint(" [\(diagnostic.rule)]")
        let head =
            place(diagnostic.location) + style.severity(diagnostic.severity) + style.bold(diagnostic.message.logLine)
        return [head + rule] + snippet(diagnostic.location) + diagnostic.notesWithRule.flatMap(lines)
            + fix(diagnostic.fix)
    }

    private func lines(_ note: Note) -> [String] {
        indented(place(note.location) + "note: ", note.message)
    }

    private func fix(_ text: String?) -> [String] {
        text.map { indented("fix: ", $0) } ?? []
    }

    /// The label before the first line, the rest below it.
    private func indented(_ label: String, _ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0).replacingTabs.logLine
        }
        return lines.enumerated().map { index, line in
            index == 0 ? "  " + label + line : "  " + line
        }
    }

    private func place(_ location: Location?) -> String {
        location.map { "\($0)".logLine + ": " } ?? ""
    }

    private func snippet(_ location: Location?) -> [String] {
        guard let location, let line = location.line, let column = location.column,
            let source = sourceLine(location), source.utf8.count <= TextReport.longestLine
        else { return [] }
        let number = String(line)
        let margin = String(repeating: " ", count: number.count)
        let before = String(decoding: source.utf8.prefix(max(0, column - 1)), as: UTF8.self)
        let room = width.map { max($0 - margin.count - 5, SourceExcerpt.least) } ?? .max
        let excerpt = SourceExcerpt(source.replacingTabs.logLine, caret: before.replacingTabs.logLine.columns, room)
        return [
            style.faint("  \(number) | ") + excerpt.text,
            style.faint("  \(margin) | ") + String(repeating: " ", count: excerpt.caret) + style.caret,
        ]
    }

    /// A longer line, in bytes, is not shown: it would fill the screen.
    private static let longestLine = 300
}

extension TextReport {
    private enum Style {
        case plain, colored

        var caret: String { paint("^", "1;32") }

        func bold(_ text: String) -> String { paint(text, "1") }

        func faint(_ text: String) -> String { paint(text, "2") }

        func severity(_ severity: Severity) -> String {
            paint("\(severity): ", severity == .error ? "1;31" : "1;33")
        }

        /// ECMA-48, select graphic rendition.
        private func paint(_ text: String, _ code: String) -> String {
            self == .plain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
        }
    }
}

extension String {
    fileprivate var replacingTabs: String {
        String(flatMap { $0 == "\t" ? "    " : String($0) })
    }
}

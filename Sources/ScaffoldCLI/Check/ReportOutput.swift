import Generation
import Reporting

/// A format and where its report goes.
struct ReportOutput {
    let format: OutputFormat
    /// Standard output without one.
    let file: String?

    /// What the user asked for, or the standard: text for people.
    ///
    /// On GitHub Actions, annotations come by themselves.
    static func all(_ arguments: ParsedArguments, environment: [String: String]) throws -> [ReportOutput] {
        let asked = try arguments.all(.reportFormat).map(ReportOutput.init)
        let outputs = asked.isEmpty ? [ReportOutput(format: .text, file: nil)] : asked
        let wantsAnnotations = environment["GITHUB_ACTIONS"] == "true" && !outputs.contains { $0.format == .github }
        return outputs + (wantsAnnotations ? [ReportOutput(format: .github, file: nil)] : [])
    }

    private init(format: OutputFormat, file: String?) {
        self.format = format
        self.file = file
    }

    /// `sarif=check.sarif`
    private init(_ word: String) throws {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let format = OutputFormat(rawValue: parts[0]) else {
            throw UsageError.unknownWord(parts[0], for: "--format", OutputFormat.allCases.map(\.rawValue))
        }
        if parts.count > 1, parts[1].isEmpty { throw UsageError.missingFile(of: word) }
        self.init(format: format, file: parts.count > 1 ? parts[1] : nil)
    }
}

extension OutputFormat {
    /// Lines that people may read, between which workflow commands do no harm.
    var isLines: Bool {
        switch self {
        case .text, .xcode, .github: true
        case .gitlab, .junit, .sarif, .json: false
        }
    }
}

extension UsageError {
    static func missingFile(of format: String) -> UsageError {
        UsageError(message: "'--format \(format.visible)' names no file after '='")
    }
}

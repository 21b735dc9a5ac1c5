import Diagnostics

extension String {
    /// The text as a line of a log: nothing invisible, and nothing that a CI service takes for a command to it.
    ///
    /// A finding quotes file names and lines of a stranger's pull request. GitHub obeys `::command::` at the start of
    /// a line, white space before it or not, and `##[command]` anywhere; Azure `##vso[`, TeamCity `##teamcity[`.
    /// `"::error::x".logLine` → `\u{3A}:error::x`
    public var logLine: String {
        let line = (consists(of: \.isGraphicASCII) ? self : visible).spellingOutColonsAtStart
        guard line.utf8.contains(UInt8(ascii: "#")) else { return line }
        return ["##[", "##vso[", "##teamcity["].reduce(line) { $0.spellingOutNumberSign(of: $1) }
    }

    private var spellingOutColonsAtStart: String {
        let start = firstIndex { !$0.isWhitespace } ?? endIndex
        guard self[start...].hasPrefix("::") else { return self }
        return self[..<start] + "\\u{3A}" + self[start...].dropFirst()
    }

    private func spellingOutNumberSign(of command: String) -> String {
        split(separator: command, omittingEmptySubsequences: false).joined(separator: "\\u{23}" + command.dropFirst())
    }
}

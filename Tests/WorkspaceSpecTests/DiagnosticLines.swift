import Diagnostics

extension Diagnostic {
    /// `3:5 unknown-key: unknown key 'x'`, and below it what to write instead.
    var lines: String {
        let place = location.map { "\($0.line.map(String.init) ?? "-"):\($0.column.map(String.init) ?? "-")" } ?? "-"
        return "\(place) \(rule): \(message)" + (fix.map { "\n    \($0)" } ?? "")
    }
}

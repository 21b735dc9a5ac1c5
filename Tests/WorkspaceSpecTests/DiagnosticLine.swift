import Diagnostics

extension Diagnostic {
    /// `3:5 unknown-key: unknown key 'x' → remove it`
    var line: String {
        let place = location.map { "\($0.line.map(String.init) ?? "-"):\($0.column.map(String.init) ?? "-")" } ?? "-"
        return "\(place) \(rule): \(message)" + (fix.map { " → \($0)" } ?? "")
    }
}

/// How much an entry matters, from the least to the most.
///
/// The raw value is the word that a configuration uses: `LogLevel(rawValue: "notice")`.
public enum LogLevel: String, CaseIterable, Comparable, Sendable {
    /// For the developer who looks at one feature right now.
    case debug
    /// What the app does while all is well.
    case info
    /// Rare and normal, worth reading later: signed in, migrated, came back online.
    case notice
    /// Wrong, but the app went on by itself.
    case warning
    /// Wrong, and somebody noticed.
    case error

    public static func < (left: LogLevel, right: LogLevel) -> Bool {
        left.severity < right.severity
    }

    private var severity: Int {
        switch self {
        case .debug: 0
        case .info: 1
        case .notice: 2
        case .warning: 3
        case .error: 4
        }
    }
}

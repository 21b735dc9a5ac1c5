import Foundation

/// One thing that was logged: when, how much it matters, by which part of the app, and what.
public struct LogEntry: Hashable, Sendable {
    public var date: Date
    public var level: LogLevel
    /// The part of the app that speaks: `Login`, `HTTPClient`.
    public var category: String
    public var message: String

    public init(date: Date, level: LogLevel, category: String, message: String) {
        self.date = date
        self.level = level
        self.category = category
        self.message = message
    }

    /// The entry as one line in UTC: `2026-03-09T08:05:02.250Z error [Login] no connection`.
    ///
    /// Line ends in the text are spelt `\n` and `\r`, so that one entry stays one line and no message can forge
    /// another.
    public var line: String {
        "\(Self.timeStamp.format(date)) \(level.rawValue) [\(Self.oneLine(category))] \(Self.oneLine(message))"
    }

    private static let timeStamp = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    private static func oneLine(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) else { return text }
        return text.unicodeScalars.reduce(into: "") { line, scalar in
            switch scalar {
            case "\n": line += "\\n"
            case "\r": line += "\\r"
            default: line.unicodeScalars.append(scalar)
            }
        }
    }
}

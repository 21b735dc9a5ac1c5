import Foundation
import Logger
import Testing

struct LogEntryTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var message: String
        var line: String
    }

    static let rows = [
        Row(
            testDescription: "a plain message",
            message: "no connection",
            line: "2026-03-09T08:05:02.250Z error [Login] no connection"
        ),
        Row(
            testDescription: "line ends cannot forge a second entry",
            message: "a\nb\r\nc\rd",
            line: "2026-03-09T08:05:02.250Z error [Login] a\\nb\\r\\nc\\rd"
        ),
        Row(
            testDescription: "other scripts and emoji stay as they are",
            message: "商店 🛒",
            line: "2026-03-09T08:05:02.250Z error [Login] 商店 🛒"
        ),
    ]

    @Test("an entry is one line in UTC", arguments: rows)
    func line(_ row: Row) {
        let entry = LogEntry(
            date: Date(timeIntervalSince1970: 1_773_043_502.25),
            level: .error,
            category: "Login",
            message: row.message
        )
        #expect(entry.line == row.line)
    }
}

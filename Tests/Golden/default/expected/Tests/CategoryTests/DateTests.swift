import Category
import Foundation
import Testing

struct DateTests {
    @Test("a date is written in UTC")
    func format() {
        #expect(Date(timeIntervalSince1970: 1_773_043_502).iso8601 == "2026-03-09T08:05:02Z")
    }

    @Test(
        "what servers write is read",
        arguments: [
            ("2026-03-09T08:05:02Z", 1_773_043_502), ("2026-03-09T08:05:02.250Z", 1_773_043_502.25),
            ("2026-03-09T16:05:02+08:00", 1_773_043_502), ("1969-12-31T23:59:59Z", -1),
        ]
    )
    func parse(text: String, seconds: TimeInterval) throws {
        let date = try #require(Date(iso8601: text))
        #expect(abs(date.timeIntervalSince1970 - seconds) < 0.001)
    }

    @Test("anything else is refused", arguments: ["", "yesterday", "2026-03-09", "2026-13-09T08:05:02Z", "08:05:02"])
    func refuse(text: String) {
        #expect(Date(iso8601: text) == nil)
    }
}

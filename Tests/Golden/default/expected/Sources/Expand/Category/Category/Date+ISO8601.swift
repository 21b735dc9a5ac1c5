import Foundation

extension Date {
    /// The date in UTC as servers write it: `2026-03-09T08:05:02Z`.
    public var iso8601: String {
        Date.ISO8601FormatStyle().format(self)
    }

    /// Reads `2026-03-09T08:05:02Z`, with or without fractions of a second, with `Z` or an offset such as `+08:00`;
    /// nil for anything else.
    public init?(iso8601 text: String) {
        let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
        guard let date = styles.lazy.compactMap({ try? $0.parse(text) }).first else { return nil }
        self = date
    }
}

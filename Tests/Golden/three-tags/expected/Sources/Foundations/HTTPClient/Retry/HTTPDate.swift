import Foundation

/// A date in a header, in any of the three formats of RFC 9110, 5.6.7.
enum HTTPDate {
    static func parse(_ text: String) -> Date? {
        formats.lazy.compactMap { formatter($0).date(from: text) }.first
    }

    private static let formats = [
        "EEE, dd MMM yyyy HH:mm:ss 'GMT'",
        "EEEE, dd-MMM-yy HH:mm:ss 'GMT'",
        "EEE MMM d HH:mm:ss yyyy",
    ]

    private static func formatter(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = format
        return formatter
    }
}

import Foundation

/// The `Retry-After` header (RFC 9110, 10.2.3): seconds, or a date.
enum RetryAfter {
    /// `7` → 7 s; a date → the time until then, none if it has passed; anything else → nil.
    static func delay(in response: HTTPResponse, now: Date) -> Duration? {
        guard let value = response.headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else { return nil }
        if let seconds = seconds(value) { return seconds }
        return HTTPDate.parse(value).map { .seconds(max(0, $0.timeIntervalSince(now))) }
    }

    private static func seconds(_ text: String) -> Duration? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        // More digits than 32 bits hold are longer than anybody waits.
        return .seconds(UInt32(text) ?? .max)
    }
}

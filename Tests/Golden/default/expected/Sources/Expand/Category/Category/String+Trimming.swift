import Foundation

extension StringProtocol {
    /// The text without white space and line ends around it: `" a b\n"` → `"a b"`.
    public var trimmed: String {
        trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// There is nothing but white space: `" \n".isBlank` → `true`.
    public var isBlank: Bool {
        trimmed.isEmpty
    }

    /// The trimmed text, or nil when nothing is left; for what people type into a field.
    public var nilIfBlank: String? {
        trimmed.nilIfEmpty
    }

    /// At most this many characters, the last an ellipsis when something is cut off: `"abcdef".truncated(to: 4)` →
    /// `"abc…"`.
    ///
    /// It counts what people see: an emoji or an accented letter is one character and is never torn apart.
    public func truncated(to length: Int) -> String {
        guard length > 0 else { return "" }
        guard dropFirst(length).isEmpty == false else { return String(self) }
        return prefix(length - 1) + "…"
    }
}

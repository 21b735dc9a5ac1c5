/// Names of languages by BCP 47, as far as Xcode and SwiftPM know them: language, script, region, variants.
enum LanguageTag {
    /// `zh-Hans`, `pt-BR`, `es-419` → true; `zh_Hans`, `english` → false
    static func isValid(_ text: String) -> Bool {
        var parts = text.split(separator: "-", omittingEmptySubsequences: false)[...]
        guard let language = parts.popFirst(), isLetters(language, 2...3) else { return false }
        if let script = parts.first, isLetters(script, 4...4) { parts.removeFirst() }
        if let region = parts.first, isLetters(region, 2...2) || isDigits(region, 3) { parts.removeFirst() }
        return parts.allSatisfy(isVariant)
    }

    private static func isLetters(_ text: Substring, _ length: ClosedRange<Int>) -> Bool {
        length.contains(text.utf8.count) && text.utf8.allSatisfy(\.isLetter)
    }

    private static func isDigits(_ text: Substring, _ length: Int) -> Bool {
        text.utf8.count == length && text.utf8.allSatisfy(\.isDigit)
    }

    private static func isVariant(_ text: Substring) -> Bool {
        (5...8).contains(text.utf8.count) && text.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    }
}

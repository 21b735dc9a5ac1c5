import Foundation

/// The texts of one language, with those of the development language behind them.
public struct Localization: Sendable {
    /// The language that every text is written in first.
    public static let developmentLanguage = "en"

    /// The languages of this app: `en`, `zh-hans`. The build system may have folded their case.
    public static var languages: [String] {
        StringsTable.languages(in: ResourceBundle.current)
    }

    /// The language that fits the user's settings best.
    public static let current = Localization(
        language: bestLanguage(among: languages, for: Locale.preferredLanguages) ?? developmentLanguage
    )

    public let language: String
    private let tables: [StringsTable]

    public init(language: String) {
        self.init(language: language, bundle: ResourceBundle.current)
    }

    init(language: String, bundle: Bundle?) {
        self.language = language
        tables = [language, Self.developmentLanguage].compactMap { StringsTable(language: $0, bundle: bundle) }
    }

    /// The text in this language, else in the development language, else its key: something always shows.
    public subscript(text: AppText) -> String {
        tables.lazy.compactMap { $0[text.rawValue] }.first ?? text.rawValue
    }

    /// The text with each `{name}` replaced by the value of that name; a name without value stays as it is.
    public func text(_ text: AppText, _ values: [String: String]) -> String {
        Slot.fill(self[text], with: values)
    }
}

import Foundation
import Testing

@testable import Global

struct LocalizationTests {
    @Test("the development language has every text, and nothing besides")
    func developmentLanguage() throws {
        let language = Localization.developmentLanguage
        let table = try #require(StringsTable(language: language, bundle: ResourceBundle.current))
        #expect(table.keys == Set(AppText.allCases.map(\.rawValue)))
    }

    @Test("every language has the same texts with the same slots", arguments: Localization.languages)
    func translations(_ language: String) throws {
        let table = try #require(StringsTable(language: language, bundle: ResourceBundle.current))
        let original = Localization(language: Localization.developmentLanguage)
        #expect(table.keys == Set(AppText.allCases.map(\.rawValue)))
        for text in AppText.allCases {
            let translated = try #require(table[text.rawValue])
            #expect(!translated.isEmpty, "\(text)")
            #expect(Set(Slot.names(in: translated)) == Set(Slot.names(in: original[text])), "\(text)")
        }
    }

    @Test("a language is found in capitals and in small letters", arguments: Localization.languages)
    func folding(_ language: String) {
        for spelling in [language, language.uppercased(), language.lowercased()] {
            #expect(StringsTable(language: spelling, bundle: ResourceBundle.current) != nil)
        }
    }

    @Test("a language that the app does not have shows the development language")
    func unknownLanguage() {
        let expected = Localization(language: Localization.developmentLanguage)[.retry]
        #expect(Localization(language: "tlh")[.retry] == expected)
    }

    @Test("without resources the key shows, and nothing stops")
    func noResources() {
        #expect(Localization(language: "en", bundle: nil)[.retry] == "action.retry")
    }

    @Test("the current language has texts and fills in values")
    func current() {
        #expect(AppText.retry.text != AppText.retry.rawValue)
        #expect(AppText.welcome.text(["name": "Ann"]).contains("Ann"))
    }
}

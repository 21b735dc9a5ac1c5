import Testing

@testable import Global

struct BestLanguageTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var available = ["en", "zh-hans"]
        var preferred: [String]
        var best: String?
    }

    static let rows = [
        Row(testDescription: "the same language", preferred: ["en"], best: "en"),
        Row(testDescription: "another region", preferred: ["en-GB"], best: "en"),
        Row(testDescription: "another case", preferred: ["ZH-HANS"], best: "zh-hans"),
        Row(testDescription: "a region that implies the script", preferred: ["zh-CN"], best: "zh-hans"),
        Row(testDescription: "script and region", preferred: ["zh-Hans-SG"], best: "zh-hans"),
        Row(testDescription: "another script is another language", preferred: ["zh-TW", "en"], best: "en"),
        Row(testDescription: "the first preference that exists", preferred: ["de", "zh-CN", "en"], best: "zh-hans"),
        Row(testDescription: "nothing fits", preferred: ["de", "fr-CA"], best: nil),
        Row(testDescription: "no preference", preferred: [], best: nil),
        Row(testDescription: "a preference that is no language", preferred: ["", "C", "en"], best: "en"),
        Row(testDescription: "no language", available: [], preferred: ["en"], best: nil),
    ]

    @Test("the best language", arguments: rows)
    func best(_ row: Row) {
        #expect(Localization.bestLanguage(among: row.available, for: row.preferred) == row.best)
    }
}

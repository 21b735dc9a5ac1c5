import Foundation
import Testing

@testable import Macros

struct SDKKeysTests {
    let file = Data(#"{"MAPS_SDK_KEY": "from the file", "ANALYTICS_SDK_KEY": "", "UNKNOWN": "x"}"#.utf8)

    @Test("the environment wins over the file, and an empty value counts as none")
    func precedence() {
        #expect(SDKKeys(environment: [:], file: file)[.maps] == "from the file")
        #expect(SDKKeys(environment: ["MAPS_SDK_KEY": "from CI"], file: file)[.maps] == "from CI")
        #expect(SDKKeys(environment: ["MAPS_SDK_KEY": ""], file: file)[.maps] == "from the file")
        #expect(SDKKeys(environment: [:], file: file).missing == [.analytics, .crashReports])
    }

    @Test("without a file, or with one that is no JSON object of texts, every key is missing")
    func unreadable() {
        for file in [nil, Data(), Data("[]".utf8), Data(#"{"MAPS_SDK_KEY": 1}"#.utf8)] {
            #expect(SDKKeys(environment: [:], file: file).missing == SDKKey.allCases)
        }
    }

    @Test("no value shows in a log")
    func redaction() {
        let keys = SDKKeys(environment: ["MAPS_SDK_KEY": "secret"], file: nil)
        var dumped = ""
        dump(keys, to: &dumped)
        for text in ["\(keys)", String(reflecting: keys), dumped] { #expect(!text.contains("secret")) }
        #expect("\(keys)" == "SDKKeys(MAPS_SDK_KEY)")
    }

    @Test("the committed file lists every key, and none has a value")
    func committedFile() throws {
        let url = try #require(ResourceBundle.current?.url(forResource: "SDKKeys.default", withExtension: "json"))
        let values = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: url))
        #expect(Set(values.keys) == Set(SDKKey.allCases.map(\.rawValue)))
        #expect(Set(values.values) == [""])
    }
}

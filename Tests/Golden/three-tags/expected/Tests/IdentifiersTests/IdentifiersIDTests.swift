import Foundation
import Identifiers
import Testing

struct IdentifiersIDTests {
    @Test("a text without white space is kept", arguments: ["a", "a-1", "商店", String(repeating: "x", count: 128)])
    func valid(text: String) throws {
        let id = try #require(IdentifiersID(text))
        #expect("\(id)" == text)
        #expect(IdentifiersID("\(id)") == id)
    }

    @Test("any other text is refused", arguments: ["", " ", "a b", "a\n", String(repeating: "x", count: 129)])
    func invalid(text: String) {
        #expect(IdentifiersID(text) == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([IdentifiersID].self, from: JSONEncoder().encode([text]))
        }
    }

    @Test("in JSON it is a plain text")
    func coding() throws {
        let ids = try ["b", "a"].map { try #require(IdentifiersID($0)) }
        let json = try JSONEncoder().encode(ids)
        #expect(String(decoding: json, as: UTF8.self) == #"["b","a"]"#)
        #expect(try JSONDecoder().decode([IdentifiersID].self, from: json) == ids)
        #expect(ids.sorted().map(\.description) == ["a", "b"])
    }
}

import Cache
import Foundation
import Testing

struct CacheIDTests {
    @Test("a text without white space is kept", arguments: ["a", "a-1", "商店", String(repeating: "x", count: 128)])
    func valid(text: String) throws {
        let id = try #require(CacheID(text))
        #expect("\(id)" == text)
        #expect(CacheID("\(id)") == id)
    }

    @Test("any other text is refused", arguments: ["", " ", "a b", "a\n", String(repeating: "x", count: 129)])
    func invalid(text: String) {
        #expect(CacheID(text) == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([CacheID].self, from: JSONEncoder().encode([text]))
        }
    }

    @Test("in JSON it is a plain text")
    func coding() throws {
        let ids = try ["b", "a"].map { try #require(CacheID($0)) }
        let json = try JSONEncoder().encode(ids)
        #expect(String(decoding: json, as: UTF8.self) == #"["b","a"]"#)
        #expect(try JSONDecoder().decode([CacheID].self, from: json) == ids)
        #expect(ids.sorted().map(\.description) == ["a", "b"])
    }
}

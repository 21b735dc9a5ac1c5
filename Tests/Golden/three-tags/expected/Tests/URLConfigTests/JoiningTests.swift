import Foundation
import Testing
import URLConfig

@Suite struct JoiningTests {
    struct Join: Sendable {
        let path: String
        var query: [URLQueryItem] = []
        /// Below `https://api.example.com/v1/`.
        let result: String
    }

    @Test(arguments: [
        Join(path: "user/login", result: "user/login"),
        Join(path: "/user/login", result: "user/login"),
        Join(path: "user/", result: "user/"),
        Join(path: "", result: ""),
        Join(path: "/", result: ""),
        Join(path: "messages:send", result: "messages:send"),
        Join(path: "urn:isbn:1", result: "urn:isbn:1"),
        Join(path: "a..b/...", result: "a..b/..."),
        Join(path: ".well-known/x", result: ".well-known/x"),
    ])
    func keepsTheBasePathAndDoublesNoSlash(_ row: Join) throws {
        try expect(row)
    }

    @Test(arguments: [
        Join(path: "a b", result: "a%20b"),
        Join(path: "商店", result: "%E5%95%86%E5%BA%97"),
        Join(path: "🛒", result: "%F0%9F%9B%92"),
        Join(path: "a%20b", result: "a%20b"),
        Join(path: "100%", result: "100%25"),
        Join(path: "%zz", result: "%25zz"),
        Join(path: "c#", result: "c%23"),
        Join(path: #"a"<>\^`{|}"#, result: "a%22%3C%3E%5C%5E%60%7B%7C%7D"),
        Join(path: "a[1]", result: "a%5B1%5D"),
        Join(path: "a%2Fb", result: "a%2Fb"),
        Join(path: "+&=;,@:!$'()*~", result: "+&=;,@:!$'()*~"),
    ])
    func encodesWhatMustBe(_ row: Join) throws {
        try expect(row)
    }

    @Test(arguments: [
        Join(path: "search?q=tea", result: "search?q=tea"),
        Join(path: "search?q=green tea&n=1", result: "search?q=green%20tea&n=1"),
        Join(path: "search?at=2026-01-01T00:00/x?", result: "search?at=2026-01-01T00:00/x?"),
        Join(path: "search?", result: "search"),
        Join(path: "search?up=../..&to=http://x//", result: "search?up=../..&to=http://x//"),
        Join(
            path: "search",
            query: [.init(name: "q", value: "a&b=c+d %41?/#é")],
            result: "search?q=a%26b%3Dc%2Bd%20%2541%3F%2F%23%C3%A9"
        ),
        Join(path: "search?a=1", query: [.init(name: "b", value: "2")], result: "search?a=1&b=2"),
        Join(
            path: "search",
            query: [.init(name: "x", value: "1"), .init(name: "x", value: "2")],
            result: "search?x=1&x=2"
        ),
        Join(
            path: "search",
            query: [.init(name: "flag", value: nil), .init(name: "e", value: "")],
            result: "search?flag&e="
        ),
        Join(path: "?q=1", result: "?q=1"),
    ])
    func keepsTheQuery(_ row: Join) throws {
        try expect(row)
    }

    struct Refusal: Sendable {
        let path: String
        let reason: RequestPathError.Reason
    }

    @Test(arguments: [
        Refusal(path: "..", reason: .dotSegment),
        Refusal(path: "../v2/user", reason: .dotSegment),
        Refusal(path: "/../v2/user", reason: .dotSegment),
        Refusal(path: "a/../b", reason: .dotSegment),
        Refusal(path: "a/./b", reason: .dotSegment),
        Refusal(path: "a/..", reason: .dotSegment),
        Refusal(path: "%2e%2E/x", reason: .dotSegment),
        Refusal(path: "a/.%2e/b", reason: .dotSegment),
        Refusal(path: "..%2fx", reason: .dotSegment),
        Refusal(path: #"..\x"#, reason: .dotSegment),
        Refusal(path: "..%5cx", reason: .dotSegment),
        Refusal(path: "https://evil.example.com/x", reason: .absolute),
        Refusal(path: "x+y://evil", reason: .absolute),
        Refusal(path: "//evil.example.com/x", reason: .absolute),
        Refusal(path: "user//photos", reason: .emptySegment),
        Refusal(path: "user//", reason: .emptySegment),
        Refusal(path: "a\nb", reason: .controlCharacter),
        Refusal(path: "a\0b", reason: .controlCharacter),
        Refusal(path: "a?b\r\nHost: evil", reason: .controlCharacter),
    ])
    func refusesWhatCouldLeadElsewhere(_ row: Refusal) throws {
        #expect(try refusal(of: row.path)?.reason == row.reason)
    }

    @Test func aRefusalDoesNotRepeatTheQuery() throws {
        let refusal = try refusal(of: "../x?token=secret")
        #expect(refusal?.description == "the path '../x' holds a '.' or '..' segment, which could leave the base URL")
    }

    private func expect(_ row: Join) throws {
        let base = try BaseURL(validating: "https://api.example.com/v1/")
        let url = try base.joining(path: row.path, query: row.query)
        #expect(url.absoluteString == "https://api.example.com/v1/" + row.result)
    }

    private func refusal(of path: String) throws -> RequestPathError? {
        let base = try BaseURL(validating: "https://api.example.com/v1/")
        do throws(RequestPathError) {
            _ = try base.joining(path: path)
            return nil
        } catch {
            return error
        }
    }
}

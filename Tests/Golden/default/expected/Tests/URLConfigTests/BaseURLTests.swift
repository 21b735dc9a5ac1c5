import Foundation
import Testing
import URLConfig

@Suite struct BaseURLTests {
    struct Valid: Sendable {
        let text: String
        let url: String
    }

    @Test(arguments: [
        Valid(text: "https://api.example.com/v1/", url: "https://api.example.com/v1/"),
        Valid(text: "https://api.example.com/v1", url: "https://api.example.com/v1/"),
        Valid(text: "https://api.example.com", url: "https://api.example.com/"),
        Valid(text: "HTTPS://API.Example.COM/V1/", url: "https://api.example.com/V1/"),
        Valid(text: "http://127.0.0.1:8080/account/", url: "http://127.0.0.1:8080/account/"),
        Valid(text: "http://[::1]:8080/a", url: "http://[::1]:8080/a/"),
        Valid(text: "http://[::1]/a", url: "http://[::1]/a/"),
        Valid(text: "https://example.com/商店/", url: "https://example.com/%E5%95%86%E5%BA%97/"),
        Valid(text: "https://example-1.test_2.com/", url: "https://example-1.test_2.com/"),
        Valid(text: "https://example.com/%41/", url: "https://example.com/%41/"),
        Valid(text: #"https://example.com/"\(x)/"#, url: "https://example.com/%22%5C(x)/"),
        Valid(text: "https://example.com/$&/$1/", url: "https://example.com/$&/$1/"),
    ])
    func readsAnAddress(_ row: Valid) throws {
        #expect(try BaseURL(validating: row.text).url.absoluteString == row.url)
    }

    struct Invalid: Sendable {
        let text: String
        let reason: BaseURLError.Reason
    }

    @Test(arguments: [
        Invalid(text: "", reason: .scheme),
        Invalid(text: "api.example.com", reason: .scheme),
        Invalid(text: "/v1/", reason: .scheme),
        Invalid(text: "ftp://example.com/", reason: .scheme),
        Invalid(text: "http:/example.com/", reason: .scheme),
        Invalid(text: "http://", reason: .host),
        Invalid(text: "http:///v1/", reason: .host),
        Invalid(text: "http://:8080/", reason: .host),
        Invalid(text: "http://[::1/", reason: .host),
        Invalid(text: #"http://exa"mple.com/"#, reason: .host),
        Invalid(text: "http://exa%20mple.com/", reason: .host),
        Invalid(text: #"http://evil.com\@example.com/"#, reason: .credentials),
        Invalid(text: #"http://example.com\evil/"#, reason: .host),
        Invalid(text: "http://example.com:/", reason: .port),
        Invalid(text: "http://example.com:0/", reason: .port),
        Invalid(text: "http://example.com:99999/", reason: .port),
        Invalid(text: "http://example.com:http/", reason: .port),
        Invalid(text: "https://ann:secret@example.com/", reason: .credentials),
        Invalid(text: "https://example.com/?v=1", reason: .query),
        Invalid(text: "https://example.com/#top", reason: .fragment),
        Invalid(text: "https://example.com/a b/", reason: .space),
        Invalid(text: " https://example.com/", reason: .space),
        Invalid(text: "https://example.com/\n", reason: .space),
        Invalid(text: "https://example.com/a/../b/", reason: .path(.dotSegment)),
        Invalid(text: "https://example.com/%2e%2e/", reason: .path(.dotSegment)),
        Invalid(text: "https://example.com//a/", reason: .path(.absolute)),
        Invalid(text: "https://example.com/a//b/", reason: .path(.emptySegment)),
    ])
    func refusesWhatIsNone(_ row: Invalid) {
        #expect(refusal(of: row.text)?.reason == row.reason)
    }

    @Test func theMessageNamesTheTextAndTheFault() {
        #expect(
            refusal(of: "http://example.com/\n")?.description
                == #"'http://example.com/\n' is no base URL: it holds a space or a control character"#
        )
    }

    @Test func aLiteralIsAnAddress() {
        let base: BaseURL = "https://example.com/v1"
        #expect("\(base)" == "https://example.com/v1/")
    }
}

private func refusal(of text: String) -> BaseURLError? {
    do {
        _ = try BaseURL(validating: text)
        return nil
    } catch {
        return error
    }
}

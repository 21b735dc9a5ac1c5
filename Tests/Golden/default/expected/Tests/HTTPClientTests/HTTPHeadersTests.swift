import HTTPClient
import Testing

@Suite struct HTTPHeadersTests {
    @Test func namesAreComparedWithoutRegardToCase() {
        let headers: HTTPHeaders = ["Content-Type": "text/plain"]
        #expect(headers["content-type"] == "text/plain")
        #expect(headers["Content-Length"] == nil)
    }

    @Test func severalFieldsOfOneNameAreJoined() {
        let headers: HTTPHeaders = ["Accept": "a/b", "accept": "c/d"]
        #expect(headers["Accept"] == "a/b, c/d")
    }

    @Test func settingReplacesAllAndNilRemoves() {
        var headers: HTTPHeaders = ["Accept": "a/b", "accept": "c/d", "Host": "x"]
        headers["ACCEPT"] = "e/f"
        #expect(headers["Accept"] == "e/f")
        headers["accept"] = nil
        #expect(headers.fields.map(\.name) == ["Host"])
    }

    @Test func othersTakeTheirPlaceByName() {
        let headers: HTTPHeaders = ["Accept": "a/b", "Host": "x"]
        let result = headers.overridden(by: ["accept": "c/d", "X-New": "1"])
        #expect(result == ["Host": "x", "accept": "c/d", "X-New": "1"])
    }

    @Test func printingThemShowsNoCredentials() {
        let headers: HTTPHeaders = ["Authorization": "Bearer abc", "Set-Cookie": "sid=abc", "Accept": "a/b"]
        var dumped = ""
        dump(headers, to: &dumped)
        for text in ["\(headers)", String(reflecting: headers), dumped] {
            #expect(!text.contains("abc"))
            #expect(text.contains("Accept: a/b"))
        }
    }
}

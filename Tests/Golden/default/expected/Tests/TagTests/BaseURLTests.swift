import Testing
import URLConfig

@Suite struct BaseURLTests {
    @Test(arguments: TagUnderTest.all, ServerCenter.allCases)
    func everyCenterHasAServer(tag: TagUnderTest, center: ServerCenter) {
        let url = tag.configuration.baseURLs[center].url
        #expect(url.host?.isEmpty == false)
        #expect(url.absoluteString.hasSuffix("/"))
        #expect(url.query == nil && url.fragment == nil && url.user == nil)
    }

    @Test(arguments: TagUnderTest.all.filter(\.isRelease), ServerCenter.allCases)
    func whatShipsTalksToRealServersOverTLS(tag: TagUnderTest, center: ServerCenter) {
        let url = tag.configuration.baseURLs[center].url
        #expect(url.scheme == "https")
        #expect(!["localhost", "127.0.0.1", "::1"].contains(url.host))
    }
}

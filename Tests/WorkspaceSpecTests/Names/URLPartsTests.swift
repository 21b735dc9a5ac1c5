import Testing

@testable import WorkspaceSpec

@Suite struct URLPartsTests {
    @Test(
        "a base URL gets its final form",
        arguments: [
            ("https://account.example.com/", "https://account.example.com/"),
            ("HTTP://Host/Path", "http://host/Path/"), ("http://127.0.0.1:8080", "http://127.0.0.1:8080/"),
            ("https://[2001:DB8::1]:443/v1", "https://[2001:db8::1]:443/v1/"), ("http://[::1]/", "http://[::1]/"),
            ("http://[::ffff:10.0.0.1]/", "http://[::ffff:10.0.0.1]/"),
            ("https://xn--bcher-kva.example", "https://xn--bcher-kva.example/"),
            ("https://a.example/it's&$1/$&/(x)/%22%5C", "https://a.example/it's&$1/$&/(x)/%22%5C/"),
            ("https://my_host/a//b", "https://my_host/a//b/"), ("http://localhost:080/", "http://localhost:80/"),
        ]
    )
    func right(text: String, final: String) throws {
        let parts = try URLParts.parse(text).get()
        #expect(parts.text == final)
        #expect(URLParts.parse(final) == .success(parts))
    }

    @Test(
        "what is no base URL says what to write",
        arguments: [
            ("", "has no scheme → write https://HOST/"), ("example.com", "has no scheme → write https://HOST/"),
            ("://x", "has no scheme → begin with https://"),
            ("ftp://x/", "has the scheme 'ftp' → write https:// or http://"),
            ("http://", "has no host → write a host such as account.example.com"),
            ("http:///x", "has no host → write a host such as account.example.com"),
            ("http://:80/", "has no host → write a host such as account.example.com"),
            (
                "http://me:secret@host/",
                "holds credentials, which everyone with the app could read → leave out what stands before the '@'"
            ),
            (
                "http://h/?a=b",
                "has a query, which the paths of requests would follow → leave out the '?' and what follows"
            ),
            ("http://h/#a", "has a fragment → leave out the '#' and what follows"),
            ("http://h/a b", "holds a space, which no URL may → write %20 in a path, or leave it out"),
            ("http://h/\u{0}", "holds U+0000, which no URL may → write %00 in a path, or leave it out"),
            (
                "http://h/商",
                "holds '商', which no URL may → write %E5%95%86 in a path; spell a host in its ASCII form, xn--…"
            ),
            (#"http://h/""#, #"holds '"' in its path, which no URL may → write %22"#),
            (#"http://h/\(x)"#, #"holds '\' in its path, which no URL may → write %5C"#),
            ("http://h/{b}", "holds '{' in its path, which no URL may → write %7B"),
            ("http://h/%2", "has a '%' without two hexadecimal digits → write %25 for a percent sign"),
            ("http://h/../x", "has '.' or '..' in its path → write the path that they lead to"),
            ("http://h:99999/", "has no port but '99999' → write a number from 1 to 65535, or leave the colon out"),
            ("http://h:/", "has no port but '' → write a number from 1 to 65535, or leave the colon out"),
            ("http://1.2.3.256/", "has no host name but '1.2.3.256' → write a host such as account.example.com"),
            ("http://-a.example/", "has no host name but '-a.example' → write a host such as account.example.com"),
            ("http://a..b/", "has no host name but 'a..b' → write a host such as account.example.com"),
            ("http://[1::2::3]/", "has no host name but '[1::2::3]' → write a host such as account.example.com"),
            ("http://[::1/", "has no host name but '[::1' → write a host such as account.example.com"),
        ]
    )
    func wrong(text: String, words: String) {
        guard case .failure(let problem) = URLParts.parse(text) else {
            Issue.record("\(text) was accepted")
            return
        }
        #expect("\(problem.message) → \(problem.fix)" == words)
    }
}

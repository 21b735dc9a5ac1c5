import Foundation
import HTTPClient
import Logger
import Testing
import URLConfig

/// Secrets go in by every way there is; none may come out in the log.
@Suite struct LogTests {
    struct Leak: Sendable {
        let way: String
        var request = ItemRequest()
        var answer = ScriptedAnswer.json(#"{"name": "tea"}"#)
    }

    @Test(arguments: [
        Leak(way: "a header", request: ItemRequest(headers: ["Authorization": "Bearer abc-secret"])),
        Leak(way: "a cookie", request: ItemRequest(headers: ["Cookie": "sid=abc-secret"])),
        Leak(way: "a key of an API", request: ItemRequest(headers: ["X-API-Key": "abc-secret"])),
        Leak(
            way: "the query",
            request: ItemRequest(query: [URLQueryItem(name: "access_token", value: "abc-secret")])
        ),
        Leak(way: "a query in the path", request: ItemRequest(path: "items?a=1&Token=abc-secret&b=2")),
        Leak(way: "an encoded name in the query", request: ItemRequest(path: "items?pass%77ord=abc-secret")),
        Leak(
            way: "JSON",
            request: ItemRequest(method: .post, body: .json(["user": ["user_password": "abc-secret"]]))
        ),
        Leak(
            way: "JSON with a list",
            request: ItemRequest(method: .post, body: .json(["tokens": ["abc-secret", "x"]]))
        ),
        Leak(
            way: "a URL within JSON",
            request: ItemRequest(method: .post, body: .json(["next": "https://x/?a=1&token=abc-secret"]))
        ),
        Leak(way: "a form", request: ItemRequest(method: .post, body: .form(["a": "1", "password": "abc-secret"]))),
        Leak(
            way: "a multipart form",
            request: ItemRequest(method: .post, body: .multipart(MultipartForm([.field("password", "abc-secret")])))
        ),
        Leak(
            way: "a text",
            request: ItemRequest(
                method: .post,
                body: .data(Data("password is abc-secret".utf8), contentType: "text/plain")
            )
        ),
        Leak(
            way: "broken JSON",
            request: ItemRequest(
                method: .post,
                body: .data(Data(#"{"password": "abc-secret""#.utf8), contentType: "application/json")
            )
        ),
        Leak(way: "the answer's JSON", answer: .json(#"{"name": "tea", "refreshToken": "abc-secret"}"#)),
        Leak(way: "the answer's header", answer: .json("{}", headers: ["Set-Cookie": "sid=abc-secret"])),
        Leak(way: "the answer to an error", answer: .json(#"{"token": "abc-secret"}"#, status: 400)),
        Leak(way: "a value that does not fit", answer: .json(#"{"name": 7, "token": "abc-secret"}"#)),
        Leak(
            way: "an answer that repeats a password",
            request: ItemRequest(method: .post, body: .json(["password": "abc-secret"])),
            answer: .json(#"{"message": "'abc-secret' is too short"}"#, status: 422)
        ),
        Leak(
            way: "an answer that repeats a password with a quote",
            request: ItemRequest(method: .post, body: .json(["password": #"x"abc-secret"#])),
            answer: .json(#"{"message": "'x\"abc-secret' is too short"}"#, status: 422)
        ),
        Leak(
            way: "a content type that repeats a token",
            request: ItemRequest(headers: ["Authorization": "Bearer abc-secret"]),
            answer: .response(status: 200, headers: ["Content-Type": "abc-secret"], body: Data())
        ),
        Leak(
            way: "a header that repeats a form's password",
            request: ItemRequest(method: .post, body: .form(["password": "abc-secret"])),
            answer: .json("{}", headers: ["X-Echo": "abc-secret"])
        ),
        Leak(
            way: "an answer that repeats a part of a multipart form",
            request: ItemRequest(method: .post, body: .multipart(MultipartForm([.field("password", "abc-secret")]))),
            answer: .json(#"{"message": "'abc-secret' is too short"}"#, status: 422, headers: ["X-Echo": "abc-secret"])
        ),
        Leak(way: "a server that hangs up", request: ItemRequest(path: "items?token=abc-secret"), answer: .hangUp),
        Leak(way: "a path that is refused", request: ItemRequest(path: "../x?token=abc-secret")),
        Leak(way: "a header that is refused", request: ItemRequest(headers: ["Authorization": "abc-secret\n"])),
        Leak(
            way: "a redirect",
            answer: .status(303, headers: ["Location": "ftp://x/?token=abc-secret"])
        ),
    ])
    func noSecretEverReachesTheLog(_ row: Leak) async throws {
        let sink = MemorySink()
        let server = try LoopbackServer(script: row.answer)
        let client = APIClient(
            configuration: try .test(server.url),
            logger: AppLogger(category: "Test", level: .debug, sinks: [sink]),
            time: TestTime()
        )
        var request = row.request
        request.retry = .standard
        do {
            _ = try await client.send(request)
        } catch {
            // What an app does with an error.
            sink.write(LogEntry(date: Date(), level: .error, category: "App", message: "\(error)"))
            sink.write(LogEntry(date: Date(), level: .error, category: "App", message: String(reflecting: error)))
        }
        #expect(!sink.lines.isEmpty)
        #expect(sink.lines.filter { $0.contains("abc-secret") } == [], "by \(row.way)")
    }

    @Test func theTokenOfTheSessionAndItsSuccessorStayOut() async throws {
        let sink = MemorySink()
        let server = try LoopbackServer {
            $0.headers["authorization"] == "Bearer token-2" ? .json(#"{"name": "token-2"}"#) : .status(401)
        }
        let client = APIClient(
            configuration: try .test(server.url),
            tokens: TestTokens(),
            logger: AppLogger(category: "Test", level: .debug, sinks: [sink]),
            time: TestTime()
        )
        _ = try await client.send(ItemRequest())
        #expect(!sink.lines.contains { $0.contains("token-1") || $0.contains("token-2") })
    }

    @Test func whatIsNoSecretCanBeRead() async throws {
        let sink = MemorySink()
        let server = try LoopbackServer(script: .json(#"{"access_token": "abc"}"#))
        let client = APIClient(
            configuration: try .test(server.url),
            logger: AppLogger(category: "Test", level: .debug, sinks: [sink]),
            time: TestTime()
        )
        _ = try await client.send(SignInRequest(user: "ann", password: "hunter2"))
        let url = "\(server.url)\(ServerCenter.first.rawValue)/user/login"
        #expect(
            sink.entries.map { "\($0.level) \($0.category) \($0.message)" } == [
                "debug Test POST \(url): Accept: application/json, Content-Type: application/json; "
                    + #"{"user_name":"ann","user_password":"***"}"#,
                "info Test POST \(url): status 200, 23 bytes of application/json",
                "debug Test POST \(url): Content-Length: 23, Content-Type: application/json; "
                    + #"{"access_token":"***"}"#,
            ]
        )
    }

    @Test func printingARequestShowsNoSecret() throws {
        let request = SignInRequest(password: "abc-secret")
        let form = HTTPBody.form(["password": "abc-secret"])
        let fields: FormFields = ["password": "abc-secret", "page": "1"]
        let url = try #require(URL(string: "https://server.test/?token=abc-secret"))
        let wire = HTTPRequest(
            method: .post,
            url: url,
            headers: ["Cookie": "abc-secret"],
            body: .data(Data("abc-secret".utf8))
        )
        var dumped = ""
        dump((request, form, fields, wire), to: &dumped)
        for text in ["\(request) \(form) \(fields) \(wire)", String(reflecting: (request, form, fields, wire)), dumped]
        {
            #expect(!text.contains("abc-secret"))
        }
        #expect("\(fields)" == "password=***&page=1")
    }

    @Test func aQuietLogIsNotBuilt() async throws {
        let sink = MemorySink()
        let client = APIClient(
            configuration: try .test(),
            transport: FakeTransport(script: .item, .failure(TransportError(.offline))),
            logger: AppLogger(category: "Test", level: .error, sinks: [sink]),
            time: TestTime()
        )
        _ = try await client.send(ItemRequest())
        #expect(sink.entries.isEmpty)
        _ = try? await client.send(ItemRequest())
        #expect(sink.entries.map(\.level) == [.error])
    }

    struct Text: Sendable {
        let text: String
        let redacted: String
    }

    @Test(arguments: [
        Text(text: "https://x.test/a?page=1&token=abc&b=2", redacted: "https://x.test/a?page=1&token=***&b=2"),
        Text(text: "password=a=b&c=d", redacted: "password=***&c=d"),
        Text(text: "page=1", redacted: "page=1"),
        Text(text: "Bearer abc", redacted: "Bearer ***"),
        Text(text: "sent with basic abc", redacted: "sent with basic ***"),
        Text(text: "", redacted: ""),
    ])
    func secretsAreFoundByTheNameOfTheirField(_ row: Text) {
        #expect(Redactor.standard.text(row.text) == row.redacted)
    }

    @Test(arguments: [
        "password", "user_password", "Password", "new-password", "passwd", "access_token", "refreshToken",
        "X-Auth-Token",
        "Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie", "client_secret", "apiKey", "X-API-Key",
        "id_token",
        "sessionId", "pass%77ord", "WWW-Authenticate-Token",
    ])
    func namesOfSecretsAreKnown(_ name: String) {
        #expect(Redactor.standard.isSensitive(name))
    }

    @Test(arguments: ["user_name", "page", "Content-Type", "id", "passport_country", "Accept", "keyword", ""])
    func otherNamesAreNot(_ name: String) {
        #expect(!Redactor.standard.isSensitive(name))
    }
}

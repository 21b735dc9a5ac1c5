import Foundation
import HTTPClient
import Testing
import URLConfig

@Suite struct SendTests {
    @Test func signInPostsToItsCenterAndDecodesTheToken() async throws {
        let server = try LoopbackServer(script: .json(#"{"access_token": "abc"}"#))
        let client = APIClient(configuration: try .test(server.url))

        let response = try await client.send(SignInRequest(user: "ann", password: "hunter2"))

        #expect(response.accessToken == "abc")
        let request = try #require(server.requests.first)
        #expect(request.method == "POST")
        #expect(request.target == "/\(ServerCenter.first.rawValue)/user/login")
        #expect(request.headers["content-type"] == "application/json")
        #expect(request.headers["accept"] == "application/json")
        let body = try JSONDecoder().decode([String: String].self, from: request.body)
        #expect(body == ["user_name": "ann", "user_password": "hunter2"])
    }

    @Test(arguments: ServerCenter.allCases)
    func noPathDropsTheBasePath(_ center: ServerCenter) async throws {
        let server = try LoopbackServer(script: .json(#"{"name": "tea"}"#))
        let client = APIClient(configuration: try .test(server.url + "deep/base/"))

        for path in ["items/7", "/items/7", "items/7/", "items?page=2"] {
            _ = try await client.send(ItemRequest(center: center, path: path))
        }
        let base = "/deep/base/\(center.rawValue)/"
        #expect(server.requests.map(\.target) == ["items/7", "items/7", "items/7/", "items?page=2"].map { base + $0 })
    }

    @Test func queryAndHeadersArriveAsTheyWereMeant() async throws {
        let server = try LoopbackServer(script: .json(#"{"name": "tea"}"#))
        let client = APIClient(configuration: try .test(server.url))

        _ = try await client.send(
            ItemRequest(
                path: "search?kind=hot drink",
                query: [URLQueryItem(name: "q", value: "a&b=c+d 茶")],
                headers: ["X-Trace": "7", "accept": "application/vnd.example+json"]
            )
        )
        let request = try #require(server.requests.first)
        #expect(request.target.hasSuffix("/search?kind=hot%20drink&q=a%26b%3Dc%2Bd%20%E8%8C%B6"))
        #expect(request.headers["x-trace"] == "7")
        #expect(request.headers["accept"] == "application/vnd.example+json")
    }

    @Test(arguments: HTTPMethod.allCases)
    func everyMethodArrives(_ method: HTTPMethod) async throws {
        struct MethodRequest: APIRequest {
            typealias Response = NoContent
            let center = ServerCenter.first
            let path = "items/7"
            let method: HTTPMethod
        }
        let server = try LoopbackServer(script: .status(204))
        let client = APIClient(configuration: try .test(server.url))
        _ = try await client.send(MethodRequest(method: method))
        #expect(server.requests.map(\.method) == [method.rawValue])
    }

    @Test func bytesComeAsTheyAre() async throws {
        let bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
        let server = try LoopbackServer(
            script: .response(status: 200, headers: ["Content-Type": "image/png"], body: bytes)
        )
        let client = APIClient(configuration: try .test(server.url))
        #expect(try await client.send(BytesRequest()) == bytes)
    }

    @Test func encodersAndDecodersCanBeChosen() async throws {
        struct Named: Codable, Sendable { let firstName: String }
        struct NameRequest: APIRequest {
            typealias Response = Named
            let center = ServerCenter.first
            let path = "name"
            let method = HTTPMethod.put
            let body: HTTPBody? = .json(Named(firstName: "Ann"))
        }
        let transport = FakeTransport(script: .success(.json(#"{"first_name": "Bob"}"#)))
        let client = APIClient(
            configuration: try .test(),
            transport: transport,
            makeEncoder: {
                let encoder = JSONEncoder()
                encoder.keyEncodingStrategy = .convertToSnakeCase
                return encoder
            },
            makeDecoder: {
                let decoder = JSONDecoder()
                decoder.keyDecodingStrategy = .convertFromSnakeCase
                return decoder
            }
        )
        #expect(try await client.send(NameRequest()).firstName == "Bob")
        guard case .data(let body) = transport.requests.first?.body else {
            Issue.record("no body was sent")
            return
        }
        #expect(String(decoding: body, as: UTF8.self) == #"{"first_name":"Ann"}"#)
    }
}

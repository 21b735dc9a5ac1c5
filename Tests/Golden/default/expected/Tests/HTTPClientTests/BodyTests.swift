import Foundation
import HTTPClient
import Testing
import URLConfig

@Suite struct BodyTests {
    struct Form: Sendable {
        let fields: FormFields
        let encoded: String
    }

    @Test(arguments: [
        Form(fields: [:], encoded: ""),
        Form(fields: ["a": "1", "b": "2"], encoded: "a=1&b=2"),
        Form(fields: ["b": "2", "a": "1", "b": "3"], encoded: "b=2&a=1&b=3"),
        Form(fields: ["name": "Ann Lee"], encoded: "name=Ann+Lee"),
        Form(fields: ["sum": "1+1=2 & more%"], encoded: "sum=1%2B1%3D2+%26+more%25"),
        Form(fields: ["a b&c": ""], encoded: "a+b%26c="),
        Form(fields: ["x": "*-._~!'()"], encoded: "x=*-._%7E%21%27%28%29"),
        Form(fields: ["shop": "商店 🛒"], encoded: "shop=%E5%95%86%E5%BA%97+%F0%9F%9B%92"),
        Form(fields: ["lines": "a\r\nb"], encoded: "lines=a%0D%0Ab"),
    ])
    func aFormIsEncodedAsTheURLStandardSays(_ row: Form) {
        #expect(row.fields.encoded == row.encoded)
    }

    @Test func eachKindOfBodyArrivesWithItsContentType() async throws {
        let server = try LoopbackServer(script: .json(#"{"name": "tea"}"#))
        let client = APIClient(configuration: try .test(server.url))
        let bodies: [HTTPBody] = [
            .json(["name": "tea"]),
            .form(["name": "green tea"]),
            .data(Data("<tea/>".utf8), contentType: "application/xml"),
            .multipart(MultipartForm(boundary: "b", [.field("name", "tea")])),
        ]
        for body in bodies { _ = try await client.send(ItemRequest(method: .post, body: body)) }

        #expect(
            server.requests.map { $0.headers["content-type"] } == [
                "application/json", "application/x-www-form-urlencoded", "application/xml",
                "multipart/form-data; boundary=b",
            ]
        )
        #expect(
            server.requests.map(\.text) == [
                #"{"name":"tea"}"#, "name=green+tea", "<tea/>",
                "--b\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\ntea\r\n--b--\r\n",
            ]
        )
    }

    @Test func aMultipartFormUploadsFilesFromDisk() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("photo.png")
        let photo = Data((0..<400_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try photo.write(to: file)
        let server = try LoopbackServer(script: .json(#"{"name": "tea"}"#))
        let client = APIClient(configuration: try .test(server.url))

        let form = MultipartForm(
            boundary: "frontier",
            [.field("title", "Té"), .file("photo", at: file, contentType: "image/png")]
        )
        _ = try await client.send(ItemRequest(method: .post, body: .multipart(form)))

        let head = """
            --frontier\r
            Content-Disposition: form-data; name="title"\r
            \r
            Té\r
            --frontier\r
            Content-Disposition: form-data; name="photo"; filename="photo.png"\r
            Content-Type: image/png\r
            \r\n
            """
        let expected = Data(head.utf8) + photo + Data("\r\n--frontier--\r\n".utf8)
        #expect(server.requests.first?.body == expected)
    }

    @Test func aNameCannotBreakOutOfAPartsHeader() async throws {
        let transport = FakeTransport { request async throws(TransportError) in
            guard case .data(let body) = request.body else { throw TransportError(.other) }
            return HTTPResponse(status: 200, body: body)
        }
        let part = MultipartForm.Part(
            name: "a\"\r\nX: 1",
            fileName: "b\".png",
            contentType: "image/png\r\nX: 2",
            content: .data(Data("c".utf8))
        )
        let form = MultipartForm(boundary: "b", [part])
        let body = try await APIClient.test(transport).send(BytesRequest(method: .post, body: .multipart(form)))
        #expect(
            String(decoding: body, as: UTF8.self) == """
                --b\r
                Content-Disposition: form-data; name="a%22%0D%0AX: 1"; filename="b%22.png"\r
                Content-Type: image/pngX: 2\r
                \r
                c\r
                --b--\r\n
                """
        )
    }

    @Test func theFileOfAMultipartBodyIsPrivateAndRemovedAfterwards() async throws {
        let folder = try TemporaryFolder()
        let photo = folder.url.appendingPathComponent("photo.png")
        try Data("photo".utf8).write(to: photo)
        let permissions = Recorder<Int?>()
        let transport = FakeTransport { request async throws(TransportError) in
            guard case .file(let file) = request.body else { throw TransportError(.other) }
            let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
            permissions.record((attributes?[.posixPermissions] as? NSNumber)?.intValue)
            return .item
        }
        let form = MultipartForm([.field("a", "b"), .file("photo", at: photo)])
        _ = try await APIClient.test(transport).send(ItemRequest(method: .post, body: .multipart(form)))

        #expect(permissions.values == [0o600])
        guard case .file(let file) = transport.requests.first?.body else {
            Issue.record("the body is not in a file")
            return
        }
        #expect(!FileManager.default.fileExists(atPath: file.path))
        #expect(FileManager.default.fileExists(atPath: photo.path))
    }

    @Test func boundariesDiffer() {
        #expect(MultipartForm([]).boundary != MultipartForm([]).boundary)
    }

    @Test func aFileThatIsMissingIsAnInvalidRequest() async throws {
        let transport = FakeTransport(script: .item)
        let missing = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let request = ItemRequest(method: .post, body: .multipart(MultipartForm([.file("a", at: missing)])))
        let error = await httpError { try await APIClient.test(transport).send(request) }
        guard case .invalidRequest = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(transport.requests.isEmpty)
    }
}

import Foundation
import HTTPClient
import Testing

@Suite(.timeLimit(.minutes(1))) struct DownloadTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("picture.png")
    }

    @Test func theFileAppearsWhole() async throws {
        let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        let server = try LoopbackServer(
            script: .response(status: 200, headers: ["Content-Type": "image/png"], body: bytes)
        )
        let client = APIClient(configuration: try .test(server.url))
        let response = try await client.download(BytesRequest(), to: file)
        #expect(response.status == 200)
        #expect(response.headers["Content-Type"] == "image/png")
        #expect(try Data(contentsOf: file) == bytes)
        #expect(folder.names == ["picture.png"])
    }

    @Test func aFileThatIsThereIsReplaced() async throws {
        try Data("old".utf8).write(to: file)
        let server = try LoopbackServer(script: .json("new"))
        try await APIClient(configuration: try .test(server.url)).download(BytesRequest(), to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
        #expect(folder.names == ["picture.png"])
    }

    @Test func anEmptyAnswerIsAnEmptyFile() async throws {
        let server = try LoopbackServer(script: .status(200))
        try await APIClient(configuration: try .test(server.url)).download(BytesRequest(), to: file)
        #expect(try Data(contentsOf: file).isEmpty)
    }

    @Test func anErrorOfTheServerLeavesTheOldFileAndBringsItsBody() async throws {
        try Data("old".utf8).write(to: file)
        let server = try LoopbackServer(script: .json("gone", status: 410))
        let client = APIClient(configuration: try .test(server.url))
        let error = await httpError { try await client.download(BytesRequest(), to: file) }
        guard case .status(let response) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(response.status == 410 && response.body == Data("gone".utf8))
        #expect(try String(contentsOf: file, encoding: .utf8) == "old")
        #expect(folder.names == ["picture.png"])
    }

    @Test func anAnswerThatBreaksOffLeavesNothing() async throws {
        let server = try LoopbackServer(script: .truncated(body: Data("half".utf8), promised: 1_000))
        let client = APIClient(configuration: try .test(server.url))
        await #expect(throws: HTTPError.self) { try await client.download(BytesRequest(), to: file) }
        #expect(folder.names.isEmpty)
    }

    @Test func aDownloadIsRetriedLikeAnyRequest() async throws {
        let server = try LoopbackServer(script: .status(503), .json("new"))
        let client = APIClient(configuration: try .test(server.url), time: TestTime())
        try await client.download(BytesRequest(retry: .standard), to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    }

    @Test func aDownloadRefreshesTheToken() async throws {
        let server = try LoopbackServer {
            $0.headers["authorization"] == "Bearer token-2" ? .json("new") : .json("no", status: 401)
        }
        let client = APIClient(configuration: try .test(server.url), tokens: TestTokens(), time: TestTime())
        try await client.download(BytesRequest(), to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
        #expect(folder.names == ["picture.png"])
    }

    @Test func aFolderThatIsMissingIsNamedBeforeAnythingIsSent() async throws {
        let transport = FakeTransport(script: .item)
        let missing = folder.url.appendingPathComponent("missing/picture.png")
        let error = await httpError {
            try await APIClient.test(transport).download(BytesRequest(), to: missing)
        }
        #expect("\(String(describing: error))".contains("missing'"))
        #expect(transport.requests.isEmpty)
    }

    @Test func aFolderInTheWayIsKept() async throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        let client = try APIClient.test(FakeTransport(script: .item))
        let error = await httpError { try await client.download(BytesRequest(), to: file) }
        guard case .file = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(folder.names == ["picture.png"])
    }

    @Test func cancellingADownloadLeavesNothing() async throws {
        let server = try LoopbackServer(script: .silence)
        let client = APIClient(configuration: try .test(server.url), time: TestTime())
        let task = Task { try await client.download(BytesRequest(), to: file) }
        for await _ in server.arrivals { break }
        task.cancel()
        await #expect(throws: HTTPError.cancelled) { try await task.value }
        #expect(folder.names.isEmpty)
    }
}

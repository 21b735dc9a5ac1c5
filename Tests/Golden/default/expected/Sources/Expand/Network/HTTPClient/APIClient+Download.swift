import Foundation

extension APIClient {
    /// Downloads the body of the answer into `file`, and returns the answer without it.
    ///
    /// The file appears when it is complete and not before; one that is there already is replaced in one step,
    /// and stays as it is when the download fails. State a longer ``APIRequest/timeout`` for large files.
    /// What the request says about decoding and caching does not apply.
    @discardableResult
    public func download(_ request: some APIRequest, to file: URL) async throws(HTTPError) -> HTTPResponse {
        let wire = try builder.build(request)
        defer { wire.removeTemporaryBody() }
        let partial = try PartialFile(for: file)
        defer { partial.remove() }

        let statuses = request.acceptance.statuses
        let response = try await exchange(request, wire) { [transport] wire async throws(HTTPError) in
            let download = try await received(wire, from: transport)
            defer { TemporaryFile.remove(download.file) }
            guard statuses.contains(download.response.status) else { return download.withBodyInMemory }
            try partial.fill(from: download.file)
            return download.response
        }
        try request.acceptance.check(response)
        try partial.moveIntoPlace()
        return response
    }
}

private func received(
    _ wire: HTTPRequest,
    from transport: any HTTPTransport
) async throws(HTTPError) -> HTTPDownload {
    do {
        return try await transport.download(wire)
    } catch {
        throw HTTPError(error)
    }
}

extension HTTPDownload {
    /// The first 64 KB, for an error message of the server.
    fileprivate var withBodyInMemory: HTTPResponse {
        var response = response
        let handle = try? FileHandle(forReadingFrom: file)
        response.body = (try? handle?.read(upToCount: 1 << 16)) ?? Data()
        try? handle?.close()
        return response
    }
}

import HTTPClient
import Testing

/// The error that `operation` ends with. If it ends otherwise, the test fails at the line of the call.
func httpError<Value>(
    sourceLocation: SourceLocation = #_sourceLocation,
    of operation: () async throws -> Value
) async -> HTTPError? {
    do {
        _ = try await operation()
        Issue.record("there was no error", sourceLocation: sourceLocation)
    } catch let error as HTTPError {
        return error
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
    return nil
}

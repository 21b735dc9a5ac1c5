/// Runs `operation`, and cancels it when `limit` has passed on `time`.
func withTimeout<Value: Sendable>(
    _ limit: Duration,
    on time: any TimeSource,
    operation: @escaping @Sendable () async throws(HTTPError) -> Value
) async throws(HTTPError) -> Value {
    let result = await withTaskGroup(of: Result<Value, HTTPError>.self) { group in
        group.addTask {
            do throws(HTTPError) {
                return .success(try await operation())
            } catch {
                return .failure(error)
            }
        }
        group.addTask {
            do {
                try await time.sleep(for: limit)
                return .failure(.timedOut(after: limit))
            } catch {
                return .failure(.cancelled)
            }
        }
        let first = await group.next()
        group.cancelAll()
        return first ?? .failure(.cancelled)
    }
    if Task.isCancelled { throw .cancelled }
    return try result.get()
}

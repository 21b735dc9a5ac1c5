extension AsyncStream where Element: Equatable & Sendable {
    /// The stream without the elements that equal the one before: `a a b b a` → `a b a`.
    func removingRepeats() -> AsyncStream<Element> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task {
                var last: Element?
                for await element in self where element != last {
                    last = element
                    continuation.yield(element)
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

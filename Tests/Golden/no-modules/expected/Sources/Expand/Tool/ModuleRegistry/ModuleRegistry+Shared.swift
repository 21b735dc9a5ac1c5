extension ModuleRegistry {
    private static let app = ModuleRegistry()

    @TaskLocal private static var scoped: ModuleRegistry?

    /// The registry of the app, or the one that `withShared` put in its place for the current task.
    public static var shared: ModuleRegistry { scoped ?? app }

    /// Runs `body`, and every task that it starts, with `registry` as `shared`. Tests that run in parallel use it to
    /// stay out of each other's way.
    public static func withShared<Result>(_ registry: ModuleRegistry, _ body: () throws -> Result) rethrows -> Result {
        try $scoped.withValue(registry, operation: body)
    }

    /// The same for an asynchronous `body`.
    public static func withShared<Result>(
        _ registry: ModuleRegistry,
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await $scoped.withValue(registry, operation: body, isolation: isolation)
    }
}

extension AppConfiguration {
    /// Makes `configuration` the one that ``current`` returns, once, before anything else runs.
    ///
    /// Installing an equal value again changes nothing; a different value is an error,
    /// because half of the app may already talk to the first tag's servers.
    public static func install(_ configuration: AppConfiguration) throws(AppConfigurationError) {
        try InstalledConfiguration.shared.install(configuration)
    }

    /// The installed configuration, or the override of the surrounding ``withCurrent(_:operation:)``.
    ///
    /// Throws ``AppConfigurationError/notInstalled`` when there is neither: no tag is ever assumed.
    public static var current: AppConfiguration {
        get throws(AppConfigurationError) {
            if let override { return override }
            return try InstalledConfiguration.shared.current
        }
    }

    /// Runs `operation` with `configuration` as ``current``, for this task and its children only.
    ///
    /// Tests use it, so that several of them can run at the same time with different tags.
    public static func withCurrent<Value>(
        _ configuration: AppConfiguration,
        operation: () throws -> Value
    ) rethrows -> Value {
        try $override.withValue(configuration, operation: operation)
    }

    /// Runs `operation` with `configuration` as ``current``, for this task and its children only.
    public static func withCurrent<Value: Sendable>(
        _ configuration: AppConfiguration,
        operation: @Sendable () async throws -> Value
    ) async rethrows -> Value {
        try await $override.withValue(configuration, operation: operation)
    }

    @TaskLocal private static var override: AppConfiguration?
}

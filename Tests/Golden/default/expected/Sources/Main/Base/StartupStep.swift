/// One thing that has to happen before the first page shows: read the configuration, open the store, restore the
/// session.
public struct StartupStep: Sendable {
    /// What a failing step means for those after it.
    public enum Importance: Sendable {
        /// The app cannot go on; the steps after it are skipped.
        case required
        /// The app goes on without it.
        case optional
    }

    /// What the report and the log call it: `restore session`.
    public var name: String
    public var importance: Importance
    public var run: @Sendable () async throws -> Void

    public init(
        _ name: String,
        _ importance: Importance = .required,
        run: @escaping @Sendable () async throws -> Void
    ) {
        self.name = name
        self.importance = importance
        self.run = run
    }
}

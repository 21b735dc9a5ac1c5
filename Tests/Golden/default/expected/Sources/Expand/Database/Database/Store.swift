/// Keeps values under typed keys. The app has one on disk, tests have one in memory.
///
/// It is for what the app can show again or ask for again: settings, drafts, cached lists. Passwords and tokens
/// belong in the Keychain.
public protocol Store: Sendable {
    /// The value, or nil when none is stored. A value that cannot be read is an error, not nil.
    func value<Value>(for key: StoreKey<Value>) async throws -> Value?

    /// Stores the value in place of the one before; nil removes it.
    func set<Value>(_ value: Value?, for key: StoreKey<Value>) async throws

    /// Changes the value in one step: no other change comes between reading and writing.
    ///
    /// - Parameter initial: The value to start from when none is stored.
    /// - Returns: The new value.
    @discardableResult
    func update<Value>(
        _ key: StoreKey<Value>,
        from initial: Value,
        _ change: @Sendable (inout Value) throws -> Void
    ) async throws -> Value

    func removeAll() async throws
}

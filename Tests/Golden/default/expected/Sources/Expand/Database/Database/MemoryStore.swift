import Foundation

/// Forgets everything when it goes; for tests and previews.
///
/// Values are encoded as on disk, so that a type which would not survive there fails in a test already.
public actor MemoryStore: Store {
    private var contents: [String: Data] = [:]

    public init() {}

    public func value<Value>(for key: StoreKey<Value>) throws -> Value? {
        try contents[key.name].map(key.decode)
    }

    public func set<Value>(_ value: Value?, for key: StoreKey<Value>) throws {
        contents[key.name] = try value.map(key.encode)
    }

    @discardableResult
    public func update<Value>(
        _ key: StoreKey<Value>,
        from initial: Value,
        _ change: @Sendable (inout Value) throws -> Void
    ) throws -> Value {
        var new = try value(for: key) ?? initial
        try change(&new)
        try set(new, for: key)
        return new
    }

    public func removeAll() {
        contents = [:]
    }
}

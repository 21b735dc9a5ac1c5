import Foundation

/// Keeps each value in a file of its own in one folder, which only this user can open.
///
/// A write replaces the file in one step: after a crash there is the old value or the new one, never half of one.
/// Changes are one after the other within one `FileStore`, so the app makes one for each folder and passes it on.
public actor FileStore: Store {
    public nonisolated let folder: URL

    /// - Parameter folder: Made with the first write; nothing else should live in it.
    public init(folder: URL) {
        self.folder = folder
    }

    /// A store in the user's folder for application data.
    ///
    /// - Parameter name: The folder's name there: the app's bundle identifier.
    public init(applicationSupport name: String) throws {
        let parent = try FileManager.default.url(
            for: .applicationSupportDirectory,
            in: .userDomainMask,
            appropriateFor: nil,
            create: false
        )
        self.init(folder: parent.appendingPathComponent(name, isDirectory: true))
    }

    public func value<Value>(for key: StoreKey<Value>) throws -> Value? {
        let file = try file(for: key.name)
        do {
            return try key.decode(Data(contentsOf: file))
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return nil
        } catch let error as CocoaError {
            throw StoreError.unavailable(key: key.name, reason: error.localizedDescription)
        }
    }

    public func set<Value>(_ value: Value?, for key: StoreKey<Value>) throws {
        let file = try file(for: key.name)
        guard let value else { return try remove(file, key: key.name) }
        let data = try key.encode(value)
        do {
            try makeFolder()
            try data.write(to: file, options: .atomic)
        } catch {
            throw StoreError.unavailable(key: key.name, reason: error.localizedDescription)
        }
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

    public func removeAll() throws {
        try remove(folder, key: nil)
    }

    private func remove(_ url: URL, key: String?) throws {
        do {
            try FileManager.default.removeItem(at: url)
        } catch let error as CocoaError where error.code == .fileNoSuchFile {
            return
        } catch {
            throw StoreError.unavailable(key: key, reason: error.localizedDescription)
        }
    }

    private func makeFolder() throws {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    private func file(for key: String) throws -> URL {
        let name = FileName.encode(key) + ".json"
        guard name.utf8.count <= 255 else { throw StoreError.keyTooLong(key) }
        return folder.appendingPathComponent(name, isDirectory: false)
    }
}

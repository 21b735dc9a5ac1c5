import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The process that holds a workspace's lock, as far as the lock file tells.
///
/// ```
/// 4711
/// scaffold add-module Cart --layer Main
/// ```
public struct LockHolder: Equatable, Sendable {
    private let process: Int?
    /// What it was started with, fit to be shown; shortened where it is long.
    public let command: String?

    /// This process.
    static let current = LockHolder(
        process: Int(getpid()),
        command: (["scaffold"] + CommandLine.arguments.dropFirst()).joined(separator: " ")
    )

    /// Who holds a lock; nobody known where the file has gone meanwhile.
    init(lockFile path: String) {
        let bytes = (try? Disk.read(path, limit: 4096)) ?? []
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", maxSplits: 1)
        self.init(process: lines.first.flatMap { Int($0) }, command: lines.dropFirst().first.map(String.init))
    }

    private init(process: Int?, command: String?) {
        self.process = process
        self.command = command.map(LockHolder.shortened)
    }

    /// `process 4711`
    public var name: String { process.map { "process \($0)" } ?? "another process" }

    /// `process 4711 ('scaffold add-module Cart --layer Main')`
    public var description: String { command.map { "\(name) ('\($0)')" } ?? name }

    /// What a lock file says.
    var text: String {
        [process.map { "\($0)" }, command].compactMap(\.self).map { "\($0)\n" }.joined()
    }

    private static let longestCommand = 80

    private static func shortened(_ command: String) -> String {
        let line = String(command.prefix { $0 != "\n" })
        return (line.count > longestCommand ? "\(line.prefix(longestCommand - 1))…" : line).visible
    }
}

import Foundation

/// The values of the SDK keys: `SDKKeys.current[.maps]`.
public struct SDKKeys: Sendable {
    private let values: [SDKKey: String]

    /// The environment's values, then the file's.
    public static let current = SDKKeys(environment: ProcessInfo.processInfo.environment, file: file)

    /// - Parameters:
    ///   - environment: Wins over the file.
    ///   - file: A JSON object of names and values; nil or unreadable counts as empty.
    public init(environment: [String: String], file: Data?) {
        let stored = file.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
        let pairs = SDKKey.allCases.compactMap { key in
            [environment[key.rawValue], stored[key.rawValue]].compactMap { $0 }.first { !$0.isEmpty }.map { (key, $0) }
        }
        values = Dictionary(uniqueKeysWithValues: pairs)
    }

    /// The value, or nil when it is not set up: then the feature behind the SDK stays off.
    public subscript(key: SDKKey) -> String? {
        values[key]
    }

    /// The keys without a value, for a line in the log at start.
    public var missing: [SDKKey] {
        SDKKey.allCases.filter { values[$0] == nil }
    }

    private static var file: Data? {
        ["SDKKeys", "SDKKeys.default"].lazy
            .compactMap { ResourceBundle.current?.url(forResource: $0, withExtension: "json") }
            .compactMap { try? Data(contentsOf: $0) }
            .first
    }
}

/// Shows the names only, so that a key does not end up in a log.
extension SDKKeys: CustomStringConvertible, CustomReflectable {
    public var description: String {
        "SDKKeys(\(SDKKey.allCases.filter { values[$0] != nil }.map(\.rawValue).joined(separator: ", ")))"
    }

    public var customMirror: Mirror {
        Mirror(self, children: [])
    }
}

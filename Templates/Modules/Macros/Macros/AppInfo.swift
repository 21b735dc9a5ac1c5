import Foundation

/// What the app's Info.plist says about the app. A plain executable has none, so everything is optional.
public struct AppInfo: Equatable, Sendable {
    /// The name under the icon.
    public var name: String?
    /// `com.example.app`
    public var identifier: String?
    /// What people see: `1.4.2`.
    public var version: String?
    /// What the store counts: `381`.
    public var build: String?

    public static let current = AppInfo(infoDictionary: Bundle.main.infoDictionary ?? [:])

    public init(infoDictionary: [String: Any]) {
        func text(_ keys: String...) -> String? {
            keys.lazy.compactMap { infoDictionary[$0] as? String }.first { !$0.isEmpty }
        }
        name = text("CFBundleDisplayName", "CFBundleName")
        identifier = text("CFBundleIdentifier")
        version = text("CFBundleShortVersionString")
        build = text("CFBundleVersion")
    }

    /// For an about screen or a bug report: `1.4.2 (381)`, or what there is of it.
    public var fullVersion: String? {
        guard let version else { return build }
        return build.map { "\(version) (\($0))" } ?? version
    }
}

import Foundation

/// Finds the folder of this module's resources, `Shop_Image`.
///
/// SwiftPM's own `Bundle.module` stops the process when that folder is missing, for instance because an executable
/// was copied without it. Here a missing folder is nil, and the callers have an answer to that.
enum ResourceBundle {
    static let current: Bundle? = candidates.lazy.compactMap(bundle).first

    private static let name = "Shop_Image"

    /// Beside the executable, inside the app, or beside the test bundle; Xcode's previews say where.
    private static var candidates: [URL] {
        let main = [Bundle.main.resourceURL, Bundle.main.bundleURL].compactMap { $0 }
        #if canImport(Darwin)
            let preview = ProcessInfo.processInfo.environment["PACKAGE_RESOURCE_BUNDLE_PATH"]
            let own = Bundle(for: Marker.self)
            let around = [own.resourceURL, own.bundleURL.deletingLastPathComponent()].compactMap { $0 }
            return [preview.map { URL(fileURLWithPath: $0) }].compactMap { $0 } + main + around
        #else
            return main
        #endif
    }

    private static func bundle(in folder: URL) -> Bundle? {
        ["bundle", "resources"].lazy.compactMap { Bundle(url: folder.appendingPathComponent("\(name).\($0)")) }.first
    }

    /// A class of this module, by which the system finds the framework or test bundle that holds it.
    private final class Marker {}
}

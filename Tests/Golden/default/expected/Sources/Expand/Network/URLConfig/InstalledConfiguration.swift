import Foundation

/// A configuration that can be set once and read from any thread.
final class InstalledConfiguration: Sendable {
    static let shared = InstalledConfiguration()

    private let lock = NSLock()
    // Not checked by the compiler: every access holds `lock`.
    nonisolated(unsafe) private var value: AppConfiguration?

    func install(_ configuration: AppConfiguration) throws(AppConfigurationError) {
        let installed = lock.withLock {
            if value == nil { value = configuration }
            return value
        }
        if let installed, installed != configuration {
            throw .alreadyInstalled(tag: installed.tag, refused: configuration.tag)
        }
    }

    var current: AppConfiguration {
        get throws(AppConfigurationError) {
            guard let installed = lock.withLock({ value }) else { throw .notInstalled }
            return installed
        }
    }
}

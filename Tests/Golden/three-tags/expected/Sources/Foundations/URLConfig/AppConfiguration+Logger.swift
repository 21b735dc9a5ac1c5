import Foundation
import Logger

extension AppConfiguration {
    /// A logger for a part of the app that keeps to the tag's log level.
    public func logger(_ category: String) -> AppLogger {
        let owner = Bundle.main.bundleIdentifier ?? displayName
        return AppLogger(category: category, level: logLevel, sinks: [ConsoleSink(subsystem: owner)])
    }
}

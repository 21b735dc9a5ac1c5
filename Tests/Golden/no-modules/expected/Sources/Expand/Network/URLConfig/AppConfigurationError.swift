/// Why there is no single configuration to read.
public enum AppConfigurationError: Error, Equatable, CustomStringConvertible {
    /// ``AppConfiguration/current`` was read before ``AppConfiguration/install(_:)``.
    case notInstalled
    /// A second, different configuration was installed.
    case alreadyInstalled(tag: String, refused: String)

    public var description: String {
        switch self {
        case .notInstalled:
            "no configuration is installed; call AppConfiguration.install(_:) first thing at start"
        case .alreadyInstalled(let tag, let refused):
            "the configuration of tag '\(tag)' is installed; a different one, of tag '\(refused)', cannot replace it"
        }
    }
}

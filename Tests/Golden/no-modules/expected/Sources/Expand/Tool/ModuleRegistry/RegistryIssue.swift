/// A mistake in the wiring that the registry noticed. The registry carries on; the issue says what it did instead.
public enum RegistryIssue: Hashable, Sendable, CustomStringConvertible {
    /// Several modules registered the service with the same highest priority. The first one is used.
    case tie(service: String, priority: Int, modules: [String])

    /// A creator asked, by way of others, for the service it was creating. `path` begins and ends with that service.
    /// The look-up that would have closed the circle got nil.
    case cycle(path: [String])

    /// A creator threw an error. The look-up got nil.
    case failed(service: String, reason: String)

    /// A creator did not finish within the wait limit. The look-up that waited for it got nil.
    case stalled(service: String)

    public var description: String {
        switch self {
        case .tie(let service, let priority, let modules):
            "'\(service)' is registered with priority \(priority) by \(modules.joined(separator: ", "));"
                + " the first one is used"
        case .cycle(let path):
            "creators ask for each other in a circle: \(path.joined(separator: " → "))"
        case .failed(let service, let reason):
            "'\(service)' could not be created: \(reason)"
        case .stalled(let service):
            "the creator of '\(service)' did not finish; it may wait for a thread that waits for '\(service)'"
        }
    }
}

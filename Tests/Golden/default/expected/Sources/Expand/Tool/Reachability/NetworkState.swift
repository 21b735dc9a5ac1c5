/// Whether the device has a network, and of which kind.
///
/// A network is no promise that a server answers: use it to explain a failure and to try again when it changes,
/// never to refuse a request beforehand.
public enum NetworkState: Hashable, Sendable {
    case offline
    case online(Connection)

    /// The kind of network that carries the traffic.
    public enum Connection: Hashable, Sendable {
        case wired
        case wifi
        case cellular
        case other
    }

    public var isOnline: Bool {
        self != .offline
    }
}

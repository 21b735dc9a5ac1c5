/// A network interface of this machine, as far as reachability is concerned.
struct NetworkInterface: Hashable, Sendable {
    /// The name that the system gives it: `eth0`, `wlan0`, `lo`.
    var name: String
    /// It is switched on and has a carrier.
    var isRunning: Bool
    var isLoopback: Bool
    /// It has an IPv4 address, or an IPv6 address that is valid beyond the local link.
    var hasAddress: Bool
}

extension NetworkState {
    /// Online through the best interface that runs and has an address; loopback does not count.
    init(_ interfaces: [NetworkInterface]) {
        let connections = interfaces.filter { $0.isRunning && !$0.isLoopback && $0.hasAddress }.map(\.connection)
        let best = [.wired, .wifi, .cellular, .other].first(where: connections.contains)
        self = best.map(NetworkState.online) ?? .offline
    }
}

extension NetworkInterface {
    /// By the prefixes that the kernel and systemd's predictable names share.
    fileprivate var connection: NetworkState.Connection {
        if name.hasPrefix("wl") { return .wifi }
        if name.hasPrefix("ww") { return .cellular }
        if name.hasPrefix("en") || name.hasPrefix("eth") { return .wired }
        return .other
    }
}

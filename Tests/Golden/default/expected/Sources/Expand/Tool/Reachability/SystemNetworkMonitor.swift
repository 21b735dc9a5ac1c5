#if canImport(Network)
    import Dispatch
    import Network

    /// Asks the operating system, which reports each change by itself.
    public struct SystemNetworkMonitor: NetworkMonitor {
        public init() {}

        public func states() -> AsyncStream<NetworkState> {
            AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
                let monitor = NWPathMonitor()
                monitor.pathUpdateHandler = { continuation.yield(NetworkState($0)) }
                continuation.onTermination = { _ in monitor.cancel() }
                monitor.start(queue: DispatchQueue(label: "Reachability"))
            }
            .removingRepeats()
        }
    }

    extension NetworkState {
        init(_ path: NWPath) {
            guard path.status == .satisfied else {
                self = .offline
                return
            }
            let kinds: [(NWInterface.InterfaceType, Connection)] = [
                (.wiredEthernet, .wired), (.wifi, .wifi), (.cellular, .cellular),
            ]
            self = .online(kinds.first { path.usesInterfaceType($0.0) }?.1 ?? .other)
        }
    }
#else
    /// Looks at the state of the network interfaces every few seconds.
    public struct SystemNetworkMonitor: NetworkMonitor {
        private let poll: PollingNetworkMonitor

        public init() {
            poll = PollingNetworkMonitor(interval: .seconds(5)) { NetworkState(NetworkInterface.all()) }
        }

        public func states() -> AsyncStream<NetworkState> {
            poll.states()
        }
    }
#endif

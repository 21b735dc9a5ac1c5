#if canImport(Glibc) || canImport(Musl)
    #if canImport(Glibc)
        import Glibc
    #else
        import Musl
    #endif

    extension NetworkInterface {
        /// All interfaces of this machine, each once; none when the system does not tell.
        static func all() -> [NetworkInterface] {
            var head: UnsafeMutablePointer<ifaddrs>?
            guard getifaddrs(&head) == 0 else { return [] }
            defer { freeifaddrs(head) }
            let entries = sequence(first: head) { $0?.pointee.ifa_next }.prefix { $0 != nil }.compactMap(\.?.pointee)
            return Dictionary(grouping: entries) { String(cString: $0.ifa_name) }
                .map { NetworkInterface(name: $0, entries: $1) }
                .sorted { $0.name < $1.name }
        }

        /// The system lists an interface once for each of its addresses.
        private init(name: String, entries: [ifaddrs]) {
            self.name = name
            isRunning = entries.contains { $0.ifa_flags & Flag.upAndRunning == Flag.upAndRunning }
            isLoopback = entries.contains { $0.ifa_flags & Flag.loopback != 0 }
            hasAddress = entries.contains { $0.ifa_addr.map(isUsable) ?? false }
        }
    }

    /// The kernel's numbers (`if.h`); the C libraries import them as different types.
    private enum Flag {
        static let upAndRunning: UInt32 = 0x1 | 0x40
        static let loopback: UInt32 = 0x8
    }

    private func isUsable(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
        switch Int32(address.pointee.sa_family) {
        case AF_INET: true
        case AF_INET6: !isLinkLocal(address)
        default: false
        }
    }

    /// fe80::/10, which every interface has and which leads nowhere else.
    private func isLinkLocal(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
            withUnsafeBytes(of: address.pointee.sin6_addr) { $0[0] == 0xFE && $0[1] & 0xC0 == 0x80 }
        }
    }
#endif

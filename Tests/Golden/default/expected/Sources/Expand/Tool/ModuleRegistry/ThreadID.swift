#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Tells threads apart for as long as they live.
struct ThreadID: Hashable, Sendable {
    private let address: UInt

    static var current: ThreadID {
        #if canImport(Glibc)
            ThreadID(address: UInt(pthread_self()))
        #else
            ThreadID(address: UInt(bitPattern: pthread_self()))
        #endif
    }

    /// A number below 2 to the power of `bits`, spread evenly although thread addresses share their low bits.
    func spread(over bits: Int) -> Int {
        Int((UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
    }
}

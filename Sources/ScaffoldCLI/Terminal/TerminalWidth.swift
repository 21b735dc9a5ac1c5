#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The width of a terminal.
enum TerminalWidth {
    /// The columns that the user asks for with `COLUMNS`, or those of the terminal behind a descriptor; nil where there
    /// is no terminal.
    static func columns(of descriptor: Int32, _ environment: [String: String]) -> Int? {
        if let asked = environment["COLUMNS"].flatMap({ Int($0) }), asked > 0 { return asked }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}

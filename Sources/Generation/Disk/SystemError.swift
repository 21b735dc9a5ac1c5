import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A system call that failed: what was tried, on which file, and the system's reason.
public struct SystemError: Error, Equatable {
    /// What was tried, as in "cannot …": `write`, `create the folder`.
    public let action: String
    public let path: String
    /// The value of `errno`.
    public let code: Int32
    /// What says more than the system's words.
    public let reason: String?

    /// Takes the reason from `errno`, so it comes first after the call that failed.
    init(_ action: String, _ path: String, because reason: String? = nil) {
        self.code = errno
        self.reason = reason
        self.action = action
        self.path = path
    }

    /// `cannot write 'Package.swift': No space left on device`
    public var diagnostic: Diagnostic {
        Diagnostic(
            rule: "file-system",
            "cannot \(action) '\(path.visible)': \(reason ?? String(cString: strerror(code)))",
            at: nil
        )
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs the command that the arguments (without the program's name) ask for and returns the exit status.
///
/// - Parameter arguments: as the system hands them over, which need not be UTF-8.
public func runScaffold(arguments: [UnsafePointer<CChar>]) -> Int32 {
    prepareSignals()
    return Dispatcher(console: .system()).run(bytes: arguments).rawValue
}

private func prepareSignals() {
    // A closed pipe and a file that becomes too large show as errors of `write`, not as signals that kill the process
    // half-way.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // A program that starts this one from a Dispatch queue hands the blocked signals of that thread on.
    var stopping = sigset_t()
    sigemptyset(&stopping)
    [SIGINT, SIGTERM, SIGHUP].forEach { sigaddset(&stopping, $0) }
    pthread_sigmask(SIG_UNBLOCK, &stopping, nil)
}

/// The version of the tool (semver.org).
let scaffoldVersion = "0.1.0"

/// When this version was made, for the manual page.
let scaffoldReleaseDate = "November 30, 2026"

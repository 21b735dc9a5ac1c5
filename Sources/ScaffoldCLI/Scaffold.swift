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
    openStandardDescriptors()
    prepareSignals()
    return Dispatcher(console: .system()).run(bytes: arguments).rawValue
}

/// A descriptor that the caller has closed (`>&-`) would be that of the next file that is opened, and messages would
/// land in it; opened the wrong way round, it still fails.
private func openStandardDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
        _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
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

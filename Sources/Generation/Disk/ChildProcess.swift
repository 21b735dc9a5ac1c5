#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A program that is run and waited for: without input, in a process group of its own, which is ended as a whole when
/// the time is over or the user stops the command.
struct ChildProcess {
    /// The program, found in `PATH`, and its arguments.
    var words: [String]
    /// How long it may run, in milliseconds.
    var patience: Int
    /// Variables of the environment that it does not get.
    var hiddenVariables: [String] = []
    /// `NAME=value`, beside those of this process.
    var variables: [String] = []
    /// What it writes to standard error belongs to its output.
    var includesErrors = false

    enum Outcome: Equatable {
        case exited(Int32)
        /// By a signal.
        case killed(Int32)
        case timedOut
        /// The program could not be started.
        case missing
    }

    /// Runs the program to its end.
    ///
    /// - Parameter receive: gets the output, piece by piece.
    /// - Throws: `Interrupted` when the user stops the command; the program has then been ended.
    func run(_ receive: (ArraySlice<UInt8>) -> Void = { _ in }) throws(Interrupted) -> Outcome {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return .missing }
        // Another process that starts meanwhile must not hold the pipe open.
        ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        let started = spawn(output: ends[1])
        close(ends[1])
        guard let process = started else { return .missing }
        return try Interruption.deferred { () throws(Interrupted) in try wait(for: process, ends[0], receive) }
    }

    /// Milliseconds between two looks at the clock and at the user's signals.
    private static let pause = 50

    private func wait(
        for process: pid_t,
        _ output: Int32,
        _ receive: (ArraySlice<UInt8>) -> Void
    ) throws(Interrupted) -> Outcome {
        let start = ContinuousClock.now
        var isOpen = true
        while true {
            // A grandchild that lives on may hold the pipe open; the end of the program is the end.
            if let outcome = ended(process, WNOHANG) {
                while isOpen, drain(output, wait: 0, receive) {}
                return outcome
            }
            do throws(Interrupted) {
                try Interruption.check()
            } catch {
                end(process)
                throw error
            }
            if ContinuousClock.now - start > .milliseconds(patience) {
                end(process)
                return .timedOut
            }
            if isOpen { isOpen = drain(output, wait: ChildProcess.pause, receive) } else { usleep(1000) }
        }
    }

    /// Takes what there is; false at the end of the output, and without `wait` where there is nothing now.
    private func drain(_ output: Int32, wait: Int, _ receive: (ArraySlice<UInt8>) -> Void) -> Bool {
        var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, Int32(wait)) > 0 else { return wait > 0 }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(output, &buffer, buffer.count)
        if count < 0 { return errno == EINTR }
        if count > 0 { receive(buffer[..<count]) }
        return count > 0
    }

    /// Ends the program and all that it has started.
    private func end(_ process: pid_t) {
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
        _ = ended(process, 0)
    }

    /// How the program ended; nil while it runs.
    private func ended(_ process: pid_t, _ options: Int32) -> Outcome? {
        var status: Int32 = 0
        while true {
            let result = waitpid(process, &status, options)
            if result == process { break }
            if result < 0, errno == EINTR { continue }
            return result < 0 ? .missing : nil
        }
        // The low seven bits name the signal that ended the process; the next byte is the exit status.
        return status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .killed(status & 0x7F)
    }
}

extension ChildProcess {
    private func spawn(output: Int32) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        guard posix_spawnattr_init(&attributes) == 0 else { return nil }
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        if includesErrors {
            posix_spawn_file_actions_adddup2(&actions, output, 2)
        } else {
            posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        }
        var none = sigset_t()
        sigemptyset(&none)
        var ignored = none
        // What this process ignores, its children would ignore, too.
        [SIGPIPE, SIGXFSZ].forEach { sigaddset(&ignored, $0) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &ignored)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
        posix_spawnattr_setflags(&attributes, Int16(flags))
        return spawn(&actions, &attributes)
    }

    #if canImport(Darwin)
        private typealias Actions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
    #else
        private typealias Actions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
    #endif

    private func spawn(_ actions: inout Actions, _ attributes: inout Attributes) -> pid_t? {
        var words: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var variables = environment()
        defer { variables.forEach { free($0) } }
        var process = pid_t()
        return posix_spawnp(&process, self.words[0], &actions, &attributes, &words, &variables) == 0 ? process : nil
    }

    private func environment() -> [UnsafeMutablePointer<CChar>?] {
        let hidden = (hiddenVariables + variables.map { String($0.prefix { $0 != "=" }) }).map { $0 + "=" }
        var kept: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) }
        var next = environ
        while let variable = next.pointee {
            let text = String(cString: variable)
            if !hidden.contains(where: text.hasPrefix) { kept.append(strdup(variable)) }
            next += 1
        }
        return kept + [nil]
    }
}

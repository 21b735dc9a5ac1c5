import Generation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where a command runs: its two outputs, its environment and its folder.
struct Console: Sendable {
    /// Writes bytes to one of the outputs.
    typealias Writer = @Sendable ([UInt8]) -> Void

    let writeOutput: Writer
    let writeError: Writer
    let environment: [String: String]
    /// Standard error is a terminal.
    let errorIsTerminal: Bool
    /// Standard output is a terminal.
    var outputIsTerminal = false
    /// The columns of the terminal that results go to; nil without one.
    var outputWidth: Int?
    /// The columns of the terminal that messages go to; nil without one.
    var errorWidth: Int?
    /// Waits for a line of standard input; nil where nobody is there to be asked.
    var readAnswer: (@Sendable () -> String?)?

    /// Prints a result, with a line end, on standard output.
    func output(_ line: String) {
        writeOutput(Array(line.utf8) + [0x0A])
    }

    /// Prints a message, with a line end, on standard error.
    func error(_ line: String) {
        writeError(Array(line.utf8) + [0x0A])
    }

    /// Says on a terminal why nothing happens.
    func announceWait(for holder: LockHolder) {
        guard errorIsTerminal else { return }
        // A progress line may stand there.
        if errorCanErase { writeError(Array("\r\u{1B}[K".utf8)) }
        error("Waiting for \(holder.description), which is changing this workspace…")
    }

    /// Colour is for terminals, and never when `NO_COLOR` is set to something (no-color.org).
    var usesColor: Bool { errorIsTerminal && allowsColor }

    /// The same for results.
    var usesColorInOutput: Bool { outputIsTerminal && allowsColor }

    /// A line on standard error can be taken back.
    var errorCanErase: Bool { errorIsTerminal && !isDumb }

    private var allowsColor: Bool { (environment["NO_COLOR"] ?? "").isEmpty && !isDumb }

    private var isDumb: Bool { environment["TERM"] == "dumb" }
}

extension Console {
    /// The console of this process.
    static func system() -> Console {
        let environment = systemEnvironment()
        return Console(
            writeOutput: { bytes in
                if !writeAll(bytes, to: STDOUT_FILENO), errno != EPIPE { lostOutput.store(errno) }
            },
            writeError: { writeAll($0, to: STDERR_FILENO) },
            environment: environment,
            errorIsTerminal: isatty(STDERR_FILENO) == 1,
            outputIsTerminal: isatty(STDOUT_FILENO) == 1,
            outputWidth: TerminalWidth.columns(of: STDOUT_FILENO, environment),
            errorWidth: TerminalWidth.columns(of: STDERR_FILENO, environment),
            readAnswer: answerReader()
        )
    }

    /// The system's reason why a result could not be written, where there was one. A reader that has gone is none: it
    /// had what it wanted.
    static var reasonOfLostOutput: String? {
        lostOutput.code.map { String(cString: strerror($0)) }
    }

    private static let lostOutput = FirstError()

    /// Nobody is asked unless both the question and the answer go through a terminal.
    private static func answerReader() -> (@Sendable () -> String?)? {
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
        return { readLine() }
    }

    /// Writes until done; a reader that has gone ends the output, not the program's work.
    @discardableResult
    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private static func systemEnvironment() -> [String: String] {
        var variables: [String: String] = [:]
        for name in ["NO_COLOR", "TERM", "CI", "GITHUB_ACTIONS", "HOME", "COLUMNS"] {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return variables
    }
}

/// The first error number that was stored.
private final class FirstError: @unchecked Sendable {
    // Commands write from one thread; the compiler cannot know.
    private(set) var code: Int32?

    func store(_ code: Int32) {
        self.code = self.code ?? code
    }
}

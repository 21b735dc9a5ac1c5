/// What a run tells beside its result, on standard error: with `--verbose` what it reads and how long each phase
/// takes; on a terminal what keeps it busy, while it does.
struct Narration: Sendable {
    private let console: Console
    private let isVerbose: Bool
    private let showsProgress: Bool
    private let start = ContinuousClock.now
    private let patience: Duration

    /// - Parameter patience: how long nobody wonders, from now on.
    init(_ arguments: ParsedArguments, _ console: Console, patience: Duration = .milliseconds(500)) {
        self.patience = patience
        self.console = console
        isVerbose = arguments.has(.verbose)
        showsProgress = console.errorCanErase && !isVerbose && !arguments.has(.quiet)
    }

    /// A line for `--verbose`.
    func say(_ line: @autoclosure () -> String) {
        if isVerbose { console.error("scaffold: \(line())") }
    }

    /// Does a part of the work.
    ///
    /// - Parameter words: what is done, as in `reading the spec`.
    func phase<Result>(_ words: String, _ work: () throws -> Result) rethrows -> Result {
        let line = showsProgress ? ProgressLine(words, after: restOfPatience, console) : nil
        defer { line?.erase() }
        let began = ContinuousClock.now
        let result = try work()
        say("\(words): \((ContinuousClock.now - began).inMilliseconds)")
        return result
    }

    private var restOfPatience: Duration {
        max(.zero, patience - (ContinuousClock.now - start))
    }
}

extension Duration {
    /// `.microseconds(1234)` → `1.2 ms`
    fileprivate var inMilliseconds: String {
        let tenths = components.seconds * 10_000 + components.attoseconds / 100_000_000_000_000
        return "\(tenths / 10).\(tenths % 10) ms"
    }
}

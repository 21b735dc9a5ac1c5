import Logger

/// Runs the start-up steps one after the other and says what became of them.
///
/// ```swift
/// let startup = Startup(logger: logger, steps: [
///     StartupStep("open store") { try await openStore() },
///     StartupStep("restore session", .optional) { try await restoreSession() },
/// ])
/// guard await startup.run().isReady else { return showStartFailure() }
/// ```
/// A step may rely on all required steps before it.
public struct Startup: Sendable {
    public var steps: [StartupStep]
    private let logger: AppLogger

    public init(logger: AppLogger, steps: [StartupStep]) {
        self.logger = logger.category("Startup")
        self.steps = steps
    }

    /// - Parameter clock: Measures the steps; a test passes its own.
    public func run(clock: some Clock<Duration> = ContinuousClock()) async -> StartupReport {
        var report = StartupReport()
        for step in steps {
            let outcome = report.isReady ? await outcome(of: step, clock) : .skipped
            let line = StartupReport.Line(step: step.name, outcome: outcome)
            report.lines.append(line)
            log(line)
        }
        return report
    }

    private func outcome(of step: StartupStep, _ clock: some Clock<Duration>) async -> StartupReport.Outcome {
        let start = clock.now
        do {
            try await step.run()
            return .done(start.duration(to: clock.now))
        } catch {
            return .failed(start.duration(to: clock.now), reason: "\(error)", step.importance)
        }
    }

    private func log(_ line: StartupReport.Line) {
        switch line.outcome {
        case .done: logger.info(line.description)
        case .failed(_, _, .optional): logger.warning(line.description)
        case .failed(_, _, .required), .skipped: logger.error(line.description)
        }
    }
}

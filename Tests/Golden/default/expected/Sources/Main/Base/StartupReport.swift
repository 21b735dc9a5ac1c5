/// What became of each start-up step, in the order in which they ran.
public struct StartupReport: Equatable, Sendable {
    public struct Line: Equatable, Sendable {
        public var step: String
        public var outcome: Outcome
    }

    public enum Outcome: Equatable, Sendable {
        case done(Duration)
        /// Failed after this time; the app goes on when the step was optional.
        case failed(Duration, reason: String, StartupStep.Importance)
        /// Not begun, because a required step failed before.
        case skipped
    }

    public internal(set) var lines: [Line] = []

    /// Whether every required step is done, so that the first page can show.
    public var isReady: Bool {
        lines.allSatisfy { !$0.outcome.stopsTheApp }
    }

    /// The time that all steps took together.
    public var duration: Duration {
        lines.reduce(.zero) { $0 + $1.outcome.duration }
    }
}

extension StartupReport.Outcome {
    /// How long the step ran; zero when it was skipped.
    public var duration: Duration {
        switch self {
        case .done(let duration), .failed(let duration, _, _): duration
        case .skipped: .zero
        }
    }

    var stopsTheApp: Bool {
        switch self {
        case .done, .failed(_, _, .optional): false
        case .failed(_, _, .required), .skipped: true
        }
    }
}

/// One line for each step: `open store: done in 12 ms`.
extension StartupReport: CustomStringConvertible {
    public var description: String {
        lines.map(\.description).joined(separator: "\n")
    }
}

extension StartupReport.Line: CustomStringConvertible {
    public var description: String {
        switch outcome {
        case .done(let duration): "\(step): done in \(duration.milliseconds) ms"
        case .failed(let duration, let reason, .required):
            "\(step): failed after \(duration.milliseconds) ms: \(reason)"
        case .failed(let duration, let reason, .optional):
            "\(step): failed after \(duration.milliseconds) ms, going on without it: \(reason)"
        case .skipped: "\(step): skipped"
        }
    }
}

extension Duration {
    /// Whole milliseconds, rounded down.
    fileprivate var milliseconds: Int64 {
        components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    }
}

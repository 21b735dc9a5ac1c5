import Global

/// What the app does about an error that a feature does not handle itself. One table for the whole app, so that the
/// same failure looks the same on every page.
public struct FailurePolicy: Sendable {
    public enum Reaction: Equatable, Sendable {
        case ignore
        case show(String)
        /// Clear the session, show the message, lead to the sign-in page.
        case endSession(String)
    }

    public init() {}

    public func reaction(to error: any Error) -> Reaction {
        switch FailureKind(error) {
        case .cancelled: .ignore
        case .unauthorized: .endSession(AppText.sessionEnded.text)
        case .unreachable: .show(AppText.unreachable.text)
        case .other: .show(AppText.unexpected.text)
        }
    }
}

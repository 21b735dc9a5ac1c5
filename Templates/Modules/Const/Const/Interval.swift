/// Spans of time that several parts of the app must agree on.
public enum Interval {
    /// How long people stop typing before a search begins.
    public static let searchDelay = Duration.milliseconds(300)

    /// How long a message stays on the screen.
    public static let messageDisplay = Duration.seconds(4)
}

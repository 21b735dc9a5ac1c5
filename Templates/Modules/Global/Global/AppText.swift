/// Every text that the app shows, by what it is for: `AppText.retry.text`.
///
/// The raw value is the key in `Resources/*.lproj/Localizable.strings`. To add a text, add a case here and its line
/// in each language; a test names what is missing.
public enum AppText: String, CaseIterable, Sendable {
    case cancel = "action.cancel"
    case ok = "action.ok"
    case retry = "action.retry"
    case signIn = "action.signIn"
    case signOut = "action.signOut"

    case sessionEnded = "error.sessionEnded"
    case unexpected = "error.unexpected"
    case unreachable = "error.unreachable"

    case welcome = "home.welcome"

    case starting = "launch.starting"

    /// The text in the user's language.
    public var text: String {
        Localization.current[self]
    }

    /// The text with its slots filled in: `AppText.welcome.text(["name": "Ann"])` → `Welcome, Ann!`.
    ///
    /// Slots have names, so that a translation can put them in another order.
    public func text(_ values: [String: String]) -> String {
        Localization.current.text(self, values)
    }
}

/// A key of a third-party SDK. The names are in git, the values never are.
///
/// A value comes from the environment (CI, a server, a scheme's run action) or from `Resources/SDKKeys.json`, which
/// git ignores. To set up your copy:
/// ```
/// cp Resources/SDKKeys.default.json Resources/SDKKeys.json
/// ```
/// and fill it in. `SDKKeys.default.json` is committed, lists every name and stays empty; a test sees to that.
/// Whoever has the app can read its keys: use them for what a client may hold, not for secrets of a server.
public enum SDKKey: String, CaseIterable, Sendable {
    case analytics = "ANALYTICS_SDK_KEY"
    case crashReports = "CRASH_REPORTS_SDK_KEY"
    case maps = "MAPS_SDK_KEY"
}

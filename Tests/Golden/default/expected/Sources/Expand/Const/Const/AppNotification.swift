import Foundation

/// What parts of the app announce to whoever listens, each name in one place.
///
/// ```swift
/// AppNotification.sessionDidEnd.post()
/// for await _ in NotificationCenter.default.notifications(named: AppNotification.sessionDidEnd.name) { … }
/// ```
/// A notification is for many listeners that do not know the sender. For one answer from one module, ask its
/// service in the registry instead.
public enum AppNotification: String, CaseIterable, Sendable {
    /// Somebody signed in.
    case sessionDidBegin
    /// Somebody signed out, or the server no longer accepts the session.
    case sessionDidEnd
    /// The device came online or went offline.
    case networkDidChange
    /// The user chose another language inside the app.
    case languageDidChange

    public var name: Notification.Name {
        Notification.Name("AppNotification.\(rawValue)")
    }

    public func post(to center: NotificationCenter = .default) {
        center.post(name: name, object: nil)
    }
}

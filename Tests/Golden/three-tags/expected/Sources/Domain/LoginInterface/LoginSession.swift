/// Somebody who is signed in.
public struct LoginSession: Hashable, Sendable {
    public let userName: String

    /// What the server wants to see with each request of this session. A secret: it belongs in no log.
    public let accessToken: String

    public init(userName: String, accessToken: String) {
        self.userName = userName
        self.accessToken = accessToken
    }
}

extension LoginSession: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Without the token, however the session is printed.
    public var description: String { "session of \(userName)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: ["userName": userName]) }
}

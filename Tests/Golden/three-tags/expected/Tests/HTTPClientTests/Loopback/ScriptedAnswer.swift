import Foundation

/// What the server does with a request.
enum ScriptedAnswer: Sendable {
    case response(status: Int, headers: [String: String], body: Data)
    /// Promises more bytes than it sends, then hangs up.
    case truncated(body: Data, promised: Int)
    /// Never answers; holds the connection until the client or the test lets go.
    case silence
    /// Closes the connection without a word.
    case hangUp

    static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> ScriptedAnswer {
        let type = ["Content-Type": "application/json"]
        return .response(status: status, headers: type.merging(headers) { $1 }, body: Data(text.utf8))
    }

    static func status(_ status: Int, headers: [String: String] = [:]) -> ScriptedAnswer {
        .response(status: status, headers: headers, body: Data())
    }
}

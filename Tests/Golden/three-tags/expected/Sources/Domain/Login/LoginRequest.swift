import HTTPClient
import URLConfig

/// `POST user/login` at the account center: `{"user_name": …, "user_password": …}` → `{"access_token": …}`.
public struct LoginRequest: APIRequest {
    public struct Response: Decodable, Sendable {
        public let accessToken: String

        private enum CodingKeys: String, CodingKey {
            case accessToken = "access_token"
        }
    }

    public let center = ServerCenter.account
    public let path = "user/login"
    public let method = HTTPMethod.post
    /// A sign-in belongs to no session yet: it carries no token, and its 401 means a wrong password.
    public let authentication = Authentication.none
    public var body: HTTPBody? { .json(credentials) }

    private let credentials: Credentials

    public init(userName: String, password: String) {
        credentials = Credentials(userName: userName, password: password)
    }
}

private struct Credentials: Encodable {
    let userName: String
    let password: String

    enum CodingKeys: String, CodingKey {
        case userName = "user_name"
        case password = "user_password"
    }
}

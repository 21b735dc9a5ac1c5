import HTTPClient
import URLConfig

/// `POST user/login` at the account center: `{"user_name": …, "user_password": …}` → `{"access_token": …}`.
struct LoginRequest: APIRequest {
    struct Response: Decodable, Sendable {
        let accessToken: String

        private enum CodingKeys: String, CodingKey {
            case accessToken = "access_token"
        }
    }

    let center = ServerCenter.account
    let path = "user/login"
    let method = HTTPMethod.post
    /// A sign-in belongs to no session yet: it carries no token, and its 401 means a wrong password.
    let authentication = Authentication.none
    /// Printing it does not show the password.
    let body: HTTPBody?

    init(userName: String, password: String) {
        body = .json(Credentials(userName: userName, password: password))
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

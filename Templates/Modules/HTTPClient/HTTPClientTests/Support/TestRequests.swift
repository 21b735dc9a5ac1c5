import Foundation
import HTTPClient
import URLConfig

/// A sign-in, which carries a password and gets a token.
struct SignInRequest: APIRequest {
    struct Response: Decodable, Sendable, Equatable {
        let accessToken: String

        enum CodingKeys: String, CodingKey {
            case accessToken = "access_token"
        }
    }

    let center = ServerCenter.first
    let path = "user/login"
    let method = HTTPMethod.post
    let authentication = Authentication.none
    let body: HTTPBody?

    init(user: String = "ann", password: String = "hunter2") {
        body = .json(["user_name": user, "user_password": password])
    }
}

/// A request for one item, each of whose properties can be set.
struct ItemRequest: APIRequest {
    struct Response: Decodable, Sendable, Equatable {
        let name: String
    }

    var center = ServerCenter.first
    var path = "items/7"
    var method = HTTPMethod.get
    var query: [URLQueryItem] = []
    var headers: HTTPHeaders = [:]
    var body: HTTPBody?
    var timeout = Duration.seconds(30)
    var retry = RetryPolicy.never
    var caching = CachePolicy.never
    var authentication = Authentication.token
}

/// The bytes of an answer as they are.
struct BytesRequest: APIRequest {
    typealias Response = Data

    var center = ServerCenter.last
    var path = "7.png"
    var method = HTTPMethod.get
    var headers: HTTPHeaders = [:]
    var body: HTTPBody?
    var retry = RetryPolicy.never
    var caching = CachePolicy.never
}

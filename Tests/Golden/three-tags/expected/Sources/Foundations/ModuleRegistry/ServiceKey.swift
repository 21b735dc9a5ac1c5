/// Names one service in a `ModuleRegistry`. An interface module declares the key and the accessor once:
///
/// ```swift
/// extension ServiceKey where Service == any LoginService {
///     public static var login: Self { ServiceKey("login") }
/// }
///
/// extension ModuleRegistry {
///     public var login: (any LoginService)? { self[.login] }
///     public var loginProvider: ServiceProvider<any LoginService> { provider(for: .login) }
/// }
/// ```
///
/// Two keys are the same when both their name and their service type are.
public struct ServiceKey<Service: Sendable>: Sendable {
    @usableFromInline let id: ServiceID

    @inlinable public init(_ name: String) {
        id = ServiceID(name: name, type: ObjectIdentifier(Service.self))
    }

    /// The name that reports use.
    public var name: String { id.name }
}

/// A key without its generic parameter, so that one dictionary holds all services.
@usableFromInline struct ServiceID: Hashable, Sendable {
    @usableFromInline let name: String
    @usableFromInline let type: ObjectIdentifier

    @inlinable init(name: String, type: ObjectIdentifier) {
        (self.name, self.type) = (name, type)
    }

    /// The type alone is hashed: it tells nearly all services apart, and a look-up then hashes no text.
    @usableFromInline func hash(into hasher: inout Hasher) {
        hasher.combine(type)
    }
}

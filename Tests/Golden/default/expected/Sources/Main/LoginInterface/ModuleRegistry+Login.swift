import ModuleRegistry

extension ServiceKey where Service == any LoginService {
    public static var login: Self { ServiceKey("login") }
}

extension ModuleRegistry {
    /// The login of this app; nil when no module implements it.
    public var login: (any LoginService)? { self[.login] }

    /// For swapping the implementation.
    public var loginProvider: ServiceProvider<any LoginService> { provider(for: .login) }
}

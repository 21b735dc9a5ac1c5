import ModuleRegistry

extension ServiceKey where Service == any {{service.protocol}} {
    public static var {{service.accessor}}: Self { ServiceKey("{{service.accessor}}") }
}

extension ModuleRegistry {
    /// The implementation of `{{service.protocol}}` in this app, if one is registered.
    public var {{service.accessor}}: (any {{service.protocol}})? { self[.{{service.accessor}}] }

    /// For code that swaps the implementation rather than calls it.
    public var {{service.accessor}}Provider: ServiceProvider<any {{service.protocol}}> { provider(for: .{{service.accessor}}) }
}

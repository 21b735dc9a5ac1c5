/// One line of a registry's contents: a service, and the registration that wins for it.
public struct RegisteredService: Hashable, Sendable, CustomStringConvertible {
    public let name: String
    public let priority: Int

    /// The module that registered the winner.
    public let module: String

    /// `login` of module `Login` → `login: Login, priority 0`
    public var description: String { "\(name): \(module), priority \(priority)" }
}

/// What the home page says. Every module reaches it as `registry.home`.
public protocol HomeService: Sendable {
    /// A greeting for whoever is signed in; an invitation to sign in while nobody is.
    func headline() async -> String
}

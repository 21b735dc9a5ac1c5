import Home
import Login
import ModuleRegistry

/// The modules of every tag. To add one, add its registration; where two register the same service, the higher
/// priority wins.
public var commonModules: [any ModuleRegistration.Type] {
    [
        HomeRegistration.self,
        LoginRegistration.self,
    ]
}

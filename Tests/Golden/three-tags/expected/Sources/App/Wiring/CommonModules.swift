import Login
import ModuleRegistry
import Routes
import SearchScreen

/// The modules of every tag. To add one, add its registration; where two register the same service, the higher
/// priority wins.
public var commonModules: [any ModuleRegistration.Type] {
    [
        SearchScreenRegistration.self,
        RoutesRegistration.self,
        LoginRegistration.self,
    ]
}

import Base
import ModuleRegistry

/// What happens at start, in this order, once all modules are registered.
func startupSteps(_ registry: ModuleRegistry) -> [StartupStep] {
    [
        StartupStep("check the wiring", .optional) { try registry.checkWiring() }
    ]
}

struct WiringError: Error, CustomStringConvertible {
    let issues: [RegistryIssue]

    var description: String { issues.map(\.description).joined(separator: "; ") }
}

extension ModuleRegistry {
    fileprivate func checkWiring() throws(WiringError) {
        let issues = issues
        guard issues.isEmpty else { throw WiringError(issues: issues) }
    }
}

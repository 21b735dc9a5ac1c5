import ModuleRegistry
import TagLocal
import TagProduct
import TagStaging
import Testing
import URLConfig
import Wiring

/// All modules of one tag, registered as its executable does it.
struct AppUnderTest: Sendable, CustomTestStringConvertible {
    let configuration: AppConfiguration
    let registry = ModuleRegistry()

    init(_ configuration: AppConfiguration, modules: [any ModuleRegistration.Type]) {
        self.configuration = configuration
        registry.register(commonModules + modules)
    }

    static var all: [AppUnderTest] {
        [
            AppUnderTest(LocalTag.configuration, modules: LocalTag.modules),
            AppUnderTest(StagingTag.configuration, modules: StagingTag.modules),
            AppUnderTest(ProductTag.configuration, modules: ProductTag.modules),
        ]
    }

    var testDescription: String { configuration.tag }
}

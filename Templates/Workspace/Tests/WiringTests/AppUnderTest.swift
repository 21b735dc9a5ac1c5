{{#wiringTestImports}}
import {{name}}
{{/wiringTestImports}}

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
            {{#tags}}
            AppUnderTest({{name}}Tag.configuration, modules: {{name}}Tag.modules){{>TrailingComma}}
            {{/tags}}
        ]
    }

    var testDescription: String { configuration.tag }
}

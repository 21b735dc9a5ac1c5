{{#registration.imports}}
import {{name}}
{{/registration.imports}}

/// Makes {{module.name}} known to the app; the wiring lists it.
public enum {{registration.name}}: ModuleRegistration {
    public static func register(in registry: ModuleRegistry) {
        {{#registration.services}}
        registry.register(.{{accessor}}) { _ in {{registration.module}}Store() }
        {{/registration.services}}
        {{#registration.implementations}}
        registry.register(.{{accessor}}, priority: {{priority}}) { _ in {{type}}() }
        {{/registration.implementations}}
    }
}

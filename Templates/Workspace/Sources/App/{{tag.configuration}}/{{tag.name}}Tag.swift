{{#tag.imports}}
import {{name}}
{{/tag.imports}}

{{#tag.isRelease}}
/// A variant of the app that ships.
{{/tag.isRelease}}
{{^tag.isRelease}}
/// A variant of the app that does not ship.
{{/tag.isRelease}}
public enum {{tag.name}}Tag {
    public static var configuration: AppConfiguration {
        AppConfiguration(
            tag: "{{tag.name}}",
            displayName: "{{tag.displayName}}",
            logLevel: .{{tag.logLevel}},
            baseURLs: BaseURLs(
                {{#tag.centers}}
                {{name}}: "{{url}}"{{^isLast}},{{/isLast}}
                {{/tag.centers}}
            ),
            {{^tag.settings}}
            settings: AppSettings()
            {{/tag.settings}}
            {{#tag.settings}}
            {{#isFirst}}
            settings: AppSettings(
            {{/isFirst}}
                {{name}}: {{#literal}}{{.}}{{/literal}}{{#text}}"{{value}}"{{/text}}{{^isLast}},{{/isLast}}
            {{#isLast}}
            )
            {{/isLast}}
            {{/tag.settings}}
        )
    }

    /// The modules of this tag alone; those of all tags are in `Wiring`.
    public static var modules: [any ModuleRegistration.Type] {
        {{^tag.registrations}}
        []
        {{/tag.registrations}}
        {{#tag.registrations}}
        {{#isFirst}}
        [
        {{/isFirst}}
            {{name}}.self{{>TrailingComma}}
        {{#isLast}}
        ]
        {{/isLast}}
        {{/tag.registrations}}
    }
}

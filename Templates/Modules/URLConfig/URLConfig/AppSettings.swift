/// The tag's own constants, one typed property for each of its settings.
///
/// No property has a default value, so a new setting does not compile until every tag gives it one.
public struct AppSettings: Sendable, Hashable {
    {{^settings}}
    public init() {}
    {{/settings}}
    {{#settings}}
    public let {{name}}: {{type}}{{#isOptional}}?{{/isOptional}}
    {{/settings}}
    {{#settings}}
    {{#isFirst}}

    public init(
    {{/isFirst}}
        {{name}}: {{type}}{{#isOptional}}?{{/isOptional}}{{^isLast}},{{/isLast}}
    {{#isLast}}
    ) {
    {{/isLast}}
    {{/settings}}
    {{#settings}}
        self.{{name}} = {{name}}
    {{#isLast}}
    }
    {{/isLast}}
    {{/settings}}
}

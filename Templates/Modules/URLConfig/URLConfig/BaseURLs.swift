/// Where each server center is in one tag.
///
/// One stored property per center and no default value: a new center does not compile
/// until every tag says where it is.
public struct BaseURLs: Sendable, Hashable {
    {{#centers}}
    public let {{name}}: BaseURL
    {{/centers}}

    public init(
        {{#centers}}
        {{name}}: BaseURL{{^isLast}},{{/isLast}}
        {{/centers}}
    ) {
        {{#centers}}
        self.{{name}} = {{name}}
        {{/centers}}
    }

    /// Asks `url` for each center: for a test, in which one server plays them all.
    public init(each url: (ServerCenter) throws -> BaseURL) rethrows {
        self.init(
            {{#centers}}
            {{name}}: try url(.{{name}}){{^isLast}},{{/isLast}}
            {{/centers}}
        )
    }

    public subscript(center: ServerCenter) -> BaseURL {
        switch center {
        {{#centers}}
        case .{{name}}: {{name}}
        {{/centers}}
        }
    }
}

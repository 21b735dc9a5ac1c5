import Diagnostics

/// A Mustache template, parsed once and rendered as often as needed.
///
/// `try Template("Hello, {{name}}!\n", name: "greeting.txt").render(["name": "Ada"])` → `Hello, Ada!\n`
///
/// All of the Mustache specification without its optional modules: values, sections, inverted sections, partials,
/// comments and delimiters. Templates have no code: no lambdas, no inheritance.
public struct Template: Sendable {
    /// The name under which errors refer to the template: its path.
    public let name: String
    let source: [UInt8]
    /// The tree in reading order: a section says where it ends.
    let nodes: [Node]
    let names: [Name]

    /// Throws everything that is wrong with the source, each with line, column and what to write instead.
    public init(_ source: String, name: String) throws(DiagnosticsError) {
        try self.init(validated: Array(source.utf8), name: name)
    }

    /// A template from a file's bytes; not being UTF-8 is an error with its place.
    public init(utf8 source: [UInt8], name: String) throws(DiagnosticsError) {
        if let offset = source.firstInvalidUTF8Offset {
            let place = SourceText(name: name, bytes: source).location(of: offset)
            throw DiagnosticsError(SyntaxErrors.notUTF8(at: place))
        }
        try self.init(validated: source, name: name)
    }

    private init(validated source: [UInt8], name: String) throws(DiagnosticsError) {
        var parser = TemplateParser(SourceText(name: name, bytes: source))
        parser.parse()
        guard parser.findings.isEmpty else { throw parser.findings.error }
        (self.name, self.source, nodes, names) = (name, source, parser.nodes, parser.names)
    }
}

extension Template {
    /// The rendered text; `partials` are found by the name in `{{>name}}`.
    ///
    /// Throws everything that is wrong at once: missing names, values that the file's format cannot hold, limits.
    public func render(
        _ context: TemplateValue,
        escaping: Escaping = .none,
        missing: MissingNames = .error,
        partials: [String: Template] = [:]
    ) throws(DiagnosticsError) -> String {
        String(
            decoding: try renderUTF8(context, escaping: escaping, missing: missing, partials: partials),
            as: UTF8.self
        )
    }

    /// As `render`, in UTF-8 bytes, ready to be written to a file.
    public func renderUTF8(
        _ context: TemplateValue,
        escaping: Escaping = .none,
        missing: MissingNames = .error,
        partials: [String: Template] = [:]
    ) throws(DiagnosticsError) -> [UInt8] {
        let rules = Renderer.Rules(escaper: escaping.escaper, missing: missing, partials: partials)
        return try Renderer.render(self, with: context, by: rules)
    }
}

extension Template {
    /// The names that the template's tags begin with: `{{module.name}}` → `module`.
    public var rootNames: Set<String> {
        Set(nodes.lazy.compactMap(\.dataTag).compactMap { names[$0.name].segments.first })
    }

    /// The partials that the template names itself; their own are theirs to tell.
    public var partialNames: Set<String> {
        Set(nodes.lazy.compactMap(\.partialTag).map { names[$0.name].text })
    }

    /// Where a byte of the source stands.
    func location(of offset: Int) -> Location {
        SourceText(name: name, bytes: source).location(of: offset)
    }
}

extension [UInt8] {
    /// The offset of the first byte that is not UTF-8, or nil when all are.
    fileprivate var firstInvalidUTF8Offset: Int? {
        var decoder = Unicode.UTF8.ForwardParser()
        var bytes = makeIterator()
        var offset = 0
        while true {
            switch decoder.parseScalar(from: &bytes) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}

import Diagnostics

/// A path whose file and folder names may hold tags: `Sources/App/Tag{{tag.name}}/Tag.swift`.
///
/// A `/` of the template separates folders; a value is always part of one name.
public struct PathTemplate: Sendable {
    /// The path as written.
    public let path: String
    /// The path as diagnostics show it.
    private let name: String
    private let template: Template

    /// - Parameter name: the path as the user would type it, where it lies in a folder of templates.
    public init(_ path: String, name: String? = nil) throws(DiagnosticsError) {
        self.path = path
        self.name = name ?? path
        template = try Template(path, name: self.name)
        guard template.partialNames.isEmpty else { throw DiagnosticsError(PathErrors.partial(at: template)) }
    }

    /// Whether a tag begins with the name: `mentions("tag")` for a path that exists once per tag.
    public func mentions(_ name: String) -> Bool {
        template.rootNames.contains(name)
    }

    /// The path for the data.
    ///
    /// Throws when a name is missing, a value holds a separator or a character that cannot be seen, or a component is
    /// empty, `.`, `..` or too long.
    public func render(_ context: TemplateValue) throws(DiagnosticsError) -> String {
        let rules = Renderer.Rules(escaper: .path, missing: .error, allowsRaw: false)
        let bytes = try Renderer.render(template, with: context, by: rules)
        let rendered = String(decoding: bytes, as: UTF8.self)
        let components = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let mistakes = components.lazy.compactMap(PathMistake.init)
        guard let mistake = mistakes.first else { return rendered }
        throw DiagnosticsError(PathErrors.component(mistake, of: rendered, at: name))
    }
}

/// Why a rendered component is no file name.
private enum PathMistake: String {
    case empty = "an empty name"
    case dot = "the name '.'"
    case dots = "the name '..'"
    case tooLong = "a name of more than 255 bytes"
    case nul = "a NUL"

    init?(_ component: ArraySlice<UInt8>) {
        if component.isEmpty {
            self = .empty
        } else if component.elementsEqual(".".utf8) {
            self = .dot
        } else if component.elementsEqual("..".utf8) {
            self = .dots
        } else if component.count > 255 {
            self = .tooLong
        } else if component.contains(0) {
            self = .nul
        } else {
            return nil
        }
    }
}

private enum PathErrors {
    static let rule: RuleID = "template-path"

    static func partial(at template: Template) -> Diagnostic {
        let offset = template.nodes.lazy.compactMap(\.partialTag).first?.offset ?? 0
        return Diagnostic(
            rule: rule,
            "a path cannot include a partial",
            at: template.location(of: offset),
            fix: "write the name with values: '{{module.name}}'"
        )
    }

    static func component(_ mistake: PathMistake, of rendered: String, at path: String) -> Diagnostic {
        Diagnostic(
            rule: rule,
            "the path '\(path.visible)' becomes '\(rendered.visible)', which holds \(mistake.rawValue)",
            at: Location(file: path)
        )
    }
}

import Diagnostics
import TemplateEngine
import WorkspaceSpec

/// A template set, parsed once and sorted by what its folders are for.
///
/// | folder | rendered |
/// |---|---|
/// | `Workspace/` | once, at the workspace's root |
/// | `Tags/` | once, in the folder of the tags' property lists |
/// | `Modules/NAME/TARGET/` | for the standard module of that name, in the folder of each of its targets |
/// | `Kinds/KIND/TARGET/` | for every other module of that kind |
/// | `Kinds/Any/TARGET/` | for every other module, beside its kind's |
/// | `Implementations/NAME/TARGET/` | for each service of that module that another one implements |
/// | `Implementations/Any/TARGET/` | for each other service that another module implements |
/// | `Partials/` | where a template names them |
/// | `Spec/` | never: the default spec |
struct TemplateLibrary {
    /// A file to render: where it goes and what it says.
    struct Prepared {
        /// Begins with the template folder that the file lies in.
        let path: PathTemplate
        let content: Content
        let isExecutable: Bool

        enum Content {
            case template(Template)
            /// Written as they are.
            case bytes([UInt8])
        }

        /// - Parameter name: the file as diagnostics show it.
        init(_ file: TemplateFile, name: String) throws(DiagnosticsError) {
            path = try PathTemplate(file.path, name: name)
            content =
                switch file.content {
                case .text(let text): .template(try Template(text, name: name))
                case .bytes(let bytes): .bytes(bytes)
                }
            isExecutable = file.isExecutable
        }
    }

    private let folder: String?
    private(set) var workspace: [Prepared] = []
    private(set) var tags: [Prepared] = []
    private(set) var modules: [String: [Prepared]] = [:]
    private(set) var kinds: [String: [Prepared]] = [:]
    private(set) var implementations: [String: [Prepared]] = [:]
    private(set) var partials: [String: Template] = [:]

    /// - Throws: every syntax error of every template, and every file in an unknown folder.
    init(_ set: TemplateSet) throws(DiagnosticsError) {
        folder = set.folder
        var diagnostics: [Diagnostic] = []
        for file in set.files {
            do throws(DiagnosticsError) {
                try add(file)
            } catch {
                diagnostics += error.diagnostics
            }
        }
        guard diagnostics.isEmpty else { throw DiagnosticsError(diagnostics) }
    }

    private static let folders = ["Workspace", "Tags", "Modules", "Kinds", "Implementations", "Partials", "Spec"]

    private mutating func add(_ file: TemplateFile) throws(DiagnosticsError) {
        let components = file.path.split(separator: "/", maxSplits: 2).map(String.init)
        switch components[0] {
        case "Workspace": workspace.append(try prepared(file))
        case "Tags": tags.append(try prepared(file))
        case "Modules" where components.count == 3: modules[components[1], default: []].append(try prepared(file))
        case "Kinds" where components.count == 3: kinds[components[1], default: []].append(try prepared(file))
        case "Implementations" where components.count == 3:
            implementations[components[1], default: []].append(try prepared(file))
        case "Partials": try addPartial(file)
        case "Spec": break
        default: throw DiagnosticsError(misplaced(file))
        }
    }

    private func prepared(_ file: TemplateFile) throws(DiagnosticsError) -> Prepared {
        try Prepared(file, name: name(of: file))
    }

    /// The file as the user would type it.
    private func name(of file: TemplateFile) -> String {
        folder.map { FilePath.join($0, file.path) } ?? file.path
    }

    private mutating func addPartial(_ file: TemplateFile) throws(DiagnosticsError) {
        guard file.path.hasSuffix(".mustache"), case .text(let text) = file.content else {
            throw DiagnosticsError(unnamedPartial(file))
        }
        let name = String(file.path.dropFirst("Partials/".count).dropLast(".mustache".count))
        partials[name] = try Template(text, name: self.name(of: file))
    }
}

extension TemplateLibrary {
    /// The standard module's own templates where the spec describes it as it is; otherwise those of its kind.
    func files(of module: Module) -> [Prepared]? {
        if let files = modules[module.name], DefaultSpec.describes(module) { return files }
        return kinds[module.kind.rawValue].map { $0 + (kinds["Any"] ?? []) }
    }

    func files(implementing implementation: Implementation) -> [Prepared] {
        implementations[implementation.service] ?? implementations["Any"] ?? []
    }

    /// The library with the wanted files alone.
    func files(where isWanted: (Prepared) -> Bool) -> TemplateLibrary {
        var library = self
        library.workspace = workspace.filter(isWanted)
        library.tags = tags.filter(isWanted)
        library.modules = modules.mapValues { $0.filter(isWanted) }
        library.kinds = kinds.mapValues { $0.filter(isWanted) }
        library.implementations = implementations.mapValues { $0.filter(isWanted) }
        return library
    }
}

extension TemplateLibrary {
    private func misplaced(_ file: TemplateFile) -> Diagnostic {
        let folder = String(file.path.prefix { $0 != "/" })
        let nearest = nearestName(to: folder, among: Self.folders).map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            rule: "template-file",
            "a template lies in one of the folders \(Self.folders.joined(separator: ", "))\(nearest)",
            at: Location(file: name(of: file))
        )
    }

    private func unnamedPartial(_ file: TemplateFile) -> Diagnostic {
        Diagnostic(
            rule: "template-file",
            "a partial is UTF-8 text, and its name ends with '.mustache'",
            at: Location(file: name(of: file)),
            fix: file.path.hasSuffix(".mustache") ? nil : "rename the file to '\(name(of: file)).mustache'"
        )
    }
}

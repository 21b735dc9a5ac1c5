import Diagnostics
import TemplateEngine
import WorkspaceSpec

/// Renders a spec through templates into the plan of a whole workspace.
///
/// A file whose path mentions a name with several values (`{{tag.name}}`, `{{module.name}}`, `{{center.name}}`, …) is
/// rendered once for each value, with the name bound to it; a name with no value leaves the file out.
public struct WorkspacePlanner: Sendable {
    let spec: Spec
    let library: TemplateLibrary
    let context: RenderContext
    /// The folder of each target, by the module's and the target's name.
    private let folders: [String: [String: String]]

    /// - Throws: every syntax error in the templates.
    public init(_ spec: Spec, templates: TemplateSet = .bundled) throws(DiagnosticsError) {
        self.init(spec, library: try TemplateLibrary(templates))
    }

    init(_ spec: Spec, library: TemplateLibrary) {
        self.spec = spec
        self.library = library
        let targets = spec.targets
        self.context = RenderContext(spec, targets: targets)
        self.folders = targets.reduce(into: [:]) { folders, target in
            if let module = target.module { folders[module, default: [:]][target.name] = target.path }
        }
    }

    /// The plan of the whole workspace.
    ///
    /// - Parameter document: what is kept as the workspace's spec, as it is written.
    public func plan(keeping document: SpecDocument) throws(DiagnosticsError) -> FilePlan {
        let name = document.format == .json ? "scaffold.json" : "scaffold.plist"
        return try FilePlan(try files() + [PlannedFile(path: name, bytes: document.bytes)])
    }

    /// Every file of the workspace, beside the spec itself.
    ///
    /// - Throws: everything that the templates ask for and the spec does not have, and every path that cannot be.
    public func files() throws(DiagnosticsError) -> [PlannedFile] {
        try files(from: library)
    }

    /// The files that belong to no module: the manifest, the composition roots, the property lists of the tags, …
    public func sharedFiles() throws(DiagnosticsError) -> [PlannedFile] {
        try collect { renderShared(library, &$0) }
    }

    /// The files that come from some of the templates, and all those of some modules, which are given by name.
    func files(
        from templates: TemplateLibrary,
        andAllOf modules: Set<String> = []
    ) throws(DiagnosticsError) -> [PlannedFile] {
        try collect { rendering in
            renderShared(templates, &rendering)
            for module in spec.modules {
                renderModule(module, modules.contains(module.name) ? library : templates, &rendering)
            }
        }
    }

    private func collect(_ render: (inout Rendering) -> Void) throws(DiagnosticsError) -> [PlannedFile] {
        var rendering = Rendering(partials: library.partials)
        render(&rendering)
        guard rendering.diagnostics.isEmpty else { throw DiagnosticsError(rendering.diagnostics) }
        return rendering.files
    }

    private func renderShared(_ templates: TemplateLibrary, _ rendering: inout Rendering) {
        for file in templates.workspace {
            rendering.render(file, context.root) { $0.dropping(1) }
        }
        for file in templates.tags {
            rendering.render(file, context.root) { FilePath.join(spec.propertyListFolder, $0.dropping(1)) }
        }
    }

    private func renderModule(_ module: Module, _ templates: TemplateLibrary, _ rendering: inout Rendering) {
        guard let files = templates.files(of: module) else {
            return rendering.diagnostics.append(missingKind(module))
        }
        let others = module.implements.map(templates.files(implementing:))
        guard !files.isEmpty || others.contains(where: { !$0.isEmpty }) else { return }
        let folders = folders[module.name] ?? [:]
        let scope = context.scope(of: module)
        for file in files {
            rendering.render(file, scope) { place($0, in: folders) }
        }
        for (files, value) in zip(others, implementations(scope)) {
            for file in files {
                rendering.render(file, scope.adding(["implementation": .list([value])])) { place($0, in: folders) }
            }
        }
    }

    private func implementations(_ scope: TemplateValue) -> [TemplateValue] {
        guard case .list(let values) = scope["implementation"] else { return [] }
        return values
    }

    /// `Kinds/feature/Cart/Item.swift` → `Sources/Main/Cart/Item.swift`; nil for a target that the module does not
    /// have.
    private func place(_ path: String, in folders: [String: String]) -> String? {
        let parts = path.split(separator: "/", maxSplits: 3)
        return folders[String(parts[2])].map { "\($0)/\(parts[3])" }
    }

    private func missingKind(_ module: Module) -> Diagnostic {
        Diagnostic(
            rule: "template-file",
            "there are no templates for module '\(module.name)': neither 'Modules/\(module.name)'"
                + " nor 'Kinds/\(module.kind.rawValue)'",
            at: module.origin.location
        )
    }
}

extension String {
    /// The path without its first components: `Workspace/a/b` → `a/b`.
    fileprivate func dropping(_ count: Int) -> String {
        split(separator: "/", omittingEmptySubsequences: false).dropFirst(count).joined(separator: "/")
    }
}

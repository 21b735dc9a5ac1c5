import Diagnostics
import Generation
import Reporting
import WorkspaceSpec

extension Command {
    static let graph = Command(
        name: "graph",
        otherNames: ["draw", "diagram", "tree", "show"],
        abstract: "Draw the modules by layers, with who depends on whom.",
        discussion: """
            Draws what the spec says, also when it breaks its own layers: what is not allowed is red, and 'scaffold
            check' says what to write instead. The same spec gives the same bytes. Without '--format' the ending of the
            output file decides (.svg, .html, .mmd, .dot, .gv, .json); without a file it is Mermaid, which GitHub and
            GitLab draw in Markdown (up to 500 dependencies). The page needs no network: search it, point at a module,
            click one to stay with it. JSON holds 'layers' of 'groups' of 'nodes', and 'dependencies' by their ends.
            """,
        examples: [
            Example(line: "scaffold graph --output graph.html", effect: "A page to explore"),
            Example(line: "scaffold graph --focus Login --output login.svg", effect: "One module and its neighbours"),
            Example(line: "scaffold graph --collapse", effect: "Layers and groups alone, as Mermaid"),
            Example(line: "scaffold graph --format dot | dot -Tpdf > graph.pdf", effect: "By Graphviz"),
        ],
        arguments: [
            Argument(
                "path",
                .optional,
                .file,
                help: "A workspace, a folder in it, or a spec; the current folder without it."
            )
        ],
        options: [.graphFormat, .picture, .focus, .collapse],
        action: .run(drawGraph)
    )
}

extension Option {
    fileprivate static let graphFormat = Option(
        "format",
        .one("format", .words(GraphFormat.allCases.map(\.rawValue))),
        help: "\(GraphFormat.allCases.map(\.rawValue).joined(separator: ", "))."
    )
    fileprivate static let picture = Option(
        "output",
        .one("file", .file),
        help: "The file to write or replace; standard output without it."
    )
    fileprivate static let focus = Option(
        "focus",
        .one("module", .name(.boxes)),
        help: "Draw this module and its neighbours alone."
    )
    fileprivate static let collapse = Option(
        "collapse",
        help: "Draw each group, or layer without groups, as one box; with '--focus', all but that module."
    )
}

private func drawGraph(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    let format = try GraphFormat(arguments)
    let source = try specPath(arguments.positional.first ?? ".")
    let narration = invocation.narration
    narration.say("spec: \(source.visible)")
    let spec = try narration.phase("reading the spec") { try SpecReader.inspect(try SpecFile.read(source)) }
    let graph = try ModuleGraph(spec).narrowed(arguments)
    let bytes = narration.phase("drawing as \(format.rawValue)") { Array(format.render(graph).utf8) }
    if let file = arguments[.picture] {
        if let path = Disk.realPath(file), path == Disk.realPath(source) { throw UsageError.overwritesSpec(file) }
        try Disk.replace([(file, bytes)])
    } else {
        invocation.console.writeOutput(bytes)
    }
    if !arguments.has(.quiet) { graph.remarks(format).forEach(invocation.console.error) }
    return .success
}

/// The spec of the workspace that a folder lies in; a path that is no folder is the spec itself.
private func specPath(_ path: String) throws -> String {
    guard try Disk.kind(of: Disk.realPath(path) ?? path) == .folder else { return path }
    let workspace = try Workspace(enclosing: path)
    let isHere = workspace.root == (try Disk.currentFolder())
    return isHere ? workspace.specName : FilePath.join(workspace.root, workspace.specName)
}

extension GraphFormat {
    /// What the user asked for, by name or by the ending of the file.
    fileprivate init(_ arguments: ParsedArguments) throws {
        if let format = arguments[.graphFormat].flatMap(GraphFormat.init(rawValue:)) {
            self = format
        } else if let file = arguments[.picture] {
            guard let format = GraphFormat(fileName: file) else { throw UsageError.unknownEnding(of: file) }
            self = format
        } else {
            self = .mermaid
        }
    }
}

extension ModuleGraph {
    fileprivate func narrowed(_ arguments: ParsedArguments) throws -> ModuleGraph {
        var graph = self
        if let name = arguments[.focus] {
            guard let focused = focused(on: name) else { throw UsageError.unknownModule(name, among: self) }
            graph = focused
        }
        return arguments.has(.collapse) ? graph.collapsed(except: arguments[.focus]) : graph
    }

    /// What the picture's reader should know beside it.
    fileprivate func remarks(_ format: GraphFormat) -> [String] {
        [brokenRemark, format == .mermaid ? mermaidRemark : nil].compactMap(\.self)
    }

    private var brokenRemark: String? {
        let count = violations.reduce(0) { $0 + $1.count }
        guard count > 0 else { return nil }
        let subject = count == 1 ? "1 dependency is" : "\(count) dependencies are"
        return "warning: \(subject) not allowed; 'scaffold check' says what to write instead"
    }

    private var mermaidRemark: String? {
        guard edges.count > GraphFormat.mermaidEdgeLimit else { return nil }
        return """
            warning: Mermaid draws up to \(GraphFormat.mermaidEdgeLimit) dependencies, and here are \(edges.count); \
            use '--collapse', '--focus' or '--format html'
            """
    }
}

extension UsageError {
    fileprivate static func unknownEnding(of file: String) -> UsageError {
        let endings = GraphFormat.endings.keys.sorted().map { ".\($0)" }.joined(separator: ", ")
        return UsageError(
            message: "the ending of '\(file.visible)' names no format: give '--format', or one of \(endings)"
        )
    }

    fileprivate static func overwritesSpec(_ file: String) -> UsageError {
        UsageError(message: "'\(file.visible)' is the spec itself: give '--output' another name")
    }

    fileprivate static func unknownModule(_ name: String, among graph: ModuleGraph) -> UsageError {
        let nearest = nearestName(to: name, among: graph.nodes.map(\.name)).map { "; did you mean '\($0)'?" } ?? ""
        return UsageError(message: "'\(name.visible)' is no module of the workspace\(nearest)")
    }
}

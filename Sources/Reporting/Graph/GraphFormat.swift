/// A form of the picture. To add one: a file beside this one, and a case here; the compiler tells if you forget.
public enum GraphFormat: String, CaseIterable, Sendable {
    case svg
    /// A page of its own that can be searched, with the drawing in it.
    case html
    /// For Mermaid, which GitHub and GitLab draw in Markdown.
    case mermaid
    /// For Graphviz.
    case dot
    case json

    /// The format that a file's name asks for by its ending: `graph.svg` → `svg`
    public init?(fileName: String) {
        guard let dot = fileName.lastIndex(of: "."),
            let format = GraphFormat.endings[fileName[fileName.index(after: dot)...].lowercased()]
        else { return nil }
        self = format
    }

    /// By the endings of files.
    public static let endings: [String: GraphFormat] = [
        "svg": .svg, "html": .html, "htm": .html, "mmd": .mermaid, "mermaid": .mermaid, "dot": .dot, "gv": .dot,
        "json": .json,
    ]

    /// More edges than this Mermaid refuses to draw, unless its page is configured otherwise.
    public static let mermaidEdgeLimit = 500

    /// The whole file, each line with its end; the same for the same graph.
    public func render(_ graph: ModuleGraph) -> String {
        switch self {
        case .svg: SVGGraph(graph).document
        case .html: HTMLGraph(graph).document
        case .mermaid: MermaidGraph(graph).text
        case .dot: DotGraph(graph).text
        case .json: JSONGraph(graph).text
        }
    }
}

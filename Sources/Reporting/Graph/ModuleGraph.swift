/// The modules of a workspace by layers, and who depends on whom; the picture of it comes in several formats.
public struct ModuleGraph: Equatable, Sendable {
    /// The name of the project.
    public var name: String
    /// The layers, top to bottom.
    public var rows: [Row]
    /// An edge whose end is no node of a row is in no picture.
    public var edges: [Edge]

    public init(name: String, rows: [Row], edges: [Edge]) {
        self.name = name
        self.rows = rows
        self.edges = edges
    }
}

extension ModuleGraph {
    /// A layer.
    public struct Row: Equatable, Sendable {
        public var name: String
        /// What the layer asks of its modules, in a few words.
        public var note: String?
        /// Top to bottom.
        public var groups: [Group]

        public init(name: String, note: String? = nil, groups: [Group]) {
            self.name = name
            self.note = note
            self.groups = groups
        }
    }

    /// A part of a layer.
    public struct Group: Equatable, Sendable {
        /// Nil for the nodes that are in no group of their layer.
        public var name: String?
        public var nodes: [Node]

        public init(name: String? = nil, nodes: [Node]) {
            self.name = name
            self.nodes = nodes
        }
    }

    /// A target of a module, a product of a package, or what `collapsed` makes of a group.
    public struct Node: Hashable, Sendable {
        /// No other node has the same.
        public var name: String
        public var role: Role
        /// Nodes of one module stand side by side.
        public var module: String?
        /// A second line, in a few words.
        public var detail: String?

        public init(_ name: String, _ role: Role = .implementation, module: String? = nil, detail: String? = nil) {
            self.name = name
            self.role = role
            self.module = module
            self.detail = detail
        }
    }

    public enum Role: String, CaseIterable, Sendable {
        case implementation, interface, testing, tests
        /// A product of a package that the workspace depends on.
        case product
        /// A tag, the wiring or an executable, on which no module may depend.
        case composition
        /// Several nodes in one.
        case group
    }

    public struct Edge: Equatable, Sendable {
        public var source: String
        public var destination: String
        public var kind: Kind
        /// Why the dependency is not allowed; nil when it is.
        public var violation: Violation?
        /// How many dependencies the edge stands for.
        public var count: Int

        public init(
            _ source: String,
            _ destination: String,
            _ kind: Kind = .dependency,
            violation: Violation? = nil,
            count: Int = 1
        ) {
            self.source = source
            self.destination = destination
            self.kind = kind
            self.violation = violation
            self.count = count
        }
    }

    public enum Kind: String, CaseIterable, Sendable {
        case dependency
        /// The source implements the service of the destination, an interface module.
        case implements
        /// The source hands something to the destination, the module registry.
        case registers
        /// The destination is the interface module of the source's own module.
        case interface
    }

    public struct Violation: Equatable, Sendable {
        /// The rule that is broken: `sibling-dependency`.
        public var rule: String
        public var message: String
        /// What to write instead.
        public var fix: String?

        public init(rule: String, message: String, fix: String? = nil) {
            self.rule = rule
            self.message = message
            self.fix = fix
        }
    }
}

extension ModuleGraph {
    /// From top to bottom.
    public var nodes: [Node] { rows.flatMap(\.groups).flatMap(\.nodes) }

    /// The dependencies that are not allowed.
    public var violations: [Edge] { edges.filter { $0.violation != nil } }

    /// The edges whose ends are both there.
    var visibleEdges: [Edge] {
        let names = Set(nodes.map(\.name))
        return edges.filter { names.contains($0.source) && names.contains($0.destination) }
    }
}

import Diagnostics
import WorkspaceSpec

/// A property list as its keys and values, with their places.
struct PropertyListValues {
    private let root: DocumentNode
    private let file: String

    /// Throws what is wrong with the file.
    init(_ text: String, file: String) throws(DiagnosticsError) {
        let document = try SpecDocument(bytes: Array(text.utf8), file: file)
        guard document.format != .json, case .object = document.root.content else {
            let words = "'\(file)' is no property list with a dictionary at its root"
            throw DiagnosticsError(Diagnostic(rule: "wrong-type", words, at: Location(file: file)))
        }
        root = document.root
        self.file = file
    }

    subscript(key: String) -> DocumentNode? { root.node(at: [.key(key)]) }

    /// Whether both say the same, in whatever order.
    func saysTheSame(as other: PropertyListValues) -> Bool { root == other.root }

    /// Where the list begins, for what it does not hold.
    var place: Location { root.location }
}

extension DocumentNode {
    /// The value as people write it: `'Shop'`, `true`, `en, zh-Hans`.
    var words: String {
        switch content {
        case .string(let text): "'\(text.visible)'"
        case .integer(let number): "\(number)"
        case .double(let number): "\(number)"
        case .bool(let flag): "\(flag)"
        case .array(let elements): elements.map(\.words).joined(separator: ", ")
        case .object: "a dictionary"
        case .null: "null"
        case .other(let type): "a \(type)"
        }
    }
}

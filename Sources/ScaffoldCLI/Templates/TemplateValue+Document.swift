import Diagnostics
import TemplateEngine
import WorkspaceSpec

extension TemplateValue {
    /// The values of a data file; equal keys are an error.
    init(_ document: SpecDocument) throws(DiagnosticsError) {
        guard document.duplicateKeys.isEmpty else { throw DiagnosticsError(document.duplicateKeys) }
        self.init(document.root)
    }

    private init(_ node: DocumentNode) {
        self =
            switch node.content {
            case .object(let members): .object(TemplateObject(members.map { ($0.key, TemplateValue($0.value)) }))
            case .array(let elements): .list(elements.map { TemplateValue($0) })
            case .string(let text): .string(text)
            case .integer(let number): .integer(number)
            case .double(let number): .string("\(number)")
            case .bool(let flag): .bool(flag)
            case .null: .null
            case .other(let type): .string(type)
            }
    }

    /// The value as a data file writes it, the names in order.
    var node: DocumentNode {
        switch self {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .list(let items): .array(items.map(\.node))
        case .object(let object):
            .object(object.members.sorted { $0.name < $1.name }.map { DocumentNode.Member($0.name, $0.value.node) })
        }
    }
}

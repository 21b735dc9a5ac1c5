/// A layer of the project. A module may depend on any lower layer.
public struct Layer: Equatable, Sendable {
    /// What the modules of one layer (or of one group, where the layer has groups) may do among themselves.
    public enum Siblings: String, CaseIterable, Sendable {
        /// Depend on each other's interface modules only.
        case interface
        /// Depend on each other directly, without cycles.
        case acyclic
        /// Nothing.
        case none
    }

    public var name = ""
    public var siblings = Siblings.acyclic
    /// Top to bottom: a higher group may depend on a lower one directly. Empty when the layer is not divided.
    public var groups: [String] = []
    /// Only the layer right above may depend on this one.
    public var closed = false
    public var origin = Origin()
}

extension Layer: SpecObject {
    static let noun = "layer"

    static let fields: [Field<Layer>] = [
        Field(
            "name",
            \.name,
            "The layer's name, and its folder below Sources.",
            example: #""Main""#,
            required: true
        ),
        Field(
            "siblings",
            \.siblings,
            "What the modules of the layer may do among themselves: 'interface' (only through the other's "
                + "interface module), 'acyclic' (directly, without cycles), 'none'.",
            example: #""acyclic""#
        ),
        Field(
            "groups",
            \.groups,
            "The layer's parts, top to bottom: a higher group may depend on a lower one directly.",
            example: #"["Network", "Tool"]"#
        ),
        Field("closed", \.closed, "Only the layer right above may depend on this one.", example: "true"),
    ]
}

/// A tag as it stands in the source.
struct SourceTag {
    var kind: Kind
    /// From the opening to the closing delimiter, both included.
    var range: Range<Int>
    /// The name, without sign and white space; empty where the kind has none.
    var name: Range<Int>

    /// What a tag does, by the sign that follows its opening delimiter.
    enum Kind {
        case value, raw, section, inverted, close, comment, partial, delimiters
    }
}

extension SourceTag.Kind {
    /// `#` → section; nil when the byte is no sign but the beginning of a name.
    init?(sign: UInt8) {
        switch sign {
        case UInt8(ascii: "&"): self = .raw
        case UInt8(ascii: "#"): self = .section
        case UInt8(ascii: "^"): self = .inverted
        case UInt8(ascii: "/"): self = .close
        case UInt8(ascii: "!"): self = .comment
        case UInt8(ascii: ">"): self = .partial
        default: return nil
        }
    }

    /// Whether a tag of this kind that is alone on a line takes the line with it.
    var mayStandAlone: Bool { self != .value && self != .raw }
}

/// A part of a template, in reading order; plain integers, so that visiting one touches no reference count.
enum Node: Sendable {
    /// Bytes of the source that are written as they are.
    case text(Range<Int>, startsLine: Bool)
    /// A line that begins with a tag: where an indented partial writes its indentation.
    case lineStart
    case value(Tag, isRaw: Bool)
    /// The nodes up to `end` once per item, or not at all.
    case section(Tag, end: Int)
    /// The nodes up to `end` when there is nothing to show.
    case inverted(Tag, end: Int)
    /// The indentation of a partial alone on its line is given to each of its lines; nil for one with company.
    case partial(Tag, indentation: Range<Int>?)

    /// A name and where it stands.
    struct Tag: Hashable, Sendable {
        /// The index into the template's names.
        var name: Int
        /// The offset of the name's first byte in the source.
        var offset: Int
    }
}

extension Node {
    /// The tag when it names data.
    var dataTag: Tag? {
        switch self {
        case .value(let tag, _), .section(let tag, _), .inverted(let tag, _): tag
        case .text, .lineStart, .partial: nil
        }
    }

    /// The tag when it names a partial.
    var partialTag: Tag? {
        guard case .partial(let tag, _) = self else { return nil }
        return tag
    }

    /// The same section, ending elsewhere; anything else is unchanged.
    func ending(at end: Int) -> Node {
        switch self {
        case .section(let tag, _): .section(tag, end: end)
        case .inverted(let tag, _): .inverted(tag, end: end)
        default: self
        }
    }
}

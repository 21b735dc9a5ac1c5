/// A section whose closing tag has not been read yet.
struct OpenSection {
    /// The index of its node.
    var node: Int
    var name: String
    /// The offset of its opening tag.
    var offset: Int
    /// The tag that would close it, in the delimiters of its opening.
    var closingTag: String
    /// A diagnostic names it already.
    var isReported = false
}

extension Spec {
    /// The spec written out: everything that it means is said, nothing is left to a default. Reading it gives the same
    /// spec.
    public var document: DocumentNode { node ?? .object([]) }
}

extension Module {
    /// The module as an entry of `modules`.
    public var document: DocumentNode { node ?? .object([]) }
}

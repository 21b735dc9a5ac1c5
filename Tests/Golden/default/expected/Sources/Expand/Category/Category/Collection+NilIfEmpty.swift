extension Collection {
    /// The collection, or nil when it is empty: `name.nilIfEmpty ?? "no name"`.
    public var nilIfEmpty: Self? {
        isEmpty ? nil : self
    }
}

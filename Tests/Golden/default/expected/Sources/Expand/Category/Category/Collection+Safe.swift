extension Collection {
    /// The element at this index, or nil when the index is out of range: `[1, 2][safe: 2]` → `nil`.
    ///
    /// For indices that come from outside. Where an index out of range is a mistake of the program, the plain
    /// subscript finds it sooner.
    public subscript(safe index: Index) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}

extension Collection {
    /// The elements in groups of this size, the last one with what is left: `[1, 2, 3].chunked(by: 2)` →
    /// `[[1, 2], [3]]`.
    ///
    /// - Precondition: The size is positive.
    public func chunked(by size: Int) -> [SubSequence] {
        precondition(size > 0, "a chunk holds at least one element")
        var chunks: [SubSequence] = []
        var start = startIndex
        while start != endIndex {
            let end = index(start, offsetBy: size, limitedBy: endIndex) ?? endIndex
            chunks.append(self[start..<end])
            start = end
        }
        return chunks
    }
}

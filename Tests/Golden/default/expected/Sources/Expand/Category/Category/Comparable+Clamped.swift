extension Comparable {
    /// The value, or the nearer end of the range when it lies outside: `7.clamped(to: 0...5)` → `5`.
    public func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}

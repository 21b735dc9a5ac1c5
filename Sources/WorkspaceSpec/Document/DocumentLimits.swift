/// What a spec may be at most, so that a hostile file ends in an error and not in a full memory or a full stack.
enum DocumentLimits {
    /// In bytes.
    static let size = 16 << 20
    /// Objects and arrays inside one another.
    static let depth = 64
    /// Values in all; a workspace of 1,000 modules has some 10,000.
    static let values = 300_000
    /// Errors reported in one run.
    static let errors = 50
}

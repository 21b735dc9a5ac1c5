/// What a template may use; beyond it, rendering ends with an error instead of a hang or a full memory.
///
/// Real templates stay far below: a manifest of 1,000 modules takes some 50,000 steps and 200 KB.
enum Limits {
    /// The size of one template, in bytes.
    static let templateBytes = 4 << 20
    /// Sections open at one place of a template.
    static let nestingDepth = 64
    /// Partials open at one time, in levels.
    static let partialDepth = 32
    /// Sections and partials open together at one time, in levels: keeps the call stack below 512 KB, what a
    /// second thread has on macOS.
    static let openDepth = 128
    /// The size of what one rendering writes, in bytes.
    static let outputBytes = 64 << 20
    /// Nodes visited and objects searched in one rendering.
    static let steps = 5_000_000
    /// The length of a name or a delimiter, in bytes.
    static let nameBytes = 256
    /// Diagnostics of one template or one rendering.
    static let diagnostics = 100
    /// Names that a misspelt name is compared with; with more, none is suggested.
    static let suggestionCandidates = 500
    /// The length of a name for which a near one is looked for, in bytes.
    static let suggestionBytes = 32
}

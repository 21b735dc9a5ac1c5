/// What becomes of a name that the data does not have.
public enum MissingNames: String, CaseIterable, Sendable {
    /// Nothing is written, as the Mustache specification has it.
    case empty
    /// An error with template, line, column and the nearest name: a generated file never lacks a part in silence.
    ///
    /// So is a partial that does not exist, and a placeholder whose value has no text (null, a list, an object).
    case error
}

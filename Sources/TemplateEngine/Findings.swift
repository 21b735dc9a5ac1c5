import Diagnostics

/// The diagnostics of one template or one rendering, each place once, up to a limit.
struct Findings {
    private var all: [Diagnostic] = []
    private var places: Set<Location> = []

    var isEmpty: Bool { all.isEmpty }
    var isFull: Bool { all.count >= Limits.diagnostics }

    /// The error that carries them all, in the order of their places.
    var error: DiagnosticsError {
        DiagnosticsError(all.sorted(by: Findings.areInOrder))
    }

    /// Adds a diagnostic, unless one of the same place is there already or there are too many.
    mutating func add(_ diagnostic: Diagnostic) {
        if isFull { return }
        if let place = diagnostic.location, !places.insert(place).inserted { return }
        all.append(diagnostic)
        if isFull { all[all.count - 1].notes.append(Note("further errors are not shown")) }
    }

    private static func areInOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        guard let first = left.location, let second = right.location else { return false }
        return first < second
    }
}

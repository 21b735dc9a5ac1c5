/// A run of lines that a change puts in the place of another one; either may be empty.
///
/// `a b c` → `a x y c`: old 1..<2, new 1..<3
public struct LineHunk: Equatable {
    public let old: Range<Int>
    public let new: Range<Int>

    /// The hunks of a change, in order; between two of them is at least one line that both texts have.
    public static func all(from old: [TextLine], to new: [TextLine]) -> [LineHunk] {
        var hunks: [LineHunk] = []
        var (oldPlace, newPlace) = (0, 0)
        for (oldEnd, newEnd) in LineMatches(old, new).pairs + [(old.count, new.count)] {
            if oldPlace < oldEnd || newPlace < newEnd {
                hunks.append(LineHunk(old: oldPlace..<oldEnd, new: newPlace..<newEnd))
            }
            (oldPlace, newPlace) = (oldEnd + 1, newEnd + 1)
        }
        return hunks
    }

    /// Whether both replace a line, or one puts lines in between two that the other replaces.
    public func touches(_ other: LineHunk) -> Bool {
        old.overlaps(other.old) || old.holdsInside(other.old) || other.old.holdsInside(old)
    }
}

extension Range<Int> {
    /// Whether an empty range lies within this one, not at an end.
    fileprivate func holdsInside(_ other: Range<Int>) -> Bool {
        other.isEmpty && lowerBound < other.lowerBound && other.lowerBound < upperBound
    }
}

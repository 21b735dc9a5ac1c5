import Diagnostics
import TextLines
import WorkspaceSpec

/// Places in a spec as it would be, as places in the spec that there is: what is wrong with an edit is told before
/// anything is written, and its notes may lead to lines that exist.
struct SpecPlaces {
    private let file: String
    private let old: [TextLine]
    private let new: [TextLine]
    /// Equal lines at the start and at the end.
    private let head: Int
    private let tail: Int
    /// The key paths of the spec that there is, for formats without lines.
    private let keyPaths: Set<Location>

    init(from document: SpecDocument, to edited: SpecDocument) {
        let (old, new) = (document.bytes.textLines, edited.bytes.textLines)
        let head = zip(old, new).prefix { $0 == $1 }.count
        let limit = min(old.count, new.count) - head
        (self.old, self.new, self.head) = (old, new, head)
        tail = min(limit, zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count)
        file = document.file
        keyPaths = Set(document.root.locations)
    }

    /// The diagnostic without the places in text that nobody has.
    func told(_ diagnostic: Diagnostic) -> Diagnostic {
        var told = diagnostic
        told.location = diagnostic.location.flatMap(place)
        told.ruleLocation = diagnostic.ruleLocation.flatMap(place)
        // A note that leads to the new entry says nothing that the user has not typed.
        told.notes = diagnostic.notes.compactMap { note in
            note.location.map { place($0).map { Note(note.message, at: $0) } } ?? note
        }
        return told
    }

    private func place(_ location: Location) -> Location? {
        guard location.file == file else { return location }
        switch location.place {
        case .file: return nil
        case .keyPath: return keyPaths.contains(location) ? location : nil
        case .position(let line, let column):
            return self.line(line - 1, column).map { Location(file: file, line: $0 + 1, column: column) }
        }
    }

    /// The number of a line, from 0, in the spec that there is.
    private func line(_ number: Int, _ column: Int) -> Int? {
        if number < head { return number }
        if number >= new.count - tail { return number - new.count + old.count }
        // An entry before the new one gets a comma.
        guard number == head, head < old.count else { return nil }
        let equal = zip(old[head].content, new[head].content).prefix { $0 == $1 }.count
        return column <= equal ? number : nil
    }
}

extension DocumentNode {
    /// The places of this value and of everything in it.
    fileprivate var locations: [Location] {
        switch content {
        case .object(let members): [location] + members.flatMap { [$0.keyLocation] + $0.value.locations }
        case .array(let elements): [location] + elements.flatMap(\.locations)
        default: [location]
        }
    }
}

import Diagnostics
import WorkspaceSpec

/// The Info.plists of all tags, each beside what the spec implies and beside the others.
struct InfoPlistComparison {
    private struct Entry {
        let tag: Tag
        let file: RenderedFile
        let present: PropertyListValues
        let implied: PropertyListValues
    }

    private let entries: [Entry]

    init(_ tags: [TagFiles]) {
        // The lists of others count only beside one that has been changed.
        let isChanged = tags.contains { $0.infoPlist?.isAsRendered == false }
        entries = (isChanged ? tags : []).compactMap { files in
            guard let file = files.infoPlist, let (present, implied) = file.propertyLists else { return nil }
            return Entry(tag: files.tag, file: file, present: present, implied: implied)
        }
    }

    /// What is wrong with the list of a tag. The copy of another tag's list is one mistake, not one for each key.
    func findings(_ files: TagFiles) -> [Diagnostic] {
        if files.infoPlist?.isAsRendered == true { return [] }
        guard let own = entries.first(where: { $0.tag.name == files.tag.name }) else {
            return files.infoPlist?.propertyListFaults ?? []
        }
        let drifts = drifts(own)
        let twin = entries.first { $0.tag.name != own.tag.name && $0.present.saysTheSame(as: own.present) }
        guard let twin, !drifts.isEmpty else { return drifts }
        return [ConfigurationDrift.twins(own.file, own.tag, twin.file, twin.tag)]
    }

    private func drifts(_ entry: Entry) -> [Diagnostic] {
        InfoPlistComparison.keys.compactMap { key, source in
            guard let wanted = entry.implied[key], entry.present[key] != wanted else { return nil }
            let present = entry.present[key]
            let words = "'\(key)' is \(present?.words ?? "missing"), not \(wanted.words)"
            let place = present?.location ?? entry.present.place
            return ConfigurationDrift.drift(entry.file, words, at: place, entry.tag, key: source)
        }
    }

    /// The keys that the spec determines, each with the part of a tag that states it.
    private static let keys = [
        ("AppTag", "name"), ("CFBundleDevelopmentRegion", "name"), ("CFBundleDisplayName", "displayName"),
        ("CFBundleIdentifier", "bundleIdentifier"), ("CFBundleLocalizations", "name"),
    ]
}

extension RenderedFile {
    /// What the file says and what the spec implies; nil when it is missing or no property list.
    var propertyLists: (present: PropertyListValues, implied: PropertyListValues)? {
        guard let found, let expected, let present = try? PropertyListValues(found, file: path),
            let implied = try? PropertyListValues(expected, file: path)
        else { return nil }
        return (present, implied)
    }

    /// Why the file is no property list.
    var propertyListFaults: [Diagnostic] {
        guard let found else { return [] }
        do {
            _ = try PropertyListValues(found, file: path)
            return []
        } catch {
            return error.diagnostics.prefix(1).map(ConfigurationDrift.notAList)
        }
    }
}

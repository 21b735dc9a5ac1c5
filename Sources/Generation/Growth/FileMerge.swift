import Diagnostics
import TextLines
import WorkspaceSpec

/// A file that the team has changed, with the change of the spec in it.
struct FileMerge {
    let bytes: [UInt8]

    /// - Throws: every stretch that both have changed, with what to write there by hand.
    init(base: [UInt8], target: [UInt8], present: [UInt8], path: String) throws(DiagnosticsError) {
        let unsettled = MergeConflict.diagnostics(in: present, file: path, rule: "conflict")
        guard unsettled.isEmpty else { throw DiagnosticsError(unsettled) }
        if !ManagedRegions(target.textLines).isEmpty {
            bytes = try RegionMerge(base: base, target: target, present: present, path: path).bytes
        } else {
            bytes = try FileMerge.lines(base: base, target: target, present: present, path: path)
        }
    }

    private static func lines(
        base: [UInt8],
        target: [UInt8],
        present: [UInt8],
        path: String
    ) throws(DiagnosticsError) -> [UInt8] {
        guard !present.contains(0) else { throw DiagnosticsError(.isNoText(path)) }
        let merge = ThreeWayMerge(base: base.textLines, target: target.textLines, disk: present.textLines)
        guard merge.conflicts.isEmpty else {
            throw DiagnosticsError(merge.conflicts.map { Diagnostic.overlap($0, in: path) })
        }
        return merge.bytes
    }
}

/// A file with managed regions, of which only the regions change, each as a whole.
private struct RegionMerge {
    let bytes: [UInt8]

    init(base: [UInt8], target: [UInt8], present: [UInt8], path: String) throws(DiagnosticsError) {
        let file = try ManagedRegions(whole: present, file: path)
        let base = try ManagedRegions(whole: base, file: path)
        let target = try ManagedRegions(whole: target, file: path)
        var diagnostics: [Diagnostic] = []
        var regions: [String: [TextLine]] = [:]
        for name in target.regions.map(\.name) {
            guard let new = target.lines(of: name), let old = base.lines(of: name), !new.elementsEqual(old) else {
                continue
            }
            guard let present = file.lines(of: name) else {
                diagnostics.append(.missingRegion(name, Array(new), in: path))
                continue
            }
            if present.elementsEqual(old) || present.sayTheSame(as: old) {
                regions[name] = Array(new)
            } else if !LineChange(from: Array(old), to: Array(new)).isDone(in: present) {
                diagnostics.append(.edited(name, old: Array(old), new: Array(new), present: present, in: path))
            }
        }
        guard diagnostics.isEmpty else { throw DiagnosticsError(diagnostics) }
        bytes = file.replacing(regions)
    }
}

extension ManagedRegions {
    /// - Throws: every mark without its partner, inside another region, or used twice.
    fileprivate init(whole bytes: [UInt8], file: String) throws(DiagnosticsError) {
        self.init(bytes.textLines)
        guard faults.isEmpty else { throw DiagnosticsError(diagnostics(rule: "managed-region", file: file)) }
    }
}

extension Diagnostic {
    fileprivate static func isNoText(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: "conflict",
            "'\(path.visible)' has been changed by hand and is no text",
            at: Location(file: path),
            fix: "put the file from before back"
        )
    }

    fileprivate static func overlap(_ conflict: ThreeWayMerge.Conflict, in path: String) -> Diagnostic {
        Diagnostic(
            rule: "conflict",
            "'\(path.visible)' has been changed by hand where this command changes it, too",
            at: Location(file: path, line: conflict.line, column: 1),
            notes: conflict.removed.isEmpty ? [] : [Note("it takes away\n" + conflict.removed.block)],
            fix: conflict.added.isEmpty
                ? "take those lines away, then run the command again"
                : "paste these lines there, then run the command again\n" + conflict.added.block
        )
    }

    fileprivate static func edited(
        _ name: String,
        old: [TextLine],
        new: [TextLine],
        present: ArraySlice<TextLine>,
        in path: String
    ) -> Diagnostic {
        let change = LineChange(from: old, to: new)
        let hand = UnifiedDiff.hunks(from: old, to: Array(present)).filter { !$0.hasPrefix("@@") }
        let removed = change.removed.isEmpty ? "" : "\nand take away\n" + change.removed.map(\.text).block
        return Diagnostic(
            rule: "conflict",
            "the region '\(name)' of '\(path.visible)' has been changed by hand",
            at: Location(file: path, line: firstDifference(old, present) + 1, column: 1),
            notes: [Note("against the spec, it says\n" + hand.block)],
            fix: "move your lines out of the region; or paste these into it, then run the command again\n"
                + change.added.map(\.text).block + removed
        )
    }

    fileprivate static func missingRegion(_ name: String, _ lines: [TextLine], in path: String) -> Diagnostic {
        let content = lines.map(\.text)
        let indentation = content.first.map { String($0.prefix { $0 == " " }) } ?? ""
        let marks = ["begin", "end"].map { "\(indentation)// scaffold:\($0) \(name)" }
        return Diagnostic(
            rule: "managed-region",
            "'\(path.visible)' has no region '\(name)', which this command changes",
            at: Location(file: path),
            fix: "put the region back, then run the command again\n" + ([marks[0]] + content + [marks[1]]).block
        )
    }

    /// The place in the file, from 0.
    private static func firstDifference(_ old: [TextLine], _ present: ArraySlice<TextLine>) -> Int {
        let equal = zip(old, present).prefix { $0 == $1 }.count
        return min(present.startIndex + equal, max(present.startIndex, present.endIndex - 1))
    }
}

extension Sequence<TextLine> {
    /// Whether a formatter alone may have made one text of the other.
    fileprivate func sayTheSame(as other: some Sequence<TextLine>) -> Bool {
        SourceLayout(ignoredIn: Array(self).bytes) == SourceLayout(ignoredIn: Array(other).bytes)
    }
}

extension [String] {
    /// The lines below a sentence, set off from it.
    fileprivate var block: String {
        map { "    \($0)" }.joined(separator: "\n")
    }
}

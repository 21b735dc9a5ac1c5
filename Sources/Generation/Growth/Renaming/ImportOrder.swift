import TextLines

/// Sorted imports stay sorted when a name in them is another one.
enum ImportOrder {
    /// The new text with every run of imports sorted that is sorted in the old one.
    ///
    /// `import A`, `import Home`, `import Logger` → `import A`, `import Logger`, `import Start`
    static func restored(from old: [UInt8], in new: [UInt8]) -> [UInt8] {
        let before = old.textLines
        var lines = new.textLines
        guard old != new, before.count == lines.count else { return new }
        for run in runs(in: before) where isSorted(before[run]) && !isSorted(lines[run]) {
            let sorted = lines[run].sorted { $0.name.lexicographicallyPrecedes($1.name) }
            let ends = lines[run].map(\.end)
            lines.replaceSubrange(run, with: zip(sorted, ends).map { TextLine(content: $0.content, end: $1) })
        }
        return lines.bytes
    }

    /// Imports on neighbouring lines that begin alike: `import `, `@testable import `.
    private static func runs(in lines: [TextLine]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for (number, line) in lines.enumerated() where line.isImport {
            if let last = runs.last, last.upperBound == number, lines[last.lowerBound].prefix == line.prefix {
                runs[runs.count - 1] = last.lowerBound..<number + 1
            } else {
                runs.append(number..<number + 1)
            }
        }
        return runs
    }

    private static func isSorted(_ lines: ArraySlice<TextLine>) -> Bool {
        zip(lines, lines.dropFirst()).allSatisfy { !$1.name.lexicographicallyPrecedes($0.name) }
    }
}

extension TextLine {
    /// One import of a whole module and nothing else on the line.
    fileprivate var isImport: Bool {
        let words = content.split(separator: UInt8(ascii: " "))
        return words.count >= 2 && words[words.count - 2].elementsEqual("import".utf8)
            && words[words.count - 1].allSatisfy { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "/") }
    }

    fileprivate var name: ArraySlice<UInt8> {
        content.split(separator: UInt8(ascii: " ")).last ?? []
    }

    fileprivate var prefix: ArraySlice<UInt8> { content.prefix(content.count - name.count) }
}

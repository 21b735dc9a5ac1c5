import Diagnostics

/// The stretches of a file that follow from the spec, each between two marks on lines of their own:
/// `// scaffold:begin targets` and `// scaffold:end targets`. All other lines are the team's.
struct ManagedRegions {
    /// The lines of a region, without its marks.
    private(set) var ranges: [String: Range<Int>] = [:]
    /// In the order of the file.
    private(set) var names: [String] = []
    let lines: [TextLine]

    /// - Throws: every mark without its partner, inside another region, or used twice.
    init(_ bytes: [UInt8], file: String) throws(DiagnosticsError) {
        lines = bytes.textLines
        var diagnostics: [Diagnostic] = []
        var open: (name: String, line: Int)?
        for (number, line) in lines.enumerated() {
            guard let mark = Mark(line) else { continue }
            let place = Location(file: file, line: number + 1, column: 1)
            switch (mark, open) {
            case (.begin(let name), nil):
                if ranges[name] != nil { diagnostics.append(.doubled(name, at: place)) }
                open = (name, number)
            case (.begin(let name), let outer?): diagnostics.append(.nested(name, in: outer.name, at: place))
            case (.end(let name), let begun?) where begun.name == name:
                if ranges.updateValue(begun.line + 1..<number, forKey: name) == nil { names.append(name) }
                open = nil
            case (.end(let name), _): diagnostics.append(.unbegun(name, at: place))
            }
        }
        if let open {
            diagnostics.append(.unended(open.name, at: Location(file: file, line: open.line + 1, column: 1)))
        }
        guard diagnostics.isEmpty else { throw DiagnosticsError(diagnostics) }
    }

    /// Whether a text has a mark, right or wrong.
    static func exist(in bytes: [UInt8]) -> Bool {
        bytes.textLines.contains { Mark($0) != nil }
    }

    subscript(name: String) -> ArraySlice<TextLine>? { ranges[name].map { lines[$0] } }

    /// The file with other lines in some regions; they end as the file's lines do.
    func replacing(_ regions: [String: [TextLine]]) -> [UInt8] {
        var replaced = lines
        for name in names.reversed() {
            guard let new = regions[name], let range = ranges[name] else { continue }
            replaced.replaceSubrange(range, with: new.ending(lines.lineEnd))
        }
        return replaced.bytes
    }
}

/// A line that begins or ends a region.
private enum Mark {
    case begin(String)
    case end(String)

    init?(_ line: TextLine) {
        let words = line.trimmed.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard words.count == 3, words[0].elementsEqual("//".utf8) || words[0].elementsEqual("#".utf8) else {
            return nil
        }
        let name = String(decoding: words[2], as: UTF8.self)
        switch String(decoding: words[1], as: UTF8.self) {
        case "scaffold:begin": self = .begin(name)
        case "scaffold:end": self = .end(name)
        default: return nil
        }
    }
}

extension Diagnostic {
    fileprivate static func doubled(_ name: String, at place: Location) -> Diagnostic {
        region("the region '\(name.visible)' begins a second time", at: place, fix: "leave one region of each name")
    }

    fileprivate static func nested(_ name: String, in outer: String, at place: Location) -> Diagnostic {
        region(
            "the region '\(name.visible)' begins inside the region '\(outer.visible)'",
            at: place,
            fix: "end '\(outer.visible)' before it, with 'scaffold:end \(outer.visible)'"
        )
    }

    fileprivate static func unbegun(_ name: String, at place: Location) -> Diagnostic {
        region(
            "the region '\(name.visible)' ends here and has not begun",
            at: place,
            fix: "put 'scaffold:begin \(name.visible)' back before its first line"
        )
    }

    fileprivate static func unended(_ name: String, at place: Location) -> Diagnostic {
        region(
            "the region '\(name.visible)' begins here and does not end",
            at: place,
            fix: "put 'scaffold:end \(name.visible)' back after its last line"
        )
    }

    private static func region(_ message: String, at place: Location, fix: String) -> Diagnostic {
        Diagnostic(rule: "managed-region", message, at: place, fix: fix)
    }
}

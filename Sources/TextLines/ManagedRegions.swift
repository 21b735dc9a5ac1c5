import Diagnostics

/// The stretches of a file that follow from the spec, each between two marks on lines of their own:
/// `// scaffold:begin targets` and `// scaffold:end targets`. All other lines are the team's.
public struct ManagedRegions {
    public struct Region {
        public let name: String
        /// The lines between the marks, from 0.
        public let lines: Range<Int>
    }

    /// The lines of the whole file.
    public let lines: [TextLine]
    /// In the order of the file.
    public private(set) var regions: [Region] = []
    /// What is wrong with the marks, in the order of the file.
    public private(set) var faults: [Fault] = []

    public init(_ lines: [TextLine]) {
        self.lines = lines
        let marks = lines.enumerated().compactMap { index, line in Mark(line).map { (line: index, mark: $0) } }
        var open: (name: String, line: Int)?
        for (index, (line, mark)) in marks.enumerated() {
            switch mark {
            case .begin(let name): begin(name, at: line, &open, before: marks[(index + 1)...].map(\.mark))
            case .end(let name): end(name, at: line, &open)
            }
        }
        if let open { faults.append(Fault(line: open.line, name: open.name, kind: .beginWithoutEnd)) }
        faults.sort { $0.line < $1.line }
    }

    /// No mark of a region stands in the file, right or wrong.
    public var isEmpty: Bool { regions.isEmpty && faults.isEmpty }

    public subscript(name: String) -> Region? { regions.first { $0.name == name } }

    /// What a region says.
    public func lines(of name: String) -> ArraySlice<TextLine>? { self[name].map { lines[$0.lines] } }

    /// Whether a line, from 0, lies in a region.
    public func contains(_ line: Int) -> Bool { regions.contains { $0.lines.contains(line) } }

    /// Whether a region of this name was begun or ended, well or not.
    public func mentions(_ name: String) -> Bool {
        self[name] != nil || faults.contains { $0.name == name }
    }

    /// The file with other lines in some regions; they end as the file's lines do.
    public func replacing(_ replacements: [String: [TextLine]]) -> [UInt8] {
        var replaced = lines
        for region in regions.reversed() {
            guard let new = replacements[region.name] else { continue }
            replaced.replaceSubrange(region.lines, with: new.ending(lines.lineEnd))
        }
        return replaced.bytes
    }

    /// A region that begins inside another one is nested when the other ends later; otherwise the other lacks its end.
    private mutating func begin(
        _ name: String,
        at line: Int,
        _ open: inout (name: String, line: Int)?,
        before rest: [Mark]
    ) {
        if let outer = open, rest.contains(.end(outer.name)) {
            return faults.append(Fault(line: line, name: name, kind: .nested(in: outer.name)))
        }
        if let outer = open { faults.append(Fault(line: outer.line, name: outer.name, kind: .beginWithoutEnd)) }
        open = (name, line)
    }

    private mutating func end(_ name: String, at line: Int, _ open: inout (name: String, line: Int)?) {
        guard let begin = open, begin.name == name else {
            // The end of a region that was begun inside another one is told with its beginning.
            let isTold = faults.contains { $0.name == name && $0.kind != .repeated }
            if !isTold { faults.append(Fault(line: line, name: name, kind: .endWithoutBegin)) }
            return
        }
        open = nil
        if self[name] != nil { return faults.append(Fault(line: begin.line, name: name, kind: .repeated)) }
        regions.append(Region(name: name, lines: begin.line + 1..<line))
    }
}

/// A line that begins or ends a region.
private enum Mark: Equatable {
    case begin(String)
    case end(String)

    /// `    // scaffold:begin targets` → begin of `targets`
    init?(_ line: TextLine) {
        let text = line.trimmed
        guard let sign = ["//", "#"].first(where: { text.starts(with: $0.utf8) }) else { return nil }
        let words = text.dropFirst(sign.utf8.count).split(whereSeparator: \.isBlank)
        guard words.count == 2 else { return nil }
        let name = String(decoding: words[1], as: UTF8.self)
        switch String(decoding: words[0], as: UTF8.self) {
        case "scaffold:begin": self = .begin(name)
        case "scaffold:end": self = .end(name)
        default: return nil
        }
    }
}

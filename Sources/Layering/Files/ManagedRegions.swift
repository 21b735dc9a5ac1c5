import Diagnostics

/// The regions of a manifest between `// scaffold:begin NAME` and `// scaffold:end NAME`, and what is wrong with their
/// marks.
struct ManagedRegions {
    struct Region {
        let name: String
        /// The lines between the marks, from 0.
        let lines: Range<Int>
    }

    private(set) var regions: [Region] = []
    private(set) var faults: [Fault] = []

    struct Fault {
        /// From 0.
        let line: Int
        let name: String
        let kind: Kind
    }

    enum Kind: Equatable {
        /// The region of this name is open here.
        case nested(in: String)
        case endWithoutBegin
        case beginWithoutEnd
        case repeated
    }

    init(_ text: TextLines) {
        let marks = text.lines.enumerated().compactMap { index, line in Mark(line).map { (line: index, mark: $0) } }
        var open: (name: String, line: Int)?
        for (index, (line, mark)) in marks.enumerated() {
            switch mark {
            case .begin(let name): begin(name, at: line, &open, before: marks[(index + 1)...].map(\.mark))
            case .end(let name): end(name, at: line, &open)
            }
        }
        if let open { faults.append(Fault(line: open.line, name: open.name, kind: .beginWithoutEnd)) }
    }

    /// No mark of a region stands in the text.
    var isEmpty: Bool { regions.isEmpty && faults.isEmpty }

    subscript(name: String) -> Region? { regions.first { $0.name == name } }

    /// Whether a line, from 0, lies in a region.
    func contains(_ line: Int) -> Bool { regions.contains { $0.lines.contains(line) } }

    /// Whether a region of this name was begun or ended, well or not.
    func mentions(_ name: String) -> Bool {
        self[name] != nil || faults.contains { $0.name == name }
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

private enum Mark: Equatable {
    case begin(String), end(String)

    /// `    // scaffold:begin targets` → begin of `targets`
    init?(_ line: ArraySlice<UInt8>) {
        let text = line.trimmed
        guard text.starts(with: "//".utf8) else { return nil }
        let words = text.dropFirst(2).split { $0 == 0x20 || $0 == 0x09 }
        guard words.count == 2 else { return nil }
        let name = String(decoding: words[1], as: UTF8.self)
        switch String(decoding: words[0], as: UTF8.self) {
        case "scaffold:begin": self = .begin(name)
        case "scaffold:end": self = .end(name)
        default: return nil
        }
    }
}

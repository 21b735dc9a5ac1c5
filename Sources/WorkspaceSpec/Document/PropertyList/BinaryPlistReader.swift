import Diagnostics

/// Reads a binary property list (`bplist00`, the format of Core Foundation's CFBinaryPList.c).
///
/// Nothing in the file is believed: offsets, counts and references stay inside it, cycles and shared containers that
/// would unfold without end are refused, and the depth and the number of values are bounded.
struct BinaryPlistReader {
    static let magic = Array("bplist".utf8)

    private let file: String
    private let bytes: [UInt8]
    private let trailer: Trailer
    /// Texts by object, since writers share them.
    private var strings: [Int: String] = [:]
    /// The containers around the object that is being read.
    private var open: Set<Int> = []
    private var cost = 0

    static func read(_ bytes: [UInt8], file: String) throws(DiagnosticsError) -> DocumentNode {
        var reader = try BinaryPlistReader(bytes: bytes, file: file)
        return try reader.value(Place(object: reader.trailer.top))
    }

    private init(bytes: [UInt8], file: String) throws(DiagnosticsError) {
        self.file = file
        self.bytes = bytes
        guard bytes.starts(with: Self.magic + Array("00".utf8)) else {
            let version = String(decoding: bytes.dropFirst(6).prefix(2), as: UTF8.self)
            throw Self.wrong("binary property lists of version '\(version.excerpt)' are not read", file)
        }
        guard let trailer = Trailer(bytes) else {
            throw Self.wrong("the binary property list is cut off or damaged", file)
        }
        self.trailer = trailer
    }

    private static func wrong(_ message: String, _ file: String) -> DiagnosticsError {
        DiagnosticsError(Diagnostic(rule: .syntax, message, at: Location(file: file)))
    }
}

/// The last 32 bytes: how wide offsets and references are, how many objects there are, where their offsets stand.
private struct Trailer {
    static let length = 32
    let offsetWidth: Int
    let referenceWidth: Int
    let objects: Int
    let top: Int
    let table: Int

    /// Nil when the parts do not fill the file exactly.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 8 + Self.length else { return nil }
        let start = bytes.count - Self.length
        guard let objects = bytes.bigEndian(at: start + 8, width: 8),
            let top = bytes.bigEndian(at: start + 16, width: 8),
            let table = bytes.bigEndian(at: start + 24, width: 8)
        else { return nil }
        self.offsetWidth = Int(bytes[start + 6])
        self.referenceWidth = Int(bytes[start + 7])
        self.objects = objects
        self.top = top
        self.table = table
        guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth) else { return nil }
        guard top < objects, objects <= bytes.count, table > 8, table <= start else { return nil }
        guard table + objects * offsetWidth == start else { return nil }
    }
}

/// An object and the way to it.
private struct Place {
    var object: Int
    var path = ""
    var depth = 1

    func child(_ object: Int, _ component: DocumentPath.Component) -> Place {
        Place(object: object, path: component.spelling(after: path), depth: depth + 1)
    }
}

/// An object's first byte and its content.
private struct Header {
    var kind: UInt8
    var low: UInt8
    /// Behind the first byte and the count.
    var start: Int
    /// The low half of the first byte, or the integer behind it.
    var count: Int
}

extension BinaryPlistReader {
    private mutating func value(_ place: Place) throws(DiagnosticsError) -> DocumentNode {
        try count(place.path, place)
        let content = try content(place)
        return DocumentNode(content, at: location(place), span: 0..<0)
    }

    private mutating func content(_ place: Place) throws(DiagnosticsError) -> DocumentNode.Content {
        let header = try header(place)
        switch header.kind {
        case 0x0: return try constant(header, place)
        case 0x1: return try integer(header, place)
        case 0x2: return try real(header, place)
        case 0x3: return .other("date")
        case 0x4: return .other("data")
        case 0x5, 0x6: return .string(try string(header, place))
        case 0x8: return .other("uid")
        case 0xA: return .array(try elements(header, place))
        case 0xC: return .other("set")
        case 0xD: return .object(try members(header, place))
        default: throw damaged(place)
        }
    }

    private mutating func elements(_ header: Header, _ place: Place) throws(DiagnosticsError) -> [DocumentNode] {
        try enter(place)
        let references = try references(header.start, header.count, place)
        var elements: [DocumentNode] = []
        for (index, object) in references.enumerated() {
            elements.append(try value(place.child(object, .index(index))))
        }
        open.remove(place.object)
        return elements
    }

    private mutating func members(_ header: Header, _ place: Place) throws(DiagnosticsError) -> [DocumentNode.Member] {
        try enter(place)
        let keys = try references(header.start, header.count, place)
        let values = try references(header.start + header.count * trailer.referenceWidth, header.count, place)
        var members: [DocumentNode.Member] = []
        for (key, object) in zip(keys, values) {
            let name = try keyText(key, place)
            let child = place.child(object, .key(name))
            members.append(DocumentNode.Member(name, at: location(child), span: 0..<0, try value(child)))
        }
        open.remove(place.object)
        return members
    }

    private mutating func keyText(_ object: Int, _ place: Place) throws(DiagnosticsError) -> String {
        let header = try header(Place(object: object, path: place.path))
        guard header.kind == 0x5 || header.kind == 0x6 else { throw wrong("a key is no text", place) }
        return try string(header, Place(object: object, path: place.path))
    }
}

/// Scalars.
extension BinaryPlistReader {
    private func constant(_ header: Header, _ place: Place) throws(DiagnosticsError) -> DocumentNode.Content {
        switch header.low {
        case 0x0: return .null
        case 0x8: return .bool(false)
        case 0x9: return .bool(true)
        default: throw damaged(place)
        }
    }

    /// One, two and four bytes are unsigned, eight are signed; sixteen hold what does not fit eight, and would lose digits.
    private func integer(_ header: Header, _ place: Place) throws(DiagnosticsError) -> DocumentNode.Content {
        guard header.low <= 4 else { throw damaged(place) }
        let content = try slice(header.start, 1 << Int(header.low), place)
        let bits = content.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard content.count == 16 else { return .integer(Int(Int64(bitPattern: bits))) }
        let high = content.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let isSignExtension = high == (bits >> 63 == 1 ? UInt64.max : 0)
        if isSignExtension { return .integer(Int(Int64(bitPattern: bits))) }
        throw wrong("the integer here is too large: it has more than 64 bits", place)
    }

    private func real(_ header: Header, _ place: Place) throws(DiagnosticsError) -> DocumentNode.Content {
        guard header.low == 2 || header.low == 3 else { throw damaged(place) }
        let content = try slice(header.start, 1 << Int(header.low), place)
        let bits = content.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let number = header.low == 3 ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(bits)))
        guard number.isFinite else { throw wrong("the number is not finite", place) }
        return .double(number)
    }

    private mutating func string(_ header: Header, _ place: Place) throws(DiagnosticsError) -> String {
        if let known = strings[place.object] {
            try count(known, place)
            return known
        }
        let isASCII = header.kind == 0x5
        let content = try slice(header.start, isASCII ? header.count : header.count * 2, place)
        let text = isASCII ? ascii(content) : utf16(content)
        guard let text else { throw wrong("a text is not in its encoding", place) }
        strings[place.object] = text
        return text
    }

    private func ascii(_ content: ArraySlice<UInt8>) -> String? {
        content.allSatisfy { $0 < 0x80 } ? String(decoding: content, as: UTF8.self) : nil
    }

    /// Nil when a surrogate stands alone.
    private func utf16(_ content: ArraySlice<UInt8>) -> String? {
        let units = stride(from: content.startIndex, to: content.endIndex, by: 2).map {
            UInt16(content[$0]) << 8 | UInt16(content[$0 + 1])
        }
        var bytes: [UInt8] = []
        let isBroken = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true) {
            bytes.append($0)
        }
        return isBroken ? nil : String(decoding: bytes, as: UTF8.self)
    }
}

/// Offsets, counts and limits.
extension BinaryPlistReader {
    private func header(_ place: Place) throws(DiagnosticsError) -> Header {
        guard
            let offset = bytes.bigEndian(
                at: trailer.table + place.object * trailer.offsetWidth,
                width: trailer.offsetWidth
            ),
            (8..<trailer.table).contains(offset)
        else { throw damaged(place) }
        let (kind, low) = (bytes[offset] >> 4, bytes[offset] & 0xF)
        guard kind >= 0x4, kind != 0x8, low == 0xF else {
            return Header(kind: kind, low: low, start: offset + 1, count: Int(low))
        }
        return try longHeader(kind, at: offset, place)
    }

    private func longHeader(_ kind: UInt8, at offset: Int, _ place: Place) throws(DiagnosticsError) -> Header {
        guard offset + 1 < trailer.table, bytes[offset + 1] & 0xFC == 0x10 else { throw damaged(place) }
        let width = 1 << Int(bytes[offset + 1] & 0x3)
        guard let count = bytes.bigEndian(at: offset + 2, width: width), count <= bytes.count else {
            throw damaged(place)
        }
        return Header(kind: kind, low: 0xF, start: offset + 2 + width, count: count)
    }

    private func slice(_ start: Int, _ length: Int, _ place: Place) throws(DiagnosticsError) -> ArraySlice<UInt8> {
        guard start <= trailer.table, length <= trailer.table - start else { throw damaged(place) }
        return bytes[start..<(start + length)]
    }

    private func references(_ start: Int, _ count: Int, _ place: Place) throws(DiagnosticsError) -> [Int] {
        let width = trailer.referenceWidth
        _ = try slice(start, count * width, place)
        var references: [Int] = []
        for index in 0..<count {
            guard let object = bytes.bigEndian(at: start + index * width, width: width), object < trailer.objects else {
                throw damaged(place)
            }
            references.append(object)
        }
        return references
    }

    private mutating func enter(_ place: Place) throws(DiagnosticsError) {
        guard open.insert(place.object).inserted else { throw wrong("the value contains itself", place) }
        guard place.depth > DocumentLimits.depth else { return }
        throw wrong("nested deeper than \(DocumentLimits.depth) levels", place, rule: .limit)
    }

    /// A value costs more where its key path is long, since each keeps its own; a shared text costs its length, since
    /// whoever uses the values reads it each time.
    private mutating func count(_ text: String, _ place: Place) throws(DiagnosticsError) {
        cost += 1 + text.utf8.count / 100
        guard cost > DocumentLimits.values else { return }
        throw wrong("more than \(DocumentLimits.values) values", place, rule: .limit)
    }

    private func location(_ place: Place) -> Location {
        Location(file: file, place: place.path.isEmpty ? .file : .keyPath(place.path))
    }

    private func damaged(_ place: Place) -> DiagnosticsError {
        wrong("the binary property list is damaged here", place)
    }

    private func wrong(_ message: String, _ place: Place, rule: RuleID = .syntax) -> DiagnosticsError {
        DiagnosticsError(Diagnostic(rule: rule, message, at: location(place)))
    }
}

extension [UInt8] {
    /// The unsigned integer of so many bytes; nil when it is outside the array or does not fit an `Int`.
    fileprivate func bigEndian(at offset: Int, width: Int) -> Int? {
        guard offset >= 0, offset <= count - width else { return nil }
        return Int(exactly: self[offset..<(offset + width)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}

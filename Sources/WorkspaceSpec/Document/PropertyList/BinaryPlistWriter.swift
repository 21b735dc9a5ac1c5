/// Writes a binary property list; the same value gives the same bytes. Equal texts are stored once.
struct BinaryPlistWriter {
    private var objects: [[UInt8]] = []
    private var texts: [[UInt8]: Int] = [:]
    /// The bytes of a reference from a container to its content.
    private let referenceWidth: Int

    /// A value without `null` and other values that property lists do not have.
    static func bytes(of root: DocumentNode) -> [UInt8] {
        var writer = BinaryPlistWriter(referenceWidth: width(of: root.objectCount))
        _ = writer.add(root)
        return writer.assembled()
    }

    private init(referenceWidth: Int) {
        self.referenceWidth = referenceWidth
    }

    private func assembled() -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        let offsetWidth = Self.width(of: table)
        for offset in offsets { bytes += Self.bigEndian(offset, width: offsetWidth) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)]
        return bytes + [objects.count, 0, table].flatMap { Self.bigEndian($0, width: 8) }
    }
}

extension BinaryPlistWriter {
    /// Adds a value and what it holds; gives its number. A container comes before its content.
    private mutating func add(_ node: DocumentNode) -> Int {
        switch node.content {
        case .object(let members): addObject(members)
        case .array(let elements): addArray(elements)
        case .string(let text): addText(text)
        case .integer(let number): append(Self.integer(number))
        case .double(let number): append([0x23] + Self.bigEndian(number.bitPattern, width: 8))
        case .bool(let flag): append([flag ? 0x09 : 0x08])
        case .null, .other: append([0x00])
        }
    }

    private mutating func addObject(_ members: [DocumentNode.Member]) -> Int {
        let number = append([])
        let keys = members.map { addText($0.key) }
        let values = members.map { add($0.value) }
        objects[number] = Self.header(0xD0, count: members.count) + references(keys) + references(values)
        return number
    }

    private mutating func addArray(_ elements: [DocumentNode]) -> Int {
        let number = append([])
        let content = elements.map { add($0) }
        objects[number] = Self.header(0xA0, count: elements.count) + references(content)
        return number
    }

    private mutating func addText(_ text: String) -> Int {
        let key = Array(text.utf8)
        if let number = texts[key] { return number }
        let number = append(Self.text(text))
        texts[key] = number
        return number
    }

    private mutating func append(_ object: [UInt8]) -> Int {
        objects.append(object)
        return objects.count - 1
    }

    private func references(_ numbers: [Int]) -> [UInt8] {
        numbers.flatMap { Self.bigEndian($0, width: referenceWidth) }
    }
}

extension BinaryPlistWriter {
    private static func text(_ text: String) -> [UInt8] {
        let utf8 = Array(text.utf8)
        if utf8.allSatisfy({ $0 < 0x80 }) { return header(0x50, count: utf8.count) + utf8 }
        let units = Array(text.utf16)
        return header(0x60, count: units.count) + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    private static func integer(_ number: Int) -> [UInt8] {
        guard number >= 0 else { return [0x13] + bigEndian(UInt64(bitPattern: Int64(number)), width: 8) }
        let width = width(of: number)
        return [0x10 | UInt8(width.trailingZeroBitCount)] + bigEndian(number, width: width)
    }

    private static func header(_ kind: UInt8, count: Int) -> [UInt8] {
        count < 15 ? [kind | UInt8(count)] : [kind | 0xF] + integer(count)
    }

    /// 1, 2, 4 or 8.
    private static func width(of number: Int) -> Int {
        switch number {
        case ..<0x100: 1
        case ..<0x1_0000: 2
        case ..<0x1_0000_0000: 4
        default: 8
        }
    }

    private static func bigEndian(_ number: Int, width: Int) -> [UInt8] {
        bigEndian(UInt64(number), width: width)
    }

    private static func bigEndian(_ number: UInt64, width: Int) -> [UInt8] {
        (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}

extension DocumentNode {
    /// At least the objects that a binary property list needs.
    fileprivate var objectCount: Int {
        switch content {
        case .object(let members): members.reduce(1) { $0 + 1 + $1.value.objectCount }
        case .array(let elements): elements.reduce(1) { $0 + $1.objectCount }
        default: 1
        }
    }
}

/// The identifiers in a text, with what stands before them; comments and literals are text like any other.
struct Identifiers: Sequence {
    let bytes: [UInt8]

    struct Element {
        let range: Range<Int>
        let name: String
        /// After a dot.
        let isMember: Bool
        /// The module of an import, or of `canImport`.
        let isImport: Bool
        /// What is declared here: `struct X`, `func X`.
        let isDeclared: Bool
    }

    struct Iterator: IteratorProtocol {
        let bytes: [UInt8]
        var offset = 0
        /// The identifiers before on the same line, the nearest last.
        var line: [String] = []

        mutating func next() -> Element? {
            while offset < bytes.count {
                if bytes[offset].isIdentifierByte { return identifier() }
                if bytes[offset] == 0x0A || bytes[offset] == 0x0D { line = [] }
                offset += 1
            }
            return nil
        }

        private mutating func identifier() -> Element {
            let start = offset
            while offset < bytes.count, bytes[offset].isIdentifierByte { offset += 1 }
            let name = String(decoding: bytes[start..<offset], as: UTF8.self)
            let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
            let element = Element(
                range: start..<offset,
                name: name,
                isMember: isMember,
                isImport: !isMember && followsImport,
                isDeclared: line.last.map(Iterator.declarations.contains) == true
            )
            line.append(name)
            return element
        }

        /// `import X`, `import struct X.Y`, `canImport(X)`
        private var followsImport: Bool {
            guard let last = line.last else { return false }
            if last == "import" || last == "canImport" { return true }
            return line.dropLast().last == "import" && Iterator.importKinds.contains(last)
        }

        private static let declarations: Set = [
            "struct", "class", "enum", "protocol", "typealias", "actor", "associatedtype", "func", "var", "let", "case",
        ]
        private static let importKinds: Set = [
            "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
        ]
    }

    func makeIterator() -> Iterator { Iterator(bytes: bytes) }
}

extension UInt8 {
    /// A letter, a digit, `_`, or a part of a character that is not ASCII.
    fileprivate var isIdentifierByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}

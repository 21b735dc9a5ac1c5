import TextLines

/// The assignments of an `.xcconfig` file: `PRODUCT_BUNDLE_IDENTIFIER = com.example.shop`.
struct BuildSettings {
    struct Assignment: Equatable {
        let key: String
        let value: String
        /// From 0.
        let line: Int
    }

    /// In the order of the file; assignments under a condition (`KEY[sdk=…] = …`) keep it in their key.
    let assignments: [Assignment]

    init(_ lines: [TextLine]) {
        assignments = lines.enumerated().compactMap { index, line in
            let code = Self.withoutComment(line.content)
            guard let equals = Self.equals(in: code) else { return nil }
            return Assignment(
                key: String(decoding: code[..<equals].trimmed, as: UTF8.self),
                value: String(decoding: code[(equals + 1)...].trimmed, as: UTF8.self),
                line: index
            )
        }
    }

    /// The last assignment counts.
    subscript(key: String) -> Assignment? { assignments.last { $0.key == key } }

    /// `//` begins a comment wherever it stands.
    private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let slash = UInt8(ascii: "/")
        let start = line.indices.first { line[$0] == slash && $0 + 1 < line.endIndex && line[$0 + 1] == slash }
        return start.map { line[..<$0] } ?? line
    }

    /// The `=` that is not inside brackets.
    private static func equals(in line: ArraySlice<UInt8>) -> Int? {
        var depth = 0
        for (index, byte) in zip(line.indices, line) {
            if byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "]") { depth -= 1 }
            if byte == UInt8(ascii: "="), depth == 0 { return index }
        }
        return nil
    }
}

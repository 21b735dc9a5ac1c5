/// Swift source without what a formatter may change: blanks, line ends, and the comma before a closing bracket.
///
/// `[\n  "A",\n]` and `["A"]` are equal.
public struct SourceLayout: Equatable, Sendable {
    private let bytes: [UInt8]

    public init(ignoredIn source: some Sequence<UInt8>) {
        var reader = Reader(bytes: Array(source))
        bytes = reader.essence()
    }
}

private struct Reader {
    let bytes: [UInt8]
    var offset = 0
    var result: [UInt8] = []

    mutating func essence() -> [UInt8] {
        result.reserveCapacity(bytes.count)
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
            case UInt8(ascii: "\""): text()
            case UInt8(ascii: "/") where bytes[offset...].starts(with: "//".utf8): comment()
            case UInt8(ascii: ")"), UInt8(ascii: "]"): close()
            case let byte:
                result.append(byte)
                offset += 1
            }
        }
        return result
    }

    /// A literal on one line, as the manifest has them.
    private mutating func text() {
        var isEscaped = true
        repeat {
            isEscaped = bytes[offset] == UInt8(ascii: "\\") && !isEscaped
            result.append(bytes[offset])
            offset += 1
        } while offset < bytes.count && !(bytes[offset] == UInt8(ascii: "\"") && !isEscaped)
        guard offset < bytes.count else { return }
        result.append(bytes[offset])
        offset += 1
    }

    /// A comment ends with its line.
    private mutating func comment() {
        let end = bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
        result += bytes[offset..<end]
        result.append(UInt8(ascii: "\n"))
        offset = end
    }

    private mutating func close() {
        if result.last == UInt8(ascii: ",") { result.removeLast() }
        result.append(bytes[offset])
        offset += 1
    }
}

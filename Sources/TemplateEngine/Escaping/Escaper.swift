/// The spelling of values in one format: most bytes stand for themselves, the others are asked for one by one.
struct Escaper: Sendable {
    /// The format in words, for errors: `a Swift string literal`.
    let format: String
    /// The bytes that are written as they are wherever they stand.
    let plain: ByteSet
    /// How any other scalar is written.
    let spell: @Sendable (ScalarInValue) -> Spelling

    enum Spelling {
        case asItIs
        case written(String)
        /// The format has no way to write it; the reason completes "it cannot be written: …".
        case refused(String)
    }

    /// Appends the value's spelling, and returns why the format cannot hold it, or nil.
    func write(_ value: inout String, to output: inout [UInt8]) -> String? {
        value.withUTF8 { write($0, to: &output) }
    }

    private func write(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> String? {
        var refusal: String?
        var start = 0
        var position = 0
        while position < bytes.count {
            if plain.contains(bytes[position]) {
                position += 1
                continue
            }
            let scalar = ScalarInValue(bytes, at: position)
            switch spell(scalar) {
            case .asItIs: break
            case .written(let spelling):
                output.append(contentsOf: bytes[start..<position])
                output.append(contentsOf: spelling.utf8)
                start = scalar.end
            case .refused(let reason): refusal = refusal ?? reason
            }
            position = scalar.end
        }
        output.append(contentsOf: bytes[start...])
        return refusal
    }
}

extension Escaper {
    static let none = Escaper(format: "a file", plain: .all) { _ in .asItIs }
}

import Diagnostics

extension Escaper {
    /// `"\(x)"` → `\"\\(x)\"`; what cannot be seen becomes `\u{…}`.
    static let swift = Escaper(
        format: "a Swift string literal",
        plain: .printable(except: "\"\\", nonASCII: false)
    ) { character in
        switch character.scalar {
        case "\"": .written("\\\"")
        case "\\": .written("\\\\")
        case "\n": .written("\\n")
        case "\r": .written("\\r")
        case "\t": .written("\\t")
        case "\0": .written("\\0")
        case let scalar where scalar.isInvisible: .written("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
        default: .asItIs
        }
    }
}

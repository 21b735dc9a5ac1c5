import Diagnostics

extension Escaper {
    /// A file or folder name: a value never leaves its component.
    static let path = Escaper(format: "a file name", plain: .printable(except: "/\\", nonASCII: false)) { character in
        switch character.scalar {
        case "/", "\\": .refused("'\(character.scalar)' separates folders")
        case let scalar where scalar.isInvisible: .refused("\(scalar.codePoint) cannot be seen")
        default: .asItIs
        }
    }
}

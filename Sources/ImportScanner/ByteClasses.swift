extension UInt8 {
    static let newline: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let tab: UInt8 = 0x09
    static let exclamation: UInt8 = 0x21
    static let quote: UInt8 = 0x22
    static let pound: UInt8 = 0x23
    static let dollar: UInt8 = 0x24
    static let ampersand: UInt8 = 0x26
    static let apostrophe: UInt8 = 0x27
    static let openParen: UInt8 = 0x28
    static let closeParen: UInt8 = 0x29
    static let star: UInt8 = 0x2A
    static let comma: UInt8 = 0x2C
    static let dot: UInt8 = 0x2E
    static let slash: UInt8 = 0x2F
    static let colon: UInt8 = 0x3A
    static let semicolon: UInt8 = 0x3B
    static let less: UInt8 = 0x3C
    static let equal: UInt8 = 0x3D
    static let greater: UInt8 = 0x3E
    static let question: UInt8 = 0x3F
    static let at: UInt8 = 0x40
    static let openBracket: UInt8 = 0x5B
    static let backslash: UInt8 = 0x5C
    static let closeBracket: UInt8 = 0x5D
    static let underscore: UInt8 = 0x5F
    static let backtick: UInt8 = 0x60
    static let letterE: UInt8 = 0x65
    static let letterI: UInt8 = 0x69
    static let letterT: UInt8 = 0x74
    static let openBrace: UInt8 = 0x7B
    static let pipe: UInt8 = 0x7C
    static let closeBrace: UInt8 = 0x7D

    var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
    var isDigit: Bool { self &- 0x30 < 10 }
    var isLineEnd: Bool { self == .newline || self == .carriageReturn }

    /// A letter, a digit, `_` or `$`.
    var isASCIIWord: Bool { isASCIILetter || isDigit || self == .underscore || self == .dollar }

    /// What the compiler passes over between tokens; a NUL is one, with a warning.
    var isBlank: Bool { self == .space || self &- 0x09 < 5 || self == 0 }

    /// An ASCII character of an operator, the dot included.
    var isOperator: Bool {
        switch self {
        case .slash, .equal, 0x2D, 0x2B, .exclamation, .star, 0x25, .less, .greater, .ampersand, .pipe, 0x5E, 0x7E,
            .question, .dot:
            true
        default: false
        }
    }
}

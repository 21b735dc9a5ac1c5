extension String {
    /// The columns that a terminal gives the text: two for East Asian wide characters and emoji, none for marks that
    /// join the character before.
    ///
    /// `"日本🦊".columns` → 6
    public var columns: Int {
        utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.columns }
    }

    /// The longest beginning that fits into a number of columns.
    public func prefix(columns limit: Int) -> String {
        var text = ""
        var used = 0
        for character in self {
            used += character.columns
            if used > limit { break }
            text.append(character)
        }
        return text
    }
}

extension Character {
    /// One, or two where terminals draw the character wide (Unicode Standard Annex 11, and Technical Standard 51 for
    /// emoji).
    fileprivate var columns: Int {
        guard let scalar = unicodeScalars.first, !scalar.isASCII else { return 1 }
        if scalar.isWide || unicodeScalars.dropFirst().contains("\u{FE0F}") { return 2 }
        return scalar.takesNoColumn && unicodeScalars.allSatisfy(\.takesNoColumn) ? 0 : 1
    }
}

extension Unicode.Scalar {
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: properties.isEmojiPresentation
        }
    }

    fileprivate var takesNoColumn: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}

import Diagnostics

extension Unicode.Scalar {
    /// Whether a reader cannot see that the scalar is there, wherever it stands: what `isInvisible` names, the joiner,
    /// fillers, and noncharacters. Variation selectors count as seen: they only choose a form.
    var isUnseen: Bool {
        if (0x20...0x7E).contains(value) { return false }
        if isInvisible || isJoiner || isEmojiTag || properties.isNoncharacterCodePoint { return true }
        return properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector || value == 0x2800
    }

    /// The scalar in words that a terminal can show: `'-'`, `a space`, `U+200B`.
    var named: String {
        if value == 0x20 { return "a space" }
        if !isUnseen, !properties.isGraphemeExtend { return "'\(self)'" }
        let code = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    }

    fileprivate var isJoiner: Bool { value == 0x200D }

    /// An emoji that is no digit and no sign.
    fileprivate var isPicture: Bool { value > 0x2000 && properties.isEmoji }

    /// A letter of the flags of England, Scotland and Wales.
    fileprivate var isEmojiTag: Bool { (0xE0020...0xE007F).contains(value) }

    /// The letter without its accent: `é` → `e`.
    var withoutAccent: Unicode.Scalar {
        Self.accented.first { $0.letters.contains(self) }?.plain ?? self
    }

    private static let accented: [(plain: Unicode.Scalar, letters: String.UnicodeScalarView)] = [
        ("A", "ÀÁÂÃÄÅĀĂĄ"), ("C", "ÇĆĈĊČ"), ("D", "ĎĐ"), ("E", "ÈÉÊËĒĔĖĘĚ"), ("G", "ĜĞĠĢ"), ("H", "ĤĦ"),
        ("I", "ÌÍÎÏĨĪĬĮİ"), ("J", "Ĵ"), ("K", "Ķ"), ("L", "ĹĻĽĿŁ"), ("N", "ÑŃŅŇ"), ("O", "ÒÓÔÕÖØŌŎŐ"),
        ("R", "ŔŖŘ"), ("S", "ŚŜŞŠ"), ("T", "ŢŤŦ"), ("U", "ÙÚÛÜŨŪŬŮŰŲ"), ("W", "Ŵ"), ("Y", "ÝŶŸ"), ("Z", "ŹŻŽ"),
        ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđ"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"),
        ("i", "ìíîïĩīĭįı"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņň"), ("o", "òóôõöøōŏő"),
        ("r", "ŕŗř"), ("s", "śŝşš"), ("t", "ţťŧ"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"),
    ].map { ($0, $1.unicodeScalars) }
}

extension String {
    /// The text with the code point in the place of every scalar that nobody can see: `A\u{200B}B`.
    var shown: String { isPlain ? self : spellingOut(\.isUnseen) }

    /// Whether all is ASCII that can be seen, as most names are.
    private var isPlain: Bool {
        utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }

    /// The first scalar of a name that nobody can see.
    var firstUnseenScalar: Unicode.Scalar? {
        isPlain ? nil : unicodeScalars.first(where: \.isUnseen)
    }

    /// The first scalar of a free text that nobody can see; joiners and tags inside an emoji are seen as the emoji.
    func firstUnseenScalar(besides allowed: String) -> Unicode.Scalar? {
        let scalars = Array(unicodeScalars)
        let index = scalars.indices.first { index in
            let scalar = scalars[index]
            return scalar.isUnseen && !allowed.unicodeScalars.contains(scalar) && !isInsideEmoji(scalars, index)
        }
        return index.map { scalars[$0] }
    }

    private func isInsideEmoji(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        let before = scalars[..<index]
        if scalars[index].isJoiner {
            let base = before.last { !$0.properties.isVariationSelector && !$0.properties.isEmojiModifier }
            return base?.isPicture == true && index + 1 < scalars.count && scalars[index + 1].isPicture
        }
        return scalars[index].isEmojiTag && before.last { !$0.isEmojiTag }?.value == 0x1F3F4
    }
}

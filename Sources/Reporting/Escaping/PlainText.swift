// Most text needs no escape in any format: one look at its bytes says so.

extension String {
    /// Whether all bytes are of this kind.
    func consists(of isKind: (UInt8) -> Bool) -> Bool {
        utf8.allSatisfy(isKind)
    }

    /// The text with some scalars spelt otherwise; nil keeps one as it is.
    func escaped(_ escape: (Unicode.Scalar) -> String?) -> String {
        var text = ""
        for scalar in unicodeScalars {
            if let escaped = escape(scalar) {
                text += escaped
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension UInt8 {
    /// Letters, digits, punctuation and the space.
    var isGraphicASCII: Bool { (0x20..<0x7F).contains(self) }
}

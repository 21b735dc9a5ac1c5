/// Turns any text into the name of a file that no system reads as something else.
enum FileName {
    /// Keeps lower-case letters, digits, `-`, `_` and inner dots, and spells every other byte `%` and two digits:
    /// `search.recent` → `search.recent`, `../Ü` → `%2e.%2f%c3%9c`.
    ///
    /// Capital letters are spelt too, because `A` and `a` are one file on a system that folds case.
    static func encode(_ text: String) -> String {
        var name = ""
        for byte in text.utf8 {
            if isPlain(byte, isFirst: name.isEmpty) {
                name.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                name += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
        return name
    }

    private static func isPlain(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "_"): true
        case UInt8(ascii: "."): !isFirst
        default: false
        }
    }
}

/// How wide a text is drawn at most, in hundredths of its font size: measured on DejaVu Sans, the widest of the fonts
/// that browsers take for `sans-serif`.
enum TextWidth {
    /// The width in pixels, rounded up.
    static func pixels(_ text: String, size: Int) -> Int {
        (text.unicodeScalars.reduce(0) { $0 + hundredths($1) } * size + 99) / 100
    }

    /// The text, with its middle left out when it has more letters than this.
    static func shortened(_ text: String, to count: Int = 36) -> String {
        guard text.count > count else { return text }
        return text.prefix(count / 2) + "…" + text.suffix(count / 2 - 1)
    }

    private static func hundredths(_ scalar: Unicode.Scalar) -> Int {
        switch scalar {
        case "i", "j", "l", "I", "'", ".", ",", ":", ";", "|", "!": 34
        case " ", "f", "r", "t", "(", ")", "[", "]", "/", "-", "\\": 42
        case "m", "w", "M", "W", "@", "%", "…": 102
        case "A"..."Z": 78
        default: scalar.value < 0x300 ? 65 : scalar.value < 0x1100 ? 80 : 110
        }
    }
}

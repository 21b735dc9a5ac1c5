extension Escaper {
    /// `$x #1` → `$$x \#1`: make halves `$$`, and takes `#` for a comment unless an odd number of backslashes stands
    /// before it. A variable ends with its line and loses leading blanks (GNU make, 3.1 and 6.5).
    static let makefile = Escaper(format: "a make variable", plain: .printable(except: " $#\\")) { character in
        switch character.scalar {
        case "$": .written("$$")
        case "#": .written("\\#")
        case "\\": backslash(character)
        case " ", "\t": character.isFirst ? .refused("a blank at the beginning is dropped") : .asItIs
        case "\n", "\r": .refused("a line break ends the variable")
        case let scalar: .refused("\(scalar.codePoint) is a control character")
        }
    }

    /// Backslashes are halved only in front of `#`.
    private static func backslash(_ character: ScalarInValue) -> Spelling {
        switch character.after.first(where: { $0 != UInt8(ascii: "\\") }) {
        case nil: .refused("'\\' at the end joins the next line")
        case UInt8(ascii: "#"): .written("\\\\")
        default: .asItIs
        }
    }
}

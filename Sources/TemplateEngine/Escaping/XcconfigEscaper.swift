import Diagnostics

extension Escaper {
    /// `a//b` → `a/$()/b`: two slashes begin a comment, and `$()` is nothing; a slash at the value's end could meet
    /// one of the template. A setting ends with its line, is trimmed, and has no escape for `$`.
    static let xcconfig = Escaper(
        format: "an Xcode configuration file",
        plain: .printable(except: " /$;\\", nonASCII: false)
    ) { character in
        switch character.scalar {
        case "/": .written(slash(character))
        case "$": .refused("'$' begins a build setting")
        case ";": character.isLast ? .refused("';' at the end is dropped") : .asItIs
        case "\\": character.isLast ? .refused("'\\' at the end joins the next line") : .asItIs
        case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": .refused("a line break ends the setting")
        case let scalar where scalar.isControl: .refused("\(scalar.codePoint) is a control character")
        case let scalar where scalar.properties.isWhitespace || scalar.isInvisible: blank(character)
        default: .asItIs
        }
    }

    private static func blank(_ character: ScalarInValue) -> Spelling {
        character.isFirst || character.isLast ? .refused("a blank at an end is dropped") : .asItIs
    }

    private static func slash(_ character: ScalarInValue) -> String {
        let meets = character.previous == nil || character.previous == UInt8(ascii: "/")
        return (meets ? "$()/" : "/") + (character.isLast ? "$()" : "")
    }
}

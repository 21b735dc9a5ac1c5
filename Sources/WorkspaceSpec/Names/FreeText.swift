import Diagnostics

/// Texts for people, which may hold almost everything.
enum FreeText {
    struct Fault: Equatable {
        var rule: RuleID
        /// The end of a sentence.
        var message: String
        var fix: String
    }

    /// `Shop "X" 商店 🛒` → nil; `Shop $(X)` → a fault
    static func fault(ofDisplayName text: String) -> Fault? {
        if let scalar = text.firstUnseenScalar(besides: "\n") {
            return Fault(rule: "invisible-character", message: "holds \(scalar.named)", fix: "leave it out")
        }
        if text.allSatisfy(\.isWhitespace) {
            return Fault(rule: "invalid-display-name", message: "is empty", fix: "write a name, or leave the key out")
        }
        if text.first?.isWhitespace == true || text.last?.isWhitespace == true {
            return Fault(
                rule: "invalid-display-name",
                message: "begins or ends with white space",
                fix: "leave the white space out"
            )
        }
        return expansion(in: text)
    }

    /// What Xcode takes for a build setting in an Info.plist and in an xcconfig: `$(A)`, `${A}`, `$[A]`, `$A`.
    private static func expansion(in text: String) -> Fault? {
        let bytes = Array(text.utf8)
        let index = bytes.indices.dropLast().first { bytes[$0] == UInt8(ascii: "$") && opensExpansion(bytes[$0 + 1]) }
        guard let index else { return nil }
        let sample = String(decoding: bytes[index...(index + 1)], as: UTF8.self)
        return Fault(
            rule: "expanded-text",
            message: "holds '\(sample)', which Xcode expands in an Info.plist and in an xcconfig",
            fix: "leave out the '$', or write something between it and what follows"
        )
    }

    private static func opensExpansion(_ byte: UInt8) -> Bool {
        byte.isLetter || byte == UInt8(ascii: "_") || "([{".utf8.contains(byte)
    }
}

/// Versions by Semantic Versioning 2.0.0, which SwiftPM demands: three numbers, then perhaps `-` and `+` parts.
enum SemanticVersion {
    /// `1.1.0`, `2.0.0-beta.1` → true; `1.1`, `v1.0.0` → false
    static func isValid(_ text: String) -> Bool {
        let withoutBuild = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        let parts = withoutBuild[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 3 && numbers.allSatisfy(isNumber)
            && (parts.dropFirst() + withoutBuild.dropFirst()).allSatisfy(areIdentifiers)
    }

    /// `1.1` → `1.1.0`, `v2` → `2.0.0`
    static func suggestion(for text: String) -> String {
        let plain = text.hasPrefix("v") ? text.dropFirst() : text[...]
        let numbers = plain.split(separator: ".").prefix(3).filter(isNumber)
        let suggestion = (numbers.map(String.init) + ["0", "0", "0"]).prefix(3).joined(separator: ".")
        return numbers.isEmpty ? "1.0.0" : suggestion
    }

    private static func isNumber(_ text: Substring) -> Bool {
        (1...9).contains(text.utf8.count) && text.utf8.allSatisfy(\.isDigit)
            && (text.utf8.count == 1 || text.first != "0")
    }

    private static func areIdentifiers(_ text: Substring) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
        }
    }
}

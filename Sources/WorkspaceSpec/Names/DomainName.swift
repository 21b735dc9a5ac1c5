import Diagnostics

/// Reverse domain names, the form of organizations and of bundle identifiers: letters, digits and hyphens between dots.
enum DomainName {
    static let maximumLength = 155

    /// What is wrong, as the end of a sentence; nil for a right one.
    static func fault(of text: String) -> String? {
        if text.isEmpty { return "is empty" }
        if let scalar = text.unicodeScalars.first(where: { !isAllowed($0) }) { return "holds \(scalar.named)" }
        if text.utf8.count > maximumLength { return "has more than \(maximumLength) bytes" }
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        if labels.contains("") { return "has nothing between two dots or at an end" }
        if let label = labels.first(where: { $0.hasPrefix("-") || $0.hasSuffix("-") }) {
            return "has '\(label)', with a hyphen at its end"
        }
        return nil
    }

    /// `com.my_company` → `com.my-company`
    static func suggestion(for text: String) -> String? {
        let labels = text.split(separator: ".").map { label in
            String(label.map { $0.unicodeScalars.allSatisfy(isAllowed) ? $0 : "-" })
        }
        let suggestion = labels.joined(separator: ".")
        return fault(of: suggestion) == nil ? "\"\(suggestion)\"" : nil
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return false }
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        return byte.isLetter || byte.isDigit || scalar == "-" || scalar == "."
    }
}

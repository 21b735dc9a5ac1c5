import Diagnostics

/// The order of findings: place, rule, message, then all the rest.
///
/// Text is compared by its bytes: `String`'s order takes two spellings of `é` for equal, and the input's order
/// would then show in the report.
struct FindingOrder: Comparable {
    private let file: String
    private let position: (Int, Int)
    private let words: [String]

    static func sorted(_ findings: [Diagnostic]) -> [Diagnostic] {
        findings.map { (order: FindingOrder($0), finding: $0) }.sorted { $0.order < $1.order }.map(\.finding)
    }

    private init(_ finding: Diagnostic) {
        file = finding.location?.file ?? ""
        position = (finding.location?.line ?? 0, finding.location?.column ?? 0)
        words =
            [
                finding.location?.keyPath ?? "", finding.rule.rawValue, finding.message, finding.severity.rawValue,
                "\(finding.isKnown)", finding.fix ?? "", finding.ruleLocation?.description ?? "",
            ] + finding.notes.flatMap { [$0.message, $0.location?.description ?? ""] }
    }

    static func < (left: FindingOrder, right: FindingOrder) -> Bool {
        if !left.file.hasSameBytes(as: right.file) { return left.file.bytesPrecede(right.file) }
        if left.position != right.position { return left.position < right.position }
        return left.words.lexicographicallyPrecedes(right.words) { $0.bytesPrecede($1) }
    }

    static func == (left: FindingOrder, right: FindingOrder) -> Bool {
        !(left < right) && !(right < left)
    }
}

extension String {
    fileprivate func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    fileprivate func bytesPrecede(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

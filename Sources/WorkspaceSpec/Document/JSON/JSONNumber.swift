/// What a token that looks like a number is by the grammar of RFC 8259, section 6.
///
/// `16` → integer, `16.0` and `1e3` → double; an integer that does not fit 64 bits would lose digits, and is refused.
enum JSONNumber: Equatable {
    case integer(Int)
    case double(Double)
    case wrong(String, fix: String?)

    init(_ token: String) {
        guard token.utf8.count <= 1_000 else {
            self = .wrong("it is too long", fix: nil)
            return
        }
        let parts = Parts(token)
        if let error = parts.error {
            self = error
        } else if parts.isInteger {
            self =
                Int(token).map { .integer($0) }
                ?? .wrong("a whole number has at most 64 bits", fix: "write it as a text, in quotes")
        } else if let number = Double(token), number.isFinite {
            self = .double(number)
        } else {
            self = .wrong("it is too large", fix: nil)
        }
    }
}

/// A token taken apart: `-12.5e+3` has the sign `-`, whole `12`, fraction `5`, exponent `3`.
private struct Parts {
    private let token: String
    private let whole: Substring
    private let fraction: Substring?
    private let exponent: Substring?

    init(_ token: String) {
        self.token = token
        let unsigned = token.hasPrefix("-") ? token.dropFirst() : token[...]
        let mantissa = unsigned.prefix { $0 != "e" && $0 != "E" }
        self.whole = mantissa.prefix { $0 != "." }
        self.fraction = whole.endIndex == mantissa.endIndex ? nil : mantissa[whole.endIndex...].dropFirst()
        self.exponent = mantissa.endIndex == unsigned.endIndex ? nil : unsigned[mantissa.endIndex...].dropFirst()
    }

    var isInteger: Bool { fraction == nil && exponent == nil }

    /// What the grammar forbids, or nil.
    var error: JSONNumber? {
        if token.hasPrefix("+") { return .wrong("it has a plus sign", fix: "write '\(token.dropFirst().excerpt)'") }
        if isOtherBase { return .wrong("JSON has decimal numbers only", fix: "write it in decimal") }
        if let fix = leadingZeroFix { return .wrong("it begins with a zero", fix: fix) }
        if whole.isEmpty, fraction?.isDigits == true {
            return .wrong("a digit is missing before '.'", fix: "write '\(zeroFirst)'")
        }
        if whole.isDigits, fraction?.isEmpty == true { return .wrong("a digit is missing after '.'", fix: nil) }
        if hasSeparators { return .wrong("it has separators", fix: "write '\(token.filter { $0 != "_" }.excerpt)'") }
        if ["inf", "infinity", "nan"].contains(whole.lowercased()) {
            return .wrong("JSON has finite numbers only", fix: nil)
        }
        if whole.isEmpty, fraction == nil { return .wrong("it has no digits", fix: nil) }
        return isWellFormed ? nil : .wrong("a text stands in quotes", fix: "write \"\(token.excerpt)\"")
    }

    private var isOtherBase: Bool {
        let start = whole.lowercased()
        return ["0x", "0b", "0o"].contains { start.hasPrefix($0) } && start.dropFirst(2).allSatisfy(\.isHexDigit)
    }

    private var leadingZeroFix: String? {
        guard isWellFormed, whole.count > 1, whole.hasPrefix("0") else { return nil }
        let rest = whole.drop { $0 == "0" }
        let sign = token.hasPrefix("-") ? "-" : ""
        return "write '\(sign)\((rest.isEmpty ? "0" : rest) + token[whole.endIndex...])'"
    }

    private var zeroFirst: String {
        token.hasPrefix("-") ? "-0" + token.dropFirst() : "0" + token
    }

    private var hasSeparators: Bool {
        token.contains("_") && token.allSatisfy { $0.isNumber || $0 == "_" } && token.last != "_"
    }

    private var isWellFormed: Bool {
        whole.isDigits && fraction?.isDigits != false && exponent.map(Self.isExponent) != false
    }

    private static func isExponent(_ text: Substring) -> Bool {
        (text.hasPrefix("+") || text.hasPrefix("-") ? text.dropFirst() : text).isDigits
    }
}

extension Substring {
    fileprivate var isDigits: Bool {
        !isEmpty && utf8.allSatisfy(\.isDigit)
    }

    fileprivate var excerpt: String {
        String(self).excerpt
    }
}

import Diagnostics

/// What a name of one kind may be.
struct NameRule {
    /// `module`
    let noun: String
    /// What the name is for: decides its characters.
    let form: Form
    /// Names of the right form that mean something else, each with what that is.
    var reserved: [(names: Set<String>, meaning: String)] = []
    /// Names in lower case that mean something else in any case.
    var reservedInAnyCase: [(names: Set<String>, meaning: String)] = []

    enum Form {
        /// A Swift identifier that begins with a capital in suggestions.
        case type
        /// A Swift identifier that begins with a small letter in suggestions.
        case property
        /// The name of a folder.
        case folder
    }

    /// What is wrong with a name, and the nearest one that is right.
    struct Problem: Equatable {
        var rule: RuleID
        var message: String
        var fix: String
    }

    /// The longest name, in bytes: what is made from it stays a good part below the 255 of a file system.
    static let maximumLength = 100

    /// `"my-app"` → `module name 'my-app' holds '-'`, write `MyApp`
    func problem(with name: String) -> Problem? {
        guard let (rule, reason) = fault(of: name) else { return nil }
        let shown = name.utf8.count > Self.maximumLength ? String(name.prefix(20)) + "…" : name
        return Problem(
            rule: rule,
            message: "\(noun) name '\(shown.shown)' \(reason)",
            fix: fix(for: name)
        )
    }
}

extension NameRule {
    private func fault(of name: String) -> (RuleID, String)? {
        if name.isEmpty { return ("invalid-name", "is empty") }
        if let scalar = name.firstUnseenScalar { return ("invisible-character", "holds \(scalar.named)") }
        if let scalar = name.unicodeScalars.first(where: { !isAllowed($0) }) {
            return (
                "invalid-name", "holds \(scalar.named)\(scalar.isASCII ? "" : "; only ASCII letters link everywhere")"
            )
        }
        if name.utf8.count > Self.maximumLength {
            return ("name-too-long", "has \(name.utf8.count) bytes, more than \(Self.maximumLength)")
        }
        return faultOfEnds(name) ?? meaning(of: name).map { ("reserved-name", "is \($0)") }
    }

    private func faultOfEnds(_ name: String) -> (RuleID, String)? {
        switch form {
        case .type, .property:
            name.utf8.first?.isDigit == true ? ("invalid-name", "begins with a digit") : nil
        case .folder:
            if let first = name.first, first == "." || first == "-" {
                ("invalid-name", "begins with '\(first)'")
            } else {
                name.hasSuffix(".") ? ("invalid-name", "ends with '.'") : nil
            }
        }
    }

    private func meaning(of name: String) -> String? {
        if name.utf8.allSatisfy({ $0 == UInt8(ascii: "_") }) { return "no name" }
        if form != .folder, ReservedNames.keywords.contains(name) { return "a word of the Swift language" }
        if let meaning = reserved.first(where: { $0.names.contains(name) })?.meaning { return meaning }
        let folded = name.lowercased()
        if let meaning = reservedInAnyCase.first(where: { $0.names.contains(folded) })?.meaning { return meaning }
        let stem = folded.prefix { $0 != "." }
        return ReservedNames.devices.contains(String(stem)) ? "a device on Windows" : nil
    }

    private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return false }
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        if byte.isLetter || byte.isDigit || scalar == "_" { return true }
        return form == .folder && (scalar == "-" || scalar == ".")
    }
}

extension NameRule {
    private func fix(for name: String) -> String {
        if let suggestion = suggestion(for: name) { return "write '\(suggestion)'" }
        return form == .folder
            ? "write ASCII letters, digits, '_', '-' and '.'" : "write ASCII letters and digits, a letter first"
    }

    /// The nearest name that is right; nil when nothing of the name is left.
    func suggestion(for name: String) -> String? {
        guard name.utf8.count <= 4 * Self.maximumLength else { return nil }
        let base = joined(words(in: name))
        if base.isEmpty { return nil }
        let suffix = form == .property ? "Value" : noun.camelCased
        return [base, base + suffix, suffix + base].first { fault(of: $0) == nil }
    }

    /// `"my-app"` → `["my", "app"]`, `"Café"` → `["Cafe"]`
    private func words(in name: String) -> [String] {
        var words = [""]
        for scalar in name.unicodeScalars.map(\.withoutAccent) {
            if scalar.isASCII, isAllowed(scalar), form != .folder || scalar != "." {
                words[words.count - 1].unicodeScalars.append(scalar)
            } else if !scalar.properties.isGraphemeExtend, !scalar.isUnseen {
                words.append("")
            }
        }
        return words.filter { !$0.isEmpty }
    }

    private func joined(_ words: [String]) -> String {
        switch form {
        case .type: words.map(\.capitalizedFirst).joined()
        case .property: (words.first?.asAccessor ?? "") + words.dropFirst().map(\.capitalizedFirst).joined()
        case .folder: words.joined(separator: "-")
        }
    }
}

extension NameRule {
    static let project = NameRule(
        noun: "project",
        form: .type,
        reservedInAnyCase: [(ReservedNames.systemModules, "a module of the system")]
    )
    static let module = NameRule(
        noun: "module",
        form: .type,
        reserved: [(["main"], "the compiler's name for a program")],
        reservedInAnyCase: [(ReservedNames.systemModules, "a module of the system")]
    )
    static let tag = NameRule(noun: "tag", form: .type)
    static let layer = NameRule(noun: "layer", form: .folder)
    static let group = NameRule(noun: "group", form: .folder)
    static let center = NameRule(
        noun: "server center",
        form: .property,
        reserved: [(ReservedNames.members, "a member of every Swift enum")]
    )
    static let setting = NameRule(
        noun: "setting",
        form: .property,
        reserved: [(ReservedNames.members, "a member of many Swift types")]
    )
    static let serviceProtocol = NameRule(noun: "protocol", form: .type)
    static let accessor = NameRule(
        noun: "accessor",
        form: .property,
        reserved: [(ReservedNames.registryMembers, "a member of the module registry")]
    )
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// `"server center"` → `"ServerCenter"`
    fileprivate var camelCased: String { split(separator: " ").map { String($0).capitalizedFirst }.joined() }
}

/// What `#if` conditions are judged against: one platform, one compiler, one set of flags.
public struct BuildEnvironment: Hashable, Sendable {
    /// As in `os(Linux)`.
    public var system: String
    /// As in `arch(x86_64)`.
    public var architecture: String
    /// Flags set with `-D`: `DEBUG`.
    public var flags: Set<String>
    /// The modules that `canImport` finds.
    public var modules: Set<String>
    /// As in `compiler(>=6.0)`; `swift(…)` is judged by `languageVersion`.
    public var compilerVersion: [Int]
    public var languageVersion: [Int]

    public init(
        system: String,
        architecture: String = "x86_64",
        flags: Set<String> = [],
        modules: Set<String> = [],
        compilerVersion: [Int] = [6, 0],
        languageVersion: [Int] = [6]
    ) {
        self.system = system
        self.architecture = architecture
        self.flags = flags
        self.modules = modules
        self.compilerVersion = compilerVersion
        self.languageVersion = languageVersion
    }

    /// Whether code under this condition is compiled; nil where the condition cannot be judged.
    ///
    /// `os(Linux) && !DEBUG` on Linux without flags → true; no condition → true
    public func isActive(_ condition: String?) -> Bool? {
        guard let condition else { return true }
        var parser = ConditionParser(text: Array(condition.utf8), environment: self)
        return parser.judge()
    }

    /// One operand with the text in its parentheses: `os` and `Linux`.
    fileprivate func isActive(_ name: String, _ argument: String?) -> Bool? {
        guard let argument else { return flags.contains(name) }
        switch name {
        case "os": return argument == system || (argument == "OSX" && system == "macOS")
        case "arch": return argument == architecture
        case "canImport": return modules.contains(String(argument.prefix { $0 != "," && $0 != "." }))
        case "compiler": return compare(compilerVersion, with: argument)
        case "swift": return compare(languageVersion, with: argument)
        default: return nil
        }
    }

    /// `[6, 1]` with `>=6.0` → true, with `<6.0` → false
    private func compare(_ version: [Int], with requirement: String) -> Bool? {
        let isLess = requirement.hasPrefix("<")
        guard isLess || requirement.hasPrefix(">=") else { return nil }
        let parts = requirement.drop { "<>= ".contains($0) }.split(separator: ".").map { Int($0) }
        guard !parts.isEmpty, !parts.contains(nil) else { return nil }
        return version.lexicographicallyPrecedes(parts.compactMap { $0 }) == isLess
    }
}

/// Judges a condition while reading it; `!` binds closest, then `&&`, then `||`.
private struct ConditionParser {
    private static let maximumDepth = 64

    let text: [UInt8]
    let environment: BuildEnvironment
    private var position = 0
    private var depth = 0

    init(text: [UInt8], environment: BuildEnvironment) {
        self.text = text
        self.environment = environment
    }

    mutating func judge() -> Bool? {
        let result = alternatives()
        return position == text.count ? result : nil
    }

    private mutating func alternatives() -> Bool? {
        var result = conjunction()
        while take("||") {
            let next = conjunction()
            result = result == true || next == true ? true : (result == nil || next == nil ? nil : false)
        }
        return result
    }

    private mutating func conjunction() -> Bool? {
        var result = operand()
        while take("&&") {
            let next = operand()
            result = result == false || next == false ? false : (result == nil || next == nil ? nil : true)
        }
        return result
    }

    private mutating func operand() -> Bool? {
        var isNegated = false
        while take("!") { isNegated.toggle() }
        let result = primary()
        return isNegated ? result.map { !$0 } : result
    }

    private mutating func primary() -> Bool? {
        if take("(") { return group() }
        let name = word()
        switch name {
        case "true", "1": return true
        case "false", "0": return false
        case "": return skipOperand()
        default: return take("(") ? environment.isActive(name, argument()) : environment.isActive(name, nil)
        }
    }

    private mutating func group() -> Bool? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= ConditionParser.maximumDepth else { return skipOperand() }
        let result = alternatives()
        return take(")") ? result : skipOperand()
    }

    /// Passes over what is no condition and says that it cannot be judged.
    private mutating func skipOperand() -> Bool? {
        while position < text.count, text[position] != .pipe, text[position] != .ampersand { position += 1 }
        return nil
    }

    /// The text up to the closing parenthesis, without blanks.
    private mutating func argument() -> String {
        var bytes: [UInt8] = []
        var open = 1
        while position < text.count {
            let byte = text[position]
            position += 1
            if byte == .openParen { open += 1 }
            if byte == .closeParen { open -= 1 }
            if open == 0 { break }
            if !byte.isBlank { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func word() -> String {
        let start = position
        while position < text.count, text[position].isASCIIWord || text[position] >= 0x80 { position += 1 }
        let word = String(decoding: text[start..<position], as: UTF8.self)
        skipBlanks()
        return word
    }

    private mutating func take(_ mark: String) -> Bool {
        skipBlanks()
        guard text[position...].starts(with: mark.utf8) else { return false }
        position += mark.utf8.count
        skipBlanks()
        return true
    }

    private mutating func skipBlanks() {
        while position < text.count, text[position].isBlank { position += 1 }
    }
}

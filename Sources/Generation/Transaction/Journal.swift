/// What a committed transaction has still to do; kept in a file until all of it is done, so that the next command can
/// complete it.
///
/// ```
/// scaffold journal 1
/// write 0 92af3c01 Sources/App/main.swift
/// remove 5b30ff12 Sources/Old.swift
/// move Sources/A.swift Sources/B.swift
/// end
/// ```
/// The number after `write` names the staged file that holds the new contents. Then follows the fingerprint of what
/// was at the path, or `-` for nothing. In a path, `%`, blanks and control characters are spelt as `%` and two
/// hexadecimal digits.
struct Journal: Equatable {
    enum Step: Equatable {
        case write(path: String, staged: Int, over: Fingerprint?)
        case remove(path: String, was: Fingerprint?)
        case move(path: String, to: String)
    }

    var steps: [Step]

    var text: String {
        ([Journal.header] + steps.map(Journal.line) + [Journal.footer]).map { $0 + "\n" }.joined()
    }

    init(steps: [Step]) {
        self.steps = steps
    }

    /// The journal that a text holds, or nil when it is not a whole one.
    init?(text: String) {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
        guard lines.first == Journal.header, lines.last == Journal.footer else { return nil }
        steps = []
        for line in lines.dropFirst().dropLast() {
            guard let step = Journal.step(line) else { return nil }
            steps.append(step)
        }
    }

    private static let header = "scaffold journal 1"
    private static let footer = "end"

    private static func line(_ step: Step) -> String {
        switch step {
        case .write(let path, let staged, let old): "write \(staged) \(spelling(old)) \(escaped(path))"
        case .remove(let path, let old): "remove \(spelling(old)) \(escaped(path))"
        case .move(let path, let target): "move \(escaped(path)) \(escaped(target))"
        }
    }

    private static func step(_ line: String) -> Step? {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        switch (words[0], words.count) {
        case ("write", 4): return writeStep(words)
        case ("remove", 3): return removeStep(words)
        case ("move", 3): return moveStep(words)
        default: return nil
        }
    }

    private static func writeStep(_ words: [Substring]) -> Step? {
        guard let staged = Int(words[1]), let old = fingerprint(words[2]), let path = unescaped(words[3]) else {
            return nil
        }
        return .write(path: path, staged: staged, over: old)
    }

    private static func removeStep(_ words: [Substring]) -> Step? {
        guard let old = fingerprint(words[1]), let path = unescaped(words[2]) else { return nil }
        return .remove(path: path, was: old)
    }

    private static func moveStep(_ words: [Substring]) -> Step? {
        guard let path = unescaped(words[1]), let target = unescaped(words[2]) else { return nil }
        return .move(path: path, to: target)
    }

    private static func spelling(_ fingerprint: Fingerprint?) -> String {
        fingerprint.map { String($0.value, radix: 16) } ?? "-"
    }

    /// Nil for what is no fingerprint, a wrapped nil for `-`.
    private static func fingerprint(_ text: Substring) -> Fingerprint?? {
        if text == "-" { return .some(nil) }
        return UInt64(text, radix: 16).map { .some(Fingerprint(value: $0)) }
    }

    private static func escaped(_ path: String) -> String {
        var text: [UInt8] = []
        for byte in path.utf8 {
            if byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "%") {
                text += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
            } else {
                text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func unescaped(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte != UInt8(ascii: "%") {
                bytes.append(byte)
                continue
            }
            let digits = String(Substring(rest.prefix(2)))
            guard digits.utf8.count == 2, let escaped = UInt8(digits, radix: 16) else { return nil }
            bytes.append(escaped)
            rest = rest.dropFirst(2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Journal {
    /// Whether every path lies below a folder, and no link on the way leads out of it; a journal comes from disk, and
    /// anybody may have put it there.
    func staysInside(_ root: String) throws(SystemError) -> Bool {
        for path in steps.flatMap(\.paths) {
            guard PathComponent.isContained(path), !Journal.isPrivate(path),
                try PathConflict.onTheWay(to: path, in: root) == nil
            else { return false }
        }
        return true
    }
}

extension Journal {
    /// What no command changes: the repository's own files, hooks among them, and those of a transaction. Names are
    /// compared as macOS folds them.
    private static func isPrivate(_ path: String) -> Bool {
        path.split(separator: "/").contains { [".git", ".scaffold"].contains($0.lowercased()) }
    }
}

extension Journal.Step {
    fileprivate var paths: [String] {
        switch self {
        case .write(let path, _, _), .remove(let path, _): [path]
        case .move(let path, let target): [path, target]
        }
    }
}

/// What a committed transaction has still to do; kept in a file until all of it is done, so that the next command can
/// complete it.
///
/// ```
/// scaffold journal 1
/// write 0 Sources/App/main.swift
/// remove Sources/Old.swift
/// end
/// ```
/// A number names the staged file that holds the new contents. In a path, `%` and control characters are spelt as
/// `%` and two hexadecimal digits.
struct Journal: Equatable {
    enum Step: Equatable {
        case write(path: String, staged: Int)
        case remove(path: String)
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
        case .write(let path, let staged): "write \(staged) \(escaped(path))"
        case .remove(let path): "remove \(escaped(path))"
        }
    }

    private static func step(_ line: String) -> Step? {
        let words = line.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { return nil }
        switch words[0] {
        case "write": return writeStep(words[1])
        case "remove": return unescaped(words[1]).map { .remove(path: $0) }
        default: return nil
        }
    }

    private static func writeStep(_ rest: Substring) -> Step? {
        let words = rest.split(separator: " ", maxSplits: 1)
        guard words.count == 2, let staged = Int(words[0]), let path = unescaped(words[1]) else { return nil }
        return .write(path: path, staged: staged)
    }

    private static func escaped(_ path: String) -> String {
        var text: [UInt8] = []
        for byte in path.utf8 {
            if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%") {
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

import Workbench

@testable import WorkspaceSpec

extension SeededGenerator {
    mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &self) < percent
    }
}

extension DocumentNode {
    /// A value of any shape that all three formats can hold.
    static func random(depth: Int, using generator: inout SeededGenerator) -> DocumentNode {
        switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &generator) {
        case 0: .bool(generator.chance(50))
        case 1: .integer(randomInteger(using: &generator))
        case 2: .double(randomDouble(using: &generator))
        case 3, 4: .string(randomText(using: &generator))
        case 5, 6: randomArray(depth: depth, using: &generator)
        default: randomObject(depth: depth, using: &generator)
        }
    }

    static func randomObject(depth: Int, using generator: inout SeededGenerator) -> DocumentNode {
        let members = (0..<Int.random(in: 0..<5, using: &generator)).map { index in
            Member("\(index)" + randomText(using: &generator), random(depth: depth - 1, using: &generator))
        }
        return .object(members)
    }

    private static func randomArray(depth: Int, using generator: inout SeededGenerator) -> DocumentNode {
        .array((0..<Int.random(in: 0..<5, using: &generator)).map { _ in random(depth: depth - 1, using: &generator) })
    }

    private static func randomInteger(using generator: inout SeededGenerator) -> Int {
        let bits = Int(truncatingIfNeeded: generator.next())
        return bits >> Int.random(in: 0..<64, using: &generator)
    }

    private static func randomDouble(using generator: inout SeededGenerator) -> Double {
        let number = Double(bitPattern: generator.next())
        return number.isFinite ? number : 0.5
    }

    private static let pieces = [
        "a", "B", "name", " ", "\"", "\\", "/", "//", "/*", "*/", "{", "]", ",", ":", "<", "&", "&amp;", "]]>",
        "</string>",
        "-->", "\n", "\r", "\t", "é", "e\u{301}", "商", "🛒", "\u{200B}", "\u{202E}", "\u{FEFF}", "\u{2028}", "'", "$(A)",
        "{{b}}",
    ]

    private static func randomText(using generator: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0..<6, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
            .joined()
    }

    /// Whether every text has the very code points of the other's, which `==` does not ask.
    func isIdentical(to other: DocumentNode) -> Bool {
        self == other && codePoints == other.codePoints
    }

    private var codePoints: [Unicode.Scalar] {
        switch content {
        case .string(let text): Array(text.unicodeScalars)
        case .array(let elements): elements.flatMap(\.codePoints)
        case .object(let members): members.flatMap { Array($0.key.unicodeScalars) + $0.value.codePoints }
        default: []
        }
    }
}

/// Writes a value as JSON with the habits of somebody else: blanks, line ends, comments and trailing commas at random.
struct UntidyWriter {
    var generator: SeededGenerator
    private let lineEnd: String
    private let unit: String

    init(generator: SeededGenerator) {
        self.generator = generator
        self.lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &self.generator) ?? "\n"
        self.unit = ["  ", "    ", "\t", " "].randomElement(using: &self.generator) ?? "  "
    }

    mutating func value(_ node: DocumentNode, indentation: String = "") -> String {
        switch node.content {
        case .object(let members):
            list(
                "{",
                members.map { JSONWriter.quoted($0.key) + colon() + value($0.value, indentation: indentation + unit) },
                "}",
                indentation
            )
        case .array(let elements):
            list("[", elements.map { value($0, indentation: indentation + unit) }, "]", indentation)
        default: JSONWriter().value(node, indentation: "", layout: .oneLine, level: 0)
        }
    }

    private mutating func colon() -> String {
        [":", ": ", ": ", " : ", ":  ", ": /* c */ "].randomElement(using: &generator) ?? ":"
    }

    private mutating func list(_ open: String, _ entries: [String], _ close: String, _ indentation: String) -> String {
        if entries.isEmpty { return open + (generator.chance(20) ? lineComment(indentation) : "") + close }
        let takesLines = generator.chance(60)
        var text = open
        for (index, entry) in entries.enumerated() {
            text += takesLines || generator.chance(10) ? lineEnd + indentation + unit : generator.chance(50) ? " " : ""
            text += entry
            if index < entries.count - 1 || generator.chance(20) { text += (generator.chance(5) ? " " : "") + "," }
            if generator.chance(15) { text += generator.chance(50) ? " // \"[{,\"" + lineEnd : " /* ]},\" */" }
            if generator.chance(8) { text += lineComment(indentation) }
        }
        return text + (takesLines ? lineEnd + indentation : generator.chance(30) ? " " : "") + close
    }

    private func lineComment(_ indentation: String) -> String {
        lineEnd + indentation + unit + "// one, { \"two\": [" + lineEnd + indentation
    }
}

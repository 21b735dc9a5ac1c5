import Testing
import Workbench

@testable import TemplateEngine

/// Mutated templates never trap; the same seed gives the same inputs on every machine.
@Suite struct TemplateMutationTests {
    @Test func twentyThousandMutatedTemplatesEndInAResultOrAnError() {
        var random = SeededGenerator(seed: 2026)
        var outcomes: [TemplateOutcome: Int] = [:]
        for _ in 0..<20_000 {
            outcomes[exerciseTemplate(mutated(Self.seeds.randomElement(using: &random) ?? "", &random)), default: 0] +=
                1
        }
        let counts = TemplateOutcome.allCases.map { "\($0.rawValue) \(outcomes[$0, default: 0])" }
        print("mutated templates: 20000 (\(counts.joined(separator: ", ")))")
        #expect(outcomes.values.reduce(0, +) == 20_000)
        #expect(TemplateOutcome.allCases.allSatisfy { outcomes[$0, default: 0] > 1000 }, "\(counts)")
    }

    static let seeds = [
        "{{a}} {{{a}}} {{&a}}\n", "{{#g}}\n{{.}}\n{{/g}}\r\n", "{{^c}}{{h.h.a}}{{/c}}", "  {{>self}}\n",
        "{{=<% %>=}}<%a%><%={{ }}=%>{{e}}", "{{! comment\n }}\n{{#i}}{{value}}{{^isLast}}, {{/isLast}}{{/i}}",
        "{{#h}}{{#h}}{{a}}{{/h}}{{/h}}🛒{{b}}", "{{#d}}{{>self}}{{/d}}\n {{>self}}", "let x = \"{{a}}\" // {{e}}\n",
    ]

    private static let pieces = [
        "{{", "}}", "{{{", "}}}", "{{#g}}", "{{/g}}", "{{^", "{{>self}}", "{{=", "=}}", "\r\n", "\n", " ", ".", "a",
        "\0",
        "🛒", "{{a}}", "{{! ", "\u{FEFF}",
    ]

    private func mutated(_ seed: String, _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = [UInt8.random(in: 0...255, using: &random)] + seed.utf8
        for _ in 0..<Int.random(in: 0...4, using: &random) { mutate(&bytes, &random) }
        return bytes
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: place)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0...3, using: &random)))
        case 2: bytes.insert(contentsOf: bytes[..<place], at: place)
        case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        default: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
        }
    }
}

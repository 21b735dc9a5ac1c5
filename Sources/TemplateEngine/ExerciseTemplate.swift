import Diagnostics

/// How a template made of arbitrary bytes ended.
public enum TemplateOutcome: String, CaseIterable, Sendable {
    case rendered, refusedSource, refusedRendering
}

/// Parses and renders arbitrary bytes, which must never trap, hang or fill the memory; the entry point of fuzzers.
///
/// The first byte chooses escaping and strictness, the others are the template, which may include itself as `self`.
@discardableResult
public func exerciseTemplate(_ bytes: some Sequence<UInt8>) -> TemplateOutcome {
    let source = Array(bytes)
    let choice = Int(source.first ?? 0)
    guard let template = try? Template(utf8: Array(source.dropFirst()), name: "fuzz") else { return .refusedSource }
    let result = try? template.render(
        exerciseContext,
        escaping: Escaping.allCases[choice / 2 % Escaping.allCases.count],
        missing: choice % 2 == 0 ? .empty : .error,
        partials: ["self": template]
    )
    return result == nil ? .refusedRendering : .rendered
}

/// One value of every kind, under names of one letter, so that mutations hit them.
private let exerciseContext: TemplateValue = [
    "a": "x<&>\"'\\$(y)\n*_` // #", "b": true, "c": false, "d": nil, "e": -1, "f": [], "g": [1, "two", [3], ["a": 4]],
    "h": ["a": "inner", "h": ["a": "é🛒\u{202E}\0"]], "i": .series(["p", "q", "r"]),
]

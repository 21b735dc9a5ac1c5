import Testing

@testable import Global

struct SlotTests {
    @Test(
        "each slot takes its value",
        arguments: [
            ("Hi {name}!", "Hi Ann!"), ("{count} for {name}", "2 for Ann"), ("{name}{name}", "AnnAnn"),
            ("{unknown}", "{unknown}"), ("{}", "{}"), ("{ name }", "{ name }"), ("{name", "{name"),
            ("{a{name}}", "{aAnn}"), ("", ""), ("no braces", "no braces"), ("{brace}", "{name}"),
        ]
    )
    func fill(text: String, filled: String) {
        #expect(Slot.fill(text, with: ["name": "Ann", "count": "2", "brace": "{name}"]) == filled)
    }

    @Test("names are listed in their order")
    func names() {
        #expect(Slot.names(in: "{b} {} {a}{") == ["b", "a"])
    }
}

import Testing

@testable import WorkspaceSpec

@Suite struct FreeTextTests {
    @Test(
        "a display name may hold almost everything",
        arguments: [
            "1 Shop", "商店", "Café", #"Shop "X" \(1) </string> {{b}} 商店 🛒"#, "👨‍👩‍👧", "👩🏽‍💻 ❤️‍🔥", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "two\nlines", "$5",
            "US$ (A)",
            "a$", "-h", "main", "اسم",
        ]
    )
    func right(text: String) {
        #expect(FreeText.fault(ofDisplayName: text) == nil)
    }

    @Test(
        "what nobody sees, and what Xcode expands, is refused",
        arguments: [
            ("", "is empty"), (" ", "is empty"), (" Shop", "begins or ends with white space"),
            ("Shop\n", "begins or ends with white space"), ("a\u{0}b", "holds U+0000"), ("a\rb", "holds U+000D"),
            ("a\tb", "holds U+0009"), ("a\u{202E}b", "holds U+202E"), ("a\u{200B}b", "holds U+200B"),
            ("a\u{200D}b", "holds U+200D"), ("1\u{200D}2", "holds U+200D"), ("a\u{FEFF}", "holds U+FEFF"),
            ("a\u{FFFE}", "holds U+FFFE"), ("\u{3164}a", "holds U+3164"),
            ("$(A)", "holds '$(', which Xcode expands in an Info.plist and in an xcconfig"),
            ("a ${A}", "holds '${', which Xcode expands in an Info.plist and in an xcconfig"),
            ("$[A]", "holds '$[', which Xcode expands in an Info.plist and in an xcconfig"),
            ("$A", "holds '$A', which Xcode expands in an Info.plist and in an xcconfig"),
            ("$$(A)", "holds '$(', which Xcode expands in an Info.plist and in an xcconfig"),
        ]
    )
    func wrong(text: String, message: String) {
        #expect(FreeText.fault(ofDisplayName: text)?.message == message)
    }
}

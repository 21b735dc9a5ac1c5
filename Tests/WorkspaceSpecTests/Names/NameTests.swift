import Testing

@testable import WorkspaceSpec

@Suite struct NameTests {
    @Test("a wrong module name is refused with the nearest right one", arguments: WrongName.modules)
    func wrongModule(_ wrong: WrongName) {
        #expect(NameRule.module.problem(with: wrong.name) == wrong.problem)
    }

    @Test(
        "a right module name is accepted",
        arguments: ["Login", "x", "HTTPClient2", "_Core", "lowerCase", "Main", "Default", "Class", "Network_", "COM10"]
    )
    func rightModule(name: String) {
        #expect(NameRule.module.problem(with: name) == nil)
    }

    @Test("a wrong name of another kind is refused", arguments: WrongName.others)
    func wrongName(_ wrong: WrongName) {
        #expect(wrong.rule.problem(with: wrong.name) == wrong.problem)
    }

    @Test("what is suggested is right itself", arguments: WrongName.modules + WrongName.others)
    func suggestion(_ wrong: WrongName) {
        guard let suggestion = wrong.rule.suggestion(for: wrong.name) else { return }
        #expect(wrong.rule.problem(with: suggestion) == nil)
    }

    @Test(
        "an accessor begins with small letters",
        arguments: [
            ("Login", "login"), ("HTTPClient", "httpClient"), ("URL", "url"), ("io", "io"), ("A", "a"), ("X9", "x9"),
        ]
    )
    func accessor(name: String, accessor: String) {
        #expect(name.asAccessor == accessor)
    }
}

/// A name and what is wrong with it.
struct WrongName: CustomTestStringConvertible, Sendable {
    var name: String
    var rule: NameRule
    var problem: NameRule.Problem

    init(_ name: String, _ id: String, _ message: String, _ fix: String, rule: NameRule = .module) {
        self.name = name
        self.rule = rule
        problem = NameRule.Problem(rule: .init(rawValue: id), message: "\(rule.noun) name \(message)", fix: fix)
    }

    var testDescription: String { "\(rule.noun) \(name.debugDescription.prefix(60))" }
}

private let letters = "write ASCII letters and digits, a letter first"

extension WrongName {
    static let modules = [
        WrongName("", "invalid-name", "'' is empty", letters),
        WrongName("1", "invalid-name", "'1' begins with a digit", "write 'Module1'"),
        WrongName("123abc", "invalid-name", "'123abc' begins with a digit", "write 'Module123abc'"),
        WrongName("my-app", "invalid-name", "'my-app' holds '-'", "write 'MyApp'"),
        WrongName("my app", "invalid-name", "'my app' holds a space", "write 'MyApp'"),
        WrongName("Foo.Bar", "invalid-name", "'Foo.Bar' holds '.'", "write 'FooBar'"),
        WrongName("class", "reserved-name", "'class' is a word of the Swift language", "write 'Class'"),
        WrongName("self", "reserved-name", "'self' is a word of the Swift language", "write 'SelfModule'"),
        WrongName("Any", "reserved-name", "'Any' is a word of the Swift language", "write 'AnyModule'"),
        WrongName("init", "reserved-name", "'init' is a word of the Swift language", "write 'Init'"),
        WrongName("default", "reserved-name", "'default' is a word of the Swift language", "write 'Default'"),
        WrongName("_", "reserved-name", "'_' is no name", "write '_Module'"),
        WrongName("main", "reserved-name", "'main' is the compiler's name for a program", "write 'Main'"),
        WrongName("Foundation", "reserved-name", "'Foundation' is a module of the system", "write 'FoundationModule'"),
        WrongName("testing", "reserved-name", "'testing' is a module of the system", "write 'TestingModule'"),
        WrongName("XCTest", "reserved-name", "'XCTest' is a module of the system", "write 'XCTestModule'"),
        WrongName("Swift", "reserved-name", "'Swift' is a module of the system", "write 'SwiftModule'"),
        WrongName("Dispatch", "reserved-name", "'Dispatch' is a module of the system", "write 'DispatchModule'"),
        WrongName(
            "PackageDescription",
            "reserved-name",
            "'PackageDescription' is a module of the system",
            "write 'PackageDescriptionModule'"
        ),
        WrongName("日本", "invalid-name", "'日本' holds '日'; only ASCII letters link everywhere", letters),
        WrongName("Café", "invalid-name", "'Café' holds 'é'; only ASCII letters link everywhere", "write 'Cafe'"),
        WrongName(
            "Cafe\u{301}",
            "invalid-name",
            "'Cafe\u{301}' holds U+0301; only ASCII letters link everywhere",
            "write 'Cafe'"
        ),
        WrongName("🛒", "invalid-name", "'🛒' holds '🛒'; only ASCII letters link everywhere", letters),
        WrongName("A\u{200B}B", "invisible-character", "'A\\u{200B}B' holds U+200B", "write 'AB'"),
        WrongName("A\u{202E}B", "invisible-character", "'A\\u{202E}B' holds U+202E", "write 'AB'"),
        WrongName("A\0B", "invisible-character", "'A\\u{0}B' holds U+0000", "write 'AB'"),
        WrongName("A\u{200D}B", "invisible-character", "'A\\u{200D}B' holds U+200D", "write 'AB'"),
        WrongName("Foo\n", "invisible-character", "'Foo\\u{A}' holds U+000A", "write 'Foo'"),
        WrongName(" Foo", "invalid-name", "' Foo' holds a space", "write 'Foo'"),
        WrongName("../evil", "invalid-name", "'../evil' holds '.'", "write 'Evil'"),
        WrongName("/abs", "invalid-name", "'/abs' holds '/'", "write 'Abs'"),
        WrongName("a/../../x", "invalid-name", "'a/../../x' holds '/'", "write 'AX'"),
        WrongName(".", "invalid-name", "'.' holds '.'", letters),
        WrongName("~", "invalid-name", "'~' holds '~'", letters),
        WrongName("-h", "invalid-name", "'-h' holds '-'", "write 'H'"),
        WrongName("CON", "reserved-name", "'CON' is a device on Windows", "write 'CONModule'"),
        WrongName("lpt1", "reserved-name", "'lpt1' is a device on Windows", "write 'Lpt1Module'"),
        WrongName("Foo.", "invalid-name", "'Foo.' holds '.'", "write 'Foo'"),
        WrongName(
            String(repeating: "a", count: 101),
            "name-too-long",
            "'aaaaaaaaaaaaaaaaaaaa…' has 101 bytes, more than 100",
            letters
        ),
    ]

    static let others = [
        WrongName("my-app", "invalid-name", "'my-app' holds '-'", "write 'MyApp'", rule: .project),
        WrongName(
            "SwiftUI",
            "reserved-name",
            "'SwiftUI' is a module of the system",
            "write 'SwiftUIProject'",
            rule: .project
        ),
        WrongName("a b", "invalid-name", "'a b' holds a space", "write 'AB'", rule: .tag),
        WrongName("con", "reserved-name", "'con' is a device on Windows", "write 'ConTag'", rule: .tag),
        WrongName("my center", "invalid-name", "'my center' holds a space", "write 'myCenter'", rule: .center),
        WrongName(
            "self",
            "reserved-name",
            "'self' is a word of the Swift language",
            "write 'selfValue'",
            rule: .center
        ),
        WrongName(
            "none",
            "reserved-name",
            "'none' is a member of every Swift enum",
            "write 'noneValue'",
            rule: .center
        ),
        WrongName("page-size", "invalid-name", "'page-size' holds '-'", "write 'pageSize'", rule: .setting),
        WrongName(".git", "invalid-name", "'.git' begins with '.'", "write 'git'", rule: .layer),
        WrongName(
            "..",
            "invalid-name",
            "'..' begins with '.'",
            "write ASCII letters, digits, '_', '-' and '.'",
            rule: .layer
        ),
        WrongName("Third Party", "invalid-name", "'Third Party' holds a space", "write 'Third-Party'", rule: .layer),
        WrongName("NUL.txt", "reserved-name", "'NUL.txt' is a device on Windows", "write 'NUL-txt'", rule: .group),
        WrongName("Tool.", "invalid-name", "'Tool.' ends with '.'", "write 'Tool'", rule: .group),
    ]
}

import Diagnostics
import Layering
import Testing

@Suite("The words of the rules")
struct RuleWordsTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let rule: RuleID
        /// What the rule says about its first example that fires.
        let words: String

        var testDescription: String { "\(rule)" }
    }

    @Test("name what is wrong, both places and what to write", arguments: rows)
    func words(row: Row) throws {
        let rule = try #require(Rule.all.first { $0.id == row.rule })
        #expect(try Self.words(of: rule) == row.words)
    }

    @Test("are tested for every rule", arguments: Rule.all.map(\.id))
    func complete(rule: RuleID) {
        #expect(Self.rows.contains { $0.rule == rule })
    }

    static func words(of rule: Rule) throws -> String {
        guard let example = rule.examples.first(where: { $0.outcome == .fires }) else { return "" }
        let findings = try ExampleWorkspace(example.text).outcome().findings.filter { $0.rule == rule.id }
        return findings.map(words).joined(separator: "\n")
    }

    private static func words(_ finding: Diagnostic) -> String {
        let head = "\(finding.location?.description ?? "nowhere"): \(finding.severity): \(finding.message)"
        let rule = finding.ruleLocation.map { ["  rule: \($0)"] } ?? []
        let notes = finding.notes.map { "  note: \($0.location?.description ?? "nowhere"): \($0.message)" }
        let fix = finding.fix.map { ["  fix: \($0)"] } ?? []
        return ([head] + rule + notes + fix).joined(separator: "\n")
    }

    static let rows: [Row] = [
        Row(
            rule: "upward-dependency",
            words: #"""
                Sources/Expand/Tool/Cache/Cache.swift:1:1: error: 'Cache' imports 'Home', which is higher: \#
                Expand/Tool is below Main
                  rule: scaffold.json:3:13
                  note: scaffold.json:3:31: 'Cache' is in Expand/Tool
                  note: scaffold.json:2:30: 'Home' is in Main
                  fix: move what 'Cache' needs to Expand/Tool or below it, or let 'Home' hand it down
                """#
        ),
        Row(
            rule: "sibling-dependency",
            words: #"""
                Sources/Main/Home/Home.swift:2:1: error: 'Home' imports 'Login', a sibling in Main
                  rule: scaffold.json:3:13
                  note: scaffold.json:3:30: 'Home' is in Main
                  note: scaffold.json:2:31: 'Login' is in Main
                  fix: import 'LoginInterface' instead and ask the registry for 'login'
                """#
        ),
        Row(
            rule: "closed-layer",
            words: #"""
                Sources/Home/Home.swift:1:1: error: 'Home' imports 'Files' in the closed layer Disk, which is \#
                open to Service alone
                  rule: scaffold.json:2:85
                  note: scaffold.json:4:32: 'Home' is in Page
                  note: scaffold.json:6:33: 'Files' is in Disk
                  fix: import a module of Service instead
                """#
        ),
        Row(
            rule: "dependency-cycle",
            words: #"""
                Sources/Expand/Tool/Clock/Clock.swift:1:1: error: dependency cycle: 'Clock' → 'Cache' → 'Clock'
                  rule: scaffold.json:3:13
                  note: Sources/Expand/Tool/Clock/Clock.swift:1:1: 'Clock' imports 'Cache'
                  note: Sources/Expand/Tool/Cache/Cache.swift:1:1: 'Cache' imports 'Clock'
                  fix: remove the dependency of 'Clock' on 'Cache', or move what both need to a module below them
                """#
        ),
        Row(
            rule: "interface-purity",
            words: #"""
                Sources/Main/HomeInterface/HomeService.swift:1:1: error: the interface module 'HomeInterface' \#
                imports 'Home', an implementation
                  rule: scaffold.json:3:51
                  note: scaffold.json:3:30: 'HomeInterface' is in Main
                  note: scaffold.json:3:30: 'Home' is in Main
                  fix: declare what both need in 'HomeInterface'
                Sources/Main/HomeInterface/HomeService.swift:2:1: error: the interface module 'HomeInterface' \#
                imports 'Login', an implementation
                  rule: scaffold.json:3:51
                  note: scaffold.json:3:30: 'HomeInterface' is in Main
                  note: scaffold.json:2:31: 'Login' is in Main
                  fix: import 'LoginInterface' instead and add "LoginInterface" to "interfaceDependencies" of \#
                module 'Home' at scaffold.json:3:3
                """#
        ),
        Row(
            rule: "composition-root",
            words: #"""
                Sources/Main/Home/Home.swift:2:5: error: 'Home' imports 'TagLocal', the configuration of a tag
                  rule: scaffold.json:1:11
                  note: scaffold.json:1:58: 'Home' is in Main
                  fix: move what 'Home' needs to a module in a layer
                Sources/Main/Home/Home.swift:4:1: error: 'Home' imports 'Wiring', the wiring of the modules
                  rule: scaffold.json:1:11
                  note: scaffold.json:1:58: 'Home' is in Main
                  fix: move what 'Home' needs to a module in a layer
                """#
        ),
        Row(
            rule: "undeclared-import",
            words: #"""
                Sources/Main/Home/Home.swift:3:1: error: 'Home' imports 'Cache', which it does not declare
                  rule: scaffold.json:2:54
                  fix: add "Cache" to "dependencies" of module 'Home' at scaffold.json:2:54, or run \#
                'scaffold check --fix'
                """#
        ),
        Row(
            rule: "unused-dependency",
            words: #"""
                scaffold.json:2:64: warning: 'Home' declares 'Clock' and never imports it
                  rule: scaffold.json:2:13
                  fix: remove "Clock" from "dependencies" of module 'Home', or run 'scaffold check --fix'
                """#
        ),
        Row(
            rule: "testable-outside-tests",
            words: #"""
                Sources/Main/Home/Home.swift:1:11: error: 'Home' imports 'Cache' as @testable and holds no tests
                  rule: scaffold.json:2:13
                  fix: remove '@testable', or move the code to 'HomeTests'
                """#
        ),
        Row(
            rule: "reexported-import",
            words: #"""
                Sources/Main/Home/Home.swift:1:12: warning: 'Home' re-exports 'Cache' from a lower layer to \#
                everyone who imports it
                  rule: scaffold.json:2:13
                  fix: remove '@_exported'; a module that needs 'Cache' declares and imports it
                """#
        ),
        Row(
            rule: "stray-source",
            words: #"""
                Sources/Main/HomePage/Page.swift: error: 'Sources/Main/HomePage/Page.swift' belongs to no module
                  rule: scaffold.json:1:30
                  fix: move it into the folder of a module, such as 'Sources/Main/Home', or add a module for it \#
                to the spec
                Sources/Main/Page.swift: error: 'Sources/Main/Page.swift' belongs to no module
                  rule: scaffold.json:1:30
                  fix: move it into the folder of a module, such as 'Sources/Main/Home', or add a module for it \#
                to the spec
                Sources/Page.swift: error: 'Sources/Page.swift' belongs to no module
                  rule: scaffold.json:1:30
                  fix: move it into the folder of a module, such as 'Sources/Expand/Network/URLConfig', or add a \#
                module for it to the spec
                Tests/OldTests/OldTests.swift: error: 'Tests/OldTests/OldTests.swift' belongs to no module
                  rule: scaffold.json:1:30
                  fix: move it into the folder of a module, such as 'Tests/HomeTests', or add a module for it to \#
                the spec
                """#
        ),
        Row(
            rule: "missing-module",
            words: #"""
                scaffold.json:3:13: error: 'Cart' has no Swift file in 'Sources/Cart', 'Sources/CartInterface'
                  fix: put its sources there, or remove module 'Cart' from the spec
                """#
        ),
        Row(
            rule: "manifest-drift",
            words: #"""
                Package.swift:2:5: error: managed region 'targets' does not say what the spec says
                  rule: scaffold.json:1:30
                  note: nowhere: to agree with the spec:
                @@ -2 +2 @@
                -    .target(name: "Logger", dependencies: ["Clock"]),
                +    .target(name: "Logger"),
                  fix: take out the lines with '-' and write those with '+', or change the spec
                """#
        ),
        Row(
            rule: "configuration-drift",
            words: #"""
                Sources/Resource/Plist/Local/Local.xcconfig:2:1: error: 'PRODUCT_BUNDLE_IDENTIFIER' is \#
                'com.example.shop', not 'com.example.shop.local', as the spec says of tag 'Local'
                  rule: scaffold.json:1:43
                  fix: write what the spec says, or change the spec
                """#
        ),
        Row(
            rule: "insecure-release-url",
            words: #"""
                scaffold.json:6:7: error: release tag 'Product' talks to 'account' without encryption: \#
                'http://account.example.com/'
                  fix: write "https://account.example.com/"
                """#
        ),
        Row(
            rule: "release-entitlements",
            words: #"""
                Sources/Resource/Plist/Product/Product.entitlements:4:5: error: release tag 'Product' has the \#
                development entitlement 'aps-environment': 'development'
                  rule: scaffold.json:1:96
                  fix: write 'production'
                """#
        ),
        Row(
            rule: "ambiguous-registration",
            words: #"""
                scaffold.json:4:54: error: 'Login' and 'LoginStub' implement 'LoginService' with one priority, \#
                0, in tag 'Local'
                  note: scaffold.json:2:13: 'Login' implements it here
                  fix: give the one that shall win a higher "priority"
                """#
        ),
        Row(
            rule: "missing-registration",
            words: #"""
                scaffold.json:3:55: error: 'Home' uses 'LoginService', which no module implements in tag 'Product'
                  note: scaffold.json:2:66: 'Login' publishes it
                  fix: build 'Login' into tag 'Product', or a module that implements its service there
                """#
        ),
        Row(
            rule: "unused-suppression",
            words: #"""
                Sources/Expand/Tool/Cache/Cache.swift:1:1: error: the suppression of 'upward-dependency' gives \#
                no reason
                  fix: write why after the rule's name
                Sources/Expand/Tool/Cache/Cache.swift:3:1: error: the suppression names the unknown rule \#
                'upwards-dependency'; did you mean 'upward-dependency'?
                  fix: write 'upward-dependency'
                Sources/Expand/Tool/Cache/Cache.swift:4:1: error: the suppression names no rule
                  fix: write '// scaffold:ignore RULE reason'
                Sources/Main/Home/Home.swift:1:14: error: the suppression of 'undeclared-import' hides nothing
                  fix: remove the comment
                """#
        ),
        Row(
            rule: "stale-baseline",
            words: #"""
                scaffold-baseline.json:4:5: error: the baseline holds one finding of 'upward-dependency' in \#
                'Sources/Expand/Tool/Cache/Cache.swift' more than there are: 'Cache' imports 'Home', which is \#
                higher: Expand/Tool is below Main
                  fix: remove the entry, or run 'scaffold check --write-baseline'
                scaffold-baseline.json:5:5: error: the baseline holds one finding of 'undeclared-import' in \#
                'Sources/Main/Home/Home.swift' more than there are: 'Home' imports 'Cache', which it does not \#
                declare
                  fix: remove the entry, or run 'scaffold check --write-baseline'
                """#
        ),
    ]
}

import Diagnostics

extension Rule {
    /// `@testable` in a target that holds no tests: it does not build for release.
    static let testableOutsideTests = Rule(
        "testable-outside-tests",
        "@testable stands in a target that holds no tests",
        why: "'@testable' needs a build for testing: the target does not compile for release.",
        examples: [
            .fires(
                "a page looks into a library",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Home", "layer": "Main", "dependencies": ["Cache"] },
                  { "name": "Cache", "layer": "Expand", "group": "Tool" }
                ] }
                --- Sources/Main/Home/Home.swift
                          ↓
                @testable import Cache
                """
            ),
            .silent(
                "a module's tests look into it",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [{ "name": "Home", "layer": "Main" }] }
                --- Tests/HomeTests/HomeTests.swift
                @testable import Home
                """
            ),
        ],
        check: { subject in
            subject.survey.offences.filter { $0.reason == .testable }.map { finding($0, in: subject) }
        }
    )

    private static func finding(_ offence: ImportOffence, in subject: CheckSubject) -> Diagnostic {
        let target = subject.targets[offence.source]
        return Diagnostic(
            rule: "testable-outside-tests",
            message(target.name, subject.importedName(at: offence.site)),
            at: subject.location(of: offence.site),
            ruleLocation: subject.declaration(of: target),
            fix: fix(target.module)
        )
    }
}

private func message(_ target: String, _ name: String) -> String {
    "'\(target)' imports '\(name)' as @testable and holds no tests"
}

private func fix(_ module: String?) -> String {
    "remove '@testable'" + (module.map { ", or move the code to '\($0)Tests'" } ?? "")
}

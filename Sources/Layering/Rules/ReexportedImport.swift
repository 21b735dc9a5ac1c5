import Diagnostics

extension Rule {
    /// `@_exported import` of a lower layer: whoever imports the module gets that layer without declaring it.
    static let reexportedImport = Rule(
        "reexported-import",
        "@_exported opens a lower layer to everyone above",
        why: "Whoever imports the module gets that layer, too, without declaring it, and no rule sees it.",
        severity: .warning,
        examples: [
            .fires(
                "a page hands a library on",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Home", "layer": "Main", "dependencies": ["Cache"] },
                  { "name": "Cache", "layer": "Expand", "group": "Tool" }
                ] }
                --- Sources/Main/Home/Home.swift
                           ↓
                @_exported import Cache
                """
            ),
            .silent(
                "a page hands its own interface on, and a system module",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [{ "name": "Home", "layer": "Main", "interface": true }] }
                --- Sources/Main/Home/Home.swift
                @_exported import HomeInterface
                @_exported import Foundation
                """
            ),
        ],
        check: { subject in
            subject.survey.offences.filter { $0.reason == .reexported }.map { finding($0, in: subject) }
        }
    )

    private static func finding(_ offence: ImportOffence, in subject: CheckSubject) -> Diagnostic {
        let target = subject.targets[offence.source]
        let name = subject.importedName(at: offence.site)
        return Diagnostic(
            rule: "reexported-import",
            message(target.name, name),
            at: subject.location(of: offence.site),
            ruleLocation: subject.declaration(of: target),
            fix: fix(name)
        )
    }
}

private func message(_ target: String, _ name: String) -> String {
    "'\(target)' re-exports '\(name)' from a lower layer to everyone who imports it"
}

private func fix(_ name: String) -> String {
    "remove '@_exported'; a module that needs '\(name)' declares and imports it"
}

import Diagnostics
import Reporting

/// A report with one finding of every kind, for all formats.
enum SampleReport {
    static let report = CheckReport(
        findings: [known, wholeFile, sibling, keyPath, nowhere],
        rules: [
            CheckedRule(id: "sibling-dependency", summary: "siblings meet through interfaces", severity: .error),
            CheckedRule(id: "dependency-cycle", summary: "no module depends on itself", severity: .error),
            CheckedRule(id: "unused-dependency", summary: "what is declared is imported", severity: .warning),
        ],
        fixed: 1,
        fileCount: 120,
        moduleCount: 12,
        toolVersion: "1.0.0"
    )

    /// The formats that say much of a finding need not say it of all.
    static let short = CheckReport(
        findings: [known, wholeFile, sibling],
        rules: [
            CheckedRule(id: "dependency-cycle", summary: "no module depends on itself", severity: .error),
            CheckedRule(id: "sibling-dependency", summary: "siblings meet through interfaces", severity: .error),
        ],
        fixed: 1,
        fileCount: 120,
        moduleCount: 12,
        toolVersion: "1.0.0"
    )

    static var options: ReportOptions {
        ReportOptions { $0.file == "Sources/Home/日本.swift" ? "/* 日本 */ import Login" : nil }
    }

    static let sibling = Diagnostic(
        rule: "sibling-dependency",
        "'Home' imports 'Login' of its own layer",
        at: Location(file: "Sources/Home/日本.swift", line: 3, column: 14),
        ruleLocation: Location(file: "scaffold.json", line: 7, column: 20),
        notes: [Note("declared here", at: Location(file: "Package.swift", line: 40, column: 9)), Note("100% sure")],
        fix: "import 'LoginInterface'"
    )

    static let wholeFile = Diagnostic(
        .warning,
        rule: "unused-dependency",
        "'Home' never imports 'Logger'",
        at: Location(file: "Sources/Home")
    )

    static let keyPath = Diagnostic(
        rule: "unknown-key",
        "unknown key 'centre'",
        at: Location(file: "scaffold.plist", place: .keyPath("modules[2].centre"))
    )

    static let nowhere = Diagnostic(rule: "stale-baseline", "entry 'x' hides nothing")

    static let known: Diagnostic = {
        var finding = sibling
        finding.location = Location(file: "Sources/Cart/Cart.swift", line: 1, column: 8)
        finding.message = "'Cart' imports 'Login' of its own layer"
        finding.isKnown = true
        return finding
    }()

    /// One finding, which says this name wherever a finding can say one.
    static func named(_ name: String) -> CheckReport {
        let place = Location(file: name, line: 1, column: 2)
        let finding = Diagnostic(
            rule: "upward-dependency",
            name,
            at: place,
            ruleLocation: Location(file: name, line: 3, column: 1),
            notes: [Note(name, at: Location(file: name))],
            fix: name
        )
        return CheckReport(findings: [finding], fileCount: 1, moduleCount: 1)
    }
}

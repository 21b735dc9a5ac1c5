import Diagnostics
import TextLines
import WorkspaceSpec

extension Rule {
    static let manifestDrift = Rule(
        "manifest-drift",
        "a managed region of the package manifest, or a target outside it, does not match the spec",
        why: """
            The manifest is what is built, the spec what is checked: when they differ, the check speaks about \
            another package.
            """,
        examples: [
            .fires(
                "a dependency that the spec does not state",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [] }
                --- Package.swift (rendered)
                    // scaffold:begin targets
                    .target(name: "Logger"),
                    // scaffold:end targets
                --- Package.swift
                    // scaffold:begin targets
                    ↓
                    .target(name: "Logger", dependencies: ["Clock"]),
                    // scaffold:end targets
                """
            ),
            .fires(
                "a target beside the region",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [] }
                --- Package.swift (rendered)
                    // scaffold:begin targets
                    // scaffold:end targets
                --- Package.swift
                    // scaffold:begin targets
                    // scaffold:end targets
                    // .target(name: "Idea"),
                    ↓
                    .target(name: "Tool", dependencies: [.target(name: "Logger")]),
                """
            ),
            .fires(
                "a region that does not end",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [] }
                --- Package.swift (rendered)
                    // scaffold:begin targets
                    // scaffold:end targets
                --- Package.swift
                    ↓
                    // scaffold:begin targets
                """
            ),
            .silent(
                "lines of the team's around the regions",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [] }
                --- Package.swift (rendered)
                    // scaffold:begin targets
                    .target(name: "Logger"),
                    // scaffold:end targets
                --- Package.swift
                    // Read CONTRIBUTING.md first.
                    // scaffold:begin targets
                    .target(name: "Logger"),
                    // scaffold:end targets
                """
            ),
            .silent(
                "a region that a formatter has laid out otherwise",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [] }
                --- Package.swift (rendered)
                    // scaffold:begin targets
                    .target(name: "Logger", dependencies: ["Clock"]),
                    // scaffold:end targets
                --- Package.swift
                  // scaffold:begin targets
                  .target(
                    name: "Logger",
                    dependencies: [
                      "Clock",
                    ]
                  ),
                  // scaffold:end targets
                """
            ),
        ]
    ) { subject in
        let files = WorkspaceFiles(subject.renderedFiles)
        guard let manifest = files["Package.swift"] else { return [] }
        return ManifestDrift.findings(manifest, subject.spec)
            + files.versionedManifests.flatMap { ManifestDrift.versioned($0, subject.spec) }
    }
}

enum ManifestDrift {
    static let id: RuleID = "manifest-drift"

    /// In lines; the first change is what is mended first.
    static let longestDiff = 60

    static func findings(_ manifest: RenderedFile, _ spec: Spec) -> [Diagnostic] {
        guard let found = manifest.found else { return [missing(manifest)] }
        if manifest.isAsRendered { return [] }
        let unsettled = MergeConflict.diagnostics(in: Array(found.utf8), file: manifest.path, rule: id, fix: settling)
        guard unsettled.isEmpty else { return unsettled }
        return ManifestComparison(manifest.path, found, manifest.expected ?? "", spec).findings
    }

    /// The package manager reads a manifest for its version in place of `Package.swift`.
    static func versioned(_ manifest: RenderedFile, _ spec: Spec) -> [Diagnostic] {
        let hasRegions = manifest.found.map { !ManagedRegions($0.textLines).isEmpty } ?? true
        return hasRegions ? findings(manifest, spec) : [unmanaged(manifest)]
    }
}

extension ManifestDrift {
    private static let settling =
        "keep the lines that follow from the spec, and remove the marks; the next check shows what else differs"

    private static func missing(_ manifest: RenderedFile) -> Diagnostic {
        Diagnostic(
            rule: id,
            "'\(manifest.path)' is missing",
            at: Location(file: manifest.path),
            fix: "restore it from version control"
        )
    }

    private static func unmanaged(_ manifest: RenderedFile) -> Diagnostic {
        Diagnostic(
            rule: id,
            "'\(manifest.path)' has no managed regions, so nothing keeps it to the spec",
            at: Location(file: manifest.path),
            notes: [Note("the package manager of that version reads it in place of 'Package.swift'")],
            fix: "remove it, or copy the managed regions of 'Package.swift' into it"
        )
    }

    static func unknown(_ name: String, among names: [String], at place: Location) -> Diagnostic {
        let nearest = nearestName(to: name, among: names)
        let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            rule: id,
            "unknown managed region '\(name)'\(hint)",
            at: place,
            fix: nearest.map { "write '\($0)' in both of its marks" }
                ?? "remove its marks; the lines between them are yours"
        )
    }

    static func noRegion(_ name: String, _ lines: String, _ file: String, _ spec: Spec) -> Diagnostic {
        Diagnostic(
            rule: id,
            "'\(file)' has no managed region '\(name)'",
            at: Location(file: file),
            ruleLocation: source(of: name, in: spec),
            notes: [Note("the spec implies these lines:\n\(lines)")],
            fix: "write these lines, with their marks"
        )
    }

    static func drift(_ name: String, _ diff: [String], at place: Location, _ spec: Spec) -> Diagnostic {
        Diagnostic(
            rule: id,
            "managed region '\(name)' does not say what the spec says",
            at: place,
            ruleLocation: source(of: name, in: spec),
            notes: [Note("to agree with the spec:\n\(diff.joined(separator: "\n"))")],
            fix: "take out the lines with '-' and write those with '+', or change the spec"
        )
    }

    static func repeated(_ name: String, at place: Location) -> Diagnostic {
        Diagnostic(
            rule: id,
            "target '\(name)' is declared outside the managed region 'targets', too",
            at: place,
            fix: "remove it here"
        )
    }

    static func stray(_ name: String, at place: Location) -> Diagnostic {
        Diagnostic(
            rule: id,
            "target '\(name)' is not in the spec",
            at: place,
            fix: "describe it in the spec ('scaffold add-module \(name)'), or move it to a package of its own"
        )
    }

    /// The part of the spec that a region follows from.
    private static func source(of region: String, in spec: Spec) -> Location? {
        switch region {
        case "platforms": spec.origin["platforms"]
        case "products": spec.origin["tags"]
        case "dependencies": spec.origin["packages"]
        default: spec.origin["modules"]
        }
    }
}

import Diagnostics
import WorkspaceSpec

extension Rule {
    static let configurationDrift = Rule(
        "configuration-drift", "a file of a tag is missing or no longer says what the spec says",
        examples: ConfigurationDrift.examples
    ) { subject in
        let files = WorkspaceFiles(subject.renderedFiles)
        let tags = subject.spec.tags.map { TagFiles($0, subject.spec, files) }
        let lists = InfoPlistComparison(tags)
        let absences = tags.flatMap { tag in tag.missing(in: subject).map { ConfigurationDrift.missing($0, of: tag.tag) } }
        let drifts = tags.flatMap { tag in
            lists.findings(tag) + tag.entitlementDrift + tag.buildSettingDrift + tag.configurationDrift
                + tag.schemeDrift(subject.spec)
        }
        return absences + drifts + files.strays.map { ConfigurationDrift.stray($0, subject.spec) }
            + MatrixComparison.findings(files[".github/workflows/ci.yml"], subject.spec)
    }
}

/// The words of the findings; whatever else a file of a tag says is the team's.
enum ConfigurationDrift {
    static let id: RuleID = "configuration-drift"
    static let examples: [RuleExample] = []

    static func missing(_ file: RenderedFile, of tag: Tag) -> Diagnostic {
        Diagnostic(
            rule: id, "'\(file.path)', a file of tag '\(tag.name)', is missing", at: Location(file: file.path),
            ruleLocation: tag.origin["name"],
            fix: "restore it from version control, or take it from a workspace that 'scaffold new' renders from the spec")
    }

    /// - Parameter key: the part of the tag that the spec states it in.
    static func drift(
        _ file: RenderedFile, _ words: String, at place: Location?, _ tag: Tag, key: String
    ) -> Diagnostic {
        Diagnostic(
            rule: id, "\(words), as the spec says of tag '\(tag.name)'", at: place ?? Location(file: file.path),
            ruleLocation: tag.origin[key], fix: "write what the spec says, or change the spec")
    }

    static func notAList(_ fault: Diagnostic) -> Diagnostic {
        Diagnostic(rule: id, fault.message, at: fault.location, fix: fault.fix ?? "write a property list")
    }

    static func twins(_ file: RenderedFile, _ tag: Tag, _ other: RenderedFile, _ twin: Tag) -> Diagnostic {
        Diagnostic(
            rule: id, "tag '\(tag.name)' has the same property list as tag '\(twin.name)'",
            at: Location(file: file.path), ruleLocation: tag.origin["name"],
            notes: [Note("the other is here", at: Location(file: other.path))],
            fix: "give each tag its own, as 'scaffold new' writes them")
    }

    static func stray(_ file: RenderedFile, _ spec: Spec) -> Diagnostic {
        Diagnostic(
            rule: id, "'\(file.path.visible)' belongs to no tag of the spec", at: Location(file: file.path),
            ruleLocation: spec.origin["tags"], fix: "add the tag to the spec, or remove the file")
    }

    static func noMatrix(_ file: RenderedFile, _ spec: Spec) -> Diagnostic {
        Diagnostic(
            rule: id, "'\(file.path)' \(file.found == nil ? "is missing" : "has no matrix of tags")",
            at: Location(file: file.path), ruleLocation: spec.origin["tags"],
            fix: "write 'tag: [\(spec.tags.map(\.name).joined(separator: ", "))]' in the matrix of a job that builds them")
    }

    static func noRow(_ tag: Tag, at place: Location) -> Diagnostic {
        Diagnostic(
            rule: id, "tag '\(tag.name)' has no row in this matrix", at: place, ruleLocation: tag.origin["name"],
            fix: "add '- \(tag.name)'")
    }

    static func strayRow(_ name: String, among tags: [String], at place: Location) -> Diagnostic {
        let hint = nearestName(to: name, among: tags).map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            rule: id, "'\(name.visible)' is no tag of the spec\(hint)", at: place,
            fix: "add the tag to the spec, or remove the row")
    }
}

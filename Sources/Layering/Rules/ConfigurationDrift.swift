import Diagnostics
import WorkspaceSpec

extension Rule {
    static let configurationDrift = Rule(
        "configuration-drift",
        "a file of a tag is missing or no longer says what the spec says",
        why: "A tag whose files say something else than the spec ships with the wrong name, identifier or server.",
        examples: [
            .fires(
                "another bundle identifier than the spec's",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [], "tags": [{ "name": "Local" }, { "name": "Product", "release": true }] }
                --- Sources/Resource/Plist/Local/Local.xcconfig (rendered)
                PRODUCT_BUNDLE_IDENTIFIER = com.example.shop.local
                --- Sources/Resource/Plist/Local/Local.xcconfig
                // Signed by hand.
                ↓
                PRODUCT_BUNDLE_IDENTIFIER = com.example.shop
                """
            ),
            .fires(
                "a base URL changed in the sources alone",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [], "tags": [{ "name": "Local" }, { "name": "Product", "release": true }] }
                --- Sources/App/TagLocal/LocalTag.swift (rendered)
                let urls = BaseURLs(account: "http://127.0.0.1:8080/")
                --- Sources/App/TagLocal/LocalTag.swift
                                             ↓
                let urls = BaseURLs(account: "http://127.0.0.1:9090/")
                """
            ),
            .fires(
                "a tag without its row",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [], "tags": [{ "name": "Local" }, { "name": "Product", "release": true }] }
                --- .github/workflows/ci.yml (rendered)
                matrix:
                  tag: [Local, Product]
                --- .github/workflows/ci.yml
                matrix:
                  ↓
                  tag:
                    - Local
                """
            ),
            .fires(
                "a property list that is not there",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [], "tags": [{ "name": "Local" }, { "name": "Product", "release": true }] }
                --- Sources/Resource/Plist/Local/Info.plist (rendered)
                <plist/>
                --- Sources/Resource/Plist/Local/Info.plist ↓
                """
            ),
            .silent(
                "settings of the team's beside those of the spec",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [], "tags": [{ "name": "Local" }, { "name": "Product", "release": true }] }
                --- Sources/Resource/Plist/Local/Local.xcconfig (rendered)
                PRODUCT_BUNDLE_IDENTIFIER = com.example.shop.local
                --- Sources/Resource/Plist/Local/Local.xcconfig
                DEVELOPMENT_TEAM = ABCDE12345
                PRODUCT_BUNDLE_IDENTIFIER=com.example.shop.local // as in the store
                """
            ),
        ]
    ) { subject in
        let files = WorkspaceFiles(subject.renderedFiles)
        let tags = subject.spec.tags.map { TagFiles($0, subject.spec, files) }
        let lists = InfoPlistComparison(tags)
        let absences = tags.flatMap { tag in
            tag.missing(in: subject).map { ConfigurationDrift.missing($0, of: tag.tag) }
        }
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

    static func missing(_ file: RenderedFile, of tag: Tag) -> Diagnostic {
        Diagnostic(
            rule: id,
            "'\(file.path)', a file of tag '\(tag.name)', is missing",
            at: Location(file: file.path),
            ruleLocation: tag.origin["name"],
            fix:
                "restore it from version control, or take it from a workspace that 'scaffold new' renders from the spec"
        )
    }

    /// - Parameter key: the part of the tag that the spec states it in.
    static func drift(
        _ file: RenderedFile,
        _ words: String,
        at place: Location?,
        _ tag: Tag,
        key: String
    ) -> Diagnostic {
        Diagnostic(
            rule: id,
            "\(words), as the spec says of tag '\(tag.name)'",
            at: place ?? Location(file: file.path),
            ruleLocation: tag.origin[key],
            fix: "write what the spec says, or change the spec"
        )
    }

    static func notAList(_ fault: Diagnostic) -> Diagnostic {
        Diagnostic(rule: id, fault.message, at: fault.location, fix: fault.fix ?? "write a property list")
    }

    static func twins(_ file: RenderedFile, _ tag: Tag, _ other: RenderedFile, _ twin: Tag) -> Diagnostic {
        Diagnostic(
            rule: id,
            "tag '\(tag.name)' has the same property list as tag '\(twin.name)'",
            at: Location(file: file.path),
            ruleLocation: tag.origin["name"],
            notes: [Note("the other is here", at: Location(file: other.path))],
            fix: "give each tag its own, as 'scaffold new' writes them"
        )
    }

    static func stray(_ file: RenderedFile, _ spec: Spec) -> Diagnostic {
        Diagnostic(
            rule: id,
            "'\(file.path.visible)' belongs to no tag of the spec",
            at: Location(file: file.path),
            ruleLocation: spec.origin["tags"],
            fix: "add the tag to the spec, or remove the file"
        )
    }

    static func noMatrix(_ file: RenderedFile, _ spec: Spec) -> Diagnostic {
        Diagnostic(
            rule: id,
            "'\(file.path)' \(file.found == nil ? "is missing" : "has no matrix of tags")",
            at: Location(file: file.path),
            ruleLocation: spec.origin["tags"],
            fix:
                "write 'tag: [\(spec.tags.map(\.name).joined(separator: ", "))]' in the matrix of a job that builds them"
        )
    }

    static func noRow(_ tag: Tag, at place: Location) -> Diagnostic {
        Diagnostic(
            rule: id,
            "tag '\(tag.name)' has no row in this matrix",
            at: place,
            ruleLocation: tag.origin["name"],
            fix: "add '- \(tag.name)'"
        )
    }

    static func strayRow(_ name: String, among tags: [String], at place: Location) -> Diagnostic {
        let hint = nearestName(to: name, among: tags).map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            rule: id,
            "'\(name.visible)' is no tag of the spec\(hint)",
            at: place,
            fix: "add the tag to the spec, or remove the row"
        )
    }
}

import Diagnostics
import WorkspaceSpec

extension Rule {
    static let releaseEntitlements = Rule(
        "release-entitlements",
        "a release tag has development entitlements",
        why: "Debugging and the push notifications of development do not belong into an app that ships.",
        examples: [
            .fires(
                "notifications of the sandbox in a tag that ships",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [], "tags": [{ "name": "Local" }, { "name": "Product", "release": true }] }
                --- Sources/Resource/Plist/Product/Product.entitlements (rendered)
                <plist version="1.0"><dict/></plist>
                --- Sources/Resource/Plist/Product/Product.entitlements
                <plist version="1.0">
                <dict>
                    <key>aps-environment</key>
                    ↓
                    <string>development</string>
                </dict>
                </plist>
                """
            ),
            .silent(
                "notifications of the store",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [], "tags": [{ "name": "Local" }, { "name": "Product", "release": true }] }
                --- Sources/Resource/Plist/Product/Product.entitlements (rendered)
                <plist version="1.0"><dict/></plist>
                --- Sources/Resource/Plist/Product/Product.entitlements
                <plist version="1.0">
                <dict>
                    <key>aps-environment</key>
                    <string>production</string>
                </dict>
                </plist>
                """
            ),
        ]
    ) { subject in
        let files = WorkspaceFiles(subject.renderedFiles)
        return subject.spec.tags.filter(\.release).flatMap { tag in
            ReleaseEntitlements.findings(tag, TagFiles(tag, subject.spec, files).entitlements)
        }
    }
}

private enum ReleaseEntitlements {
    static let id: RuleID = "release-entitlements"

    /// A file that is missing or no property list is a drift of the configuration.
    static func findings(_ tag: Tag, _ file: RenderedFile?) -> [Diagnostic] {
        guard let file, let found = file.found, let list = try? PropertyListValues(found, file: file.path) else {
            return []
        }
        return developerEntitlements.compactMap { key, value in
            guard let present = list[key], present.content == value else { return nil }
            return finding(tag, key, present)
        }
    }

    /// Apple's entitlements that only development profiles grant.
    private static let developerEntitlements: [(key: String, value: DocumentNode.Content)] = [
        ("aps-environment", .string("development")),
        ("com.apple.developer.aps-environment", .string("development")),
        ("com.apple.developer.icloud-container-environment", .string("Development")),
        ("get-task-allow", .bool(true)),
        ("com.apple.security.get-task-allow", .bool(true)),
    ]
}

extension ReleaseEntitlements {
    private static func finding(_ tag: Tag, _ key: String, _ value: DocumentNode) -> Diagnostic {
        let fix =
            if case .string(let text) = value.content {
                "write '\(text == "Development" ? "Production" : "production")'"
            } else {
                "remove the key"
            }
        return Diagnostic(
            rule: id,
            "release tag '\(tag.name)' has the development entitlement '\(key)': \(value.words)",
            at: value.location,
            ruleLocation: tag.origin["release"],
            fix: fix
        )
    }
}

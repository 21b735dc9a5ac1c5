extension Escaping {
    /// The escaping of a file by its path or name; `none` for one whose format is unknown.
    ///
    /// `Package.swift` → swift, `.github/workflows/ci.yml` → workflow, `LICENSE` → none
    public static func forFile(named path: String) -> Escaping {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let isWorkflow = path.contains(".github/workflows/")
        let match = formats.first { $0.pattern.matches(name.lowercased(), isWorkflow: isWorkflow) }
        return match?.escaping ?? .none
    }

    /// The first match counts, so the particular stands before the general.
    private static let formats: [(pattern: FilePattern, escaping: Escaping)] = [
        (.workflow, .workflow),
        (.ending("info.plist"), .infoPlist),
        (.ending(".entitlements"), .infoPlist),
        (.ending(".plist"), .xml),
        (.ending(".xcscheme"), .xml),
        (.ending(".xcworkspacedata"), .xml),
        (.ending(".xcsettings"), .xml),
        (.ending(".xcprivacy"), .xml),
        (.ending(".stringsdict"), .xml),
        (.ending(".storyboard"), .xml),
        (.ending(".xib"), .xml),
        (.ending(".xml"), .xml),
        (.ending(".svg"), .xml),
        (.ending(".html"), .html),
        (.ending(".swift"), .swift),
        (.ending(".json"), .json),
        (.ending(".xcstrings"), .json),
        (.ending(".xctestplan"), .json),
        (.ending(".resolved"), .json),
        (.named(".swift-format"), .json),
        (.ending(".yml"), .yaml),
        (.ending(".yaml"), .yaml),
        (.ending(".xcconfig"), .xcconfig),
        (.ending(".pbxproj"), .pbxproj),
        (.ending(".strings"), .pbxproj),
        (.named("makefile"), .makefile),
        (.named("gnumakefile"), .makefile),
        (.ending(".mk"), .makefile),
        (.ending(".md"), .markdown),
        (.ending(".markdown"), .markdown),
    ]
}

/// What a file's lower-case name must look like.
private enum FilePattern {
    case named(String)
    case ending(String)
    /// A YAML file in the folder of GitHub workflows.
    case workflow

    func matches(_ name: String, isWorkflow: Bool) -> Bool {
        switch self {
        case .named(let full): name == full
        case .ending(let suffix): name.hasSuffix(suffix)
        case .workflow: isWorkflow && (name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
        }
    }
}

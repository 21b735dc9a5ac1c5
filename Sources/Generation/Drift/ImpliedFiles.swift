import Diagnostics
import WorkspaceSpec

/// The generated files that stay bound to the spec after a workspace has been created: the check holds them against it.
public enum ImpliedFiles {
    /// The manifest, and what each tag has: its configuration, executable, property lists, build settings, scheme and
    /// its rows in the workflow.
    ///
    /// - Parameter templates: those that the workspace was made with; the built-in ones without them.
    public static func rendered(
        from spec: Spec,
        templates: TemplateSet? = nil
    ) throws(DiagnosticsError) -> [PlannedFile] {
        let binding = templates?.files(where: isBinding) ?? .bundled(where: isBinding)
        return try WorkspacePlanner(spec, templates: binding).sharedFiles()
    }

    /// Whether a file is rendered from this template, or with its help.
    private static func isBinding(_ template: String) -> Bool {
        template.hasPrefix("Tags/") || template.hasPrefix("Partials/") || bindingTemplates.contains(template)
            || template.hasSuffix(".xcscheme")
    }

    private static let bindingTemplates: Set<String> = [
        "Workspace/Package.swift",
        "Workspace/.github/workflows/ci.yml",
        "Workspace/Sources/App/{{tag.configuration}}/{{tag.name}}Tag.swift",
        "Workspace/Sources/App/{{tag.executable}}/main.swift",
    ]
}

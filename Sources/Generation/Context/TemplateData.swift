import TemplateEngine
import WorkspaceSpec

/// What the templates of a workspace are rendered with, for those who write templates.
public enum TemplateData {
    /// The data that every template sees.
    public static func value(of spec: Spec) -> TemplateValue {
        RenderContext(spec, targets: spec.targets).root
    }

    /// The data that the templates of a module see.
    public static func value(of spec: Spec, for module: Module) -> TemplateValue {
        RenderContext(spec, targets: spec.targets).scope(of: module)
    }
}

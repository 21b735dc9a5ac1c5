import Diagnostics

/// Names of projects, as `scaffold new NAME` takes them.
public enum ProjectName {
    /// What is wrong with a name, with the nearest right one; nil for a right one.
    ///
    /// `"my-app"` → `project name 'my-app' holds '-'`, write 'MyApp'
    public static func fault(of name: String) -> Diagnostic? { NameRule.project.diagnostic(of: name) }
}

/// Names of modules, as `scaffold add-module NAME` takes them.
public enum ModuleName {
    /// What is wrong with a name, with the nearest right one; nil for a right one.
    public static func fault(of name: String) -> Diagnostic? { NameRule.module.diagnostic(of: name) }
}

extension NameRule {
    fileprivate func diagnostic(of name: String) -> Diagnostic? {
        problem(with: name).map { Diagnostic(rule: $0.rule, $0.message, fix: $0.fix) }
    }
}

import Diagnostics
import TemplateEngine

/// Renders prepared files one after the other and collects what comes of them: files, or diagnostics.
struct Rendering {
    let partials: [String: Template]
    var files: [PlannedFile] = []
    var diagnostics: [Diagnostic] = []

    init(partials: [String: Template]) {
        self.partials = partials
    }

    /// Renders a file for each combination of the values that its path mentions.
    ///
    /// - Parameter place: the path in the workspace for a rendered template path; nil leaves the file out.
    mutating func render(_ file: TemplateLibrary.Prepared, _ scope: TemplateValue, to place: (String) -> String?) {
        for scope in scopes(for: file.path, in: scope) {
            do throws(DiagnosticsError) {
                try renderOnce(file, scope, to: place)
            } catch {
                diagnostics += error.diagnostics
            }
        }
    }

    private mutating func renderOnce(
        _ file: TemplateLibrary.Prepared,
        _ scope: TemplateValue,
        to place: (String) -> String?
    ) throws(DiagnosticsError) {
        guard let path = place(try file.path.render(scope)) else { return }
        let bytes =
            switch file.content {
            case .template(let text): try text.renderUTF8(scope, escaping: .forFile(named: path), partials: partials)
            case .bytes(let bytes): bytes
            }
        files.append(PlannedFile(path: path, bytes: bytes, isExecutable: file.isExecutable))
    }

    /// The scope with each name that the path mentions and that has several values bound to one of them.
    private func scopes(for path: PathTemplate, in scope: TemplateValue) -> [TemplateValue] {
        guard case .object(let object) = scope else { return [scope] }
        return object.members.filter { path.mentions($0.name) }.reduce([scope]) { scopes, member in
            guard case .list(let values) = member.value else { return scopes }
            return scopes.flatMap { scope in values.map { scope.adding([member.name: $0]) } }
        }
    }
}

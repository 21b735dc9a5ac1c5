import Generation
import TemplateEngine

/// The partials that a template names, and those that these name in turn.
struct PartialFolder {
    let folder: String
    private(set) var templates: [String: Template] = [:]

    init(_ folder: String) {
        self.folder = folder
    }

    /// Reads a template and, first to last, the partials that it leads to; one that is not there is left to the
    /// rendering to report, with its place.
    mutating func load(_ file: String) throws -> Template {
        let template = try Template(utf8: try Disk.read(file), name: file)
        for name in template.partialNames.sorted() where templates[name] == nil {
            let partial = FilePath.join(folder, "\(name).mustache")
            guard try Disk.kind(of: partial) != .nothing else { continue }
            // Known before its own partials are looked at, so that a recursive one is read once.
            templates[name] = try Template(utf8: try Disk.read(partial), name: partial)
            templates[name] = try load(partial)
        }
        return template
    }
}

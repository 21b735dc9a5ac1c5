import Diagnostics
import ImportScanner
import WorkspaceSpec

/// Everything that the rules judge, as values; no rule reads a file.
public struct CheckSubject: Sendable {
    public let spec: Spec
    public let targets: [BuildTarget]
    public let sources: SourceTree
    /// Files that follow from the spec, each beside the one that is there.
    public var renderedFiles: [RenderedFile]
    /// Folders of targets that hold sources of another language, so that no Swift file need be there.
    public let foreignFolders: Set<String>
    /// What the sources import, judged once for all rules.
    let survey: ImportSurvey
    /// The dependencies to cut so that there is no cycle.
    let cuts: [CycleCut]

    public init(
        spec: Spec,
        sources: SourceTree,
        renderedFiles: [RenderedFile] = [],
        foreignFolders: Set<String> = []
    ) {
        let sources = sources.inOrder
        let targets = spec.targets
        let map = DependencyMap(spec, targets: targets)
        let survey = ImportSurvey(sources, map: map)
        self.spec = spec
        self.targets = targets
        self.sources = sources
        self.renderedFiles = renderedFiles
        self.foreignFolders = foreignFolders
        self.survey = survey
        cuts = CycleCut.all(in: survey)
    }

    /// The folders of sources of any spec.
    public static let standardFolders = ["Sources", "Tests"]

    /// The folders whose Swift files a check looks at; they need not be there.
    ///
    /// A generated workspace → `["Sources", "Tests"]`; a package that has grown by hand → also those of its modules
    public static func folders(of spec: Spec) -> [String] {
        standardFolders + (spec.isHandGrown ? spec.modules.flatMap(folders) : [])
    }

    /// Of the module, its interface and its test doubles.
    private static func folders(of module: Module) -> [String] {
        guard let path = module.path else { return [] }
        return module.interface ? [path, "\(path)Interface", "\(path)Testing"] : [path]
    }
}

/// A file as the spec wants it, and as it is.
public struct RenderedFile: Equatable, Sendable {
    /// Relative to the workspace.
    public var path: String
    /// Nil when the spec implies no such file.
    public var expected: String?
    /// Nil when there is no such file.
    public var found: String?

    public init(path: String, expected: String?, found: String?) {
        self.path = path
        self.expected = expected
        self.found = found
    }
}

extension CheckSubject {
    /// What a rule's findings weigh here; nil when the spec turns the rule off.
    func severity(of rule: Rule) -> Severity? {
        guard let stated = spec.check.first(where: { $0.rule == rule.id }) else { return rule.severity }
        return stated.severity
    }
}

extension SourceTree {
    /// The tree as a walk gives it, whatever order the files are in.
    fileprivate var inOrder: SourceTree {
        let isInOrder = zip(files, files.dropFirst()).allSatisfy { !precedes($1, $0) }
        return isInOrder ? self : SourceTree(files: files.sorted(by: precedes), unreadable: unreadable.sorted())
    }
}

private func precedes(_ left: ScannedFile, _ right: ScannedFile) -> Bool {
    left.folder == right.folder ? left.name < right.name : left.folder < right.folder
}

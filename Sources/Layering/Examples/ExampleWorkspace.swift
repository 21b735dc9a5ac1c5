import Diagnostics
import ImportScanner
import WorkspaceSpec

/// The workspace that an example's text describes, and where its marks say that something is found.
package struct ExampleWorkspace {
    package var files: [ExampleFile]

    package init(_ text: String) {
        files = ExampleFile.all(in: text)
    }

    /// Where the marks stand.
    package var marks: [Location] {
        files.flatMap(\.locations).sorted()
    }

    package func outcome(rules: [Rule] = Rule.all) throws -> CheckOutcome {
        Checker.run(try subject(), rules: rules, baseline: try baseline())
    }

    package func subject() throws -> CheckSubject {
        let spec = try spec()
        return CheckSubject(spec: spec, sources: sources(of: spec), renderedFiles: renderedFiles)
    }

    package func spec() throws -> Spec {
        let file = files.first { $0.path == "scaffold.json" }
        let document = try SpecDocument(bytes: Array((file?.text ?? "").utf8), file: "scaffold.json")
        return try SpecReader.inspect(document, rules: Rule.all.map(\.id))
    }

    package func sources(of spec: Spec) -> SourceTree {
        let folders = CheckSubject.folders(of: spec)
        let swift = files.filter { file in
            file.path.hasSuffix(".swift") && !file.isRendered && folders.contains { file.path.hasPrefix("\($0)/") }
        }
        return SourceTree(files: swift.map(\.scanned).sorted { ($0.folder, $0.name) < ($1.folder, $1.name) })
    }

    private func baseline() throws -> Baseline? {
        try files.first { $0.path == "scaffold-baseline.json" }.map {
            try Baseline(bytes: Array($0.text.utf8), file: $0.path)
        }
    }

    private var renderedFiles: [RenderedFile] {
        files.filter(\.isRendered).map { expected in
            let found = files.first { $0.path == expected.path && !$0.isRendered }
            return RenderedFile(path: expected.path, expected: expected.text, found: found?.text)
        }
    }
}

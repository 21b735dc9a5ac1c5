import Diagnostics
import WorkspaceSpec

extension Rule {
    /// A Swift file below `Sources` (or `Tests`) that belongs to no target: nothing builds it and no rule judges it.
    ///
    /// In a package that has grown by hand the spec need not name all tests, so only `Sources` is judged.
    static let straySource = Rule(
        "stray-source", "a Swift file belongs to no module",
        examples: [
            .fires(
                "files beside the modules",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [{ "name": "Home", "layer": "Main" }] }
                --- Sources/Main/Home/Pages/Page.swift
                --- Sources/Main/HomePage/Page.swift ↓
                --- Sources/Main/Page.swift ↓
                --- Sources/Page.swift ↓
                --- Tests/OldTests/OldTests.swift ↓
                """),
            .silent(
                "a package that has grown by hand, with tests that the spec does not know",
                """
                --- scaffold.json
                { "name": "Shop", "layers": [{ "name": "Lib" }],
                  "modules": [{ "name": "Home", "layer": "Lib", "path": "Library/Home" }] }
                --- Library/Home/Deep/Down/Home.swift
                --- Tests/IntegrationTests/AllTests.swift
                """),
        ],
        check: { subject in
            let roots = subject.survey.map.isHandGrown ? ["Sources"] : ["Sources", "Tests"]
            return subject.survey.owners.indices.compactMap { number in
                guard subject.survey.owners[number] < 0 else { return nil }
                let file = subject.sources.files[number]
                guard roots.contains(where: { file.folder == $0 || file.folder.hasPrefix("\($0)/") }) else { return nil }
                return Diagnostic(
                    rule: "stray-source", message(file.path), at: Location(file: file.path),
                    ruleLocation: subject.spec.origin["modules"], fix: fix(subject.neighbour(of: file.folder)))
            }
        }
    )
}

extension CheckSubject {
    /// The target whose folder is nearest: the one that shares most of the path.
    fileprivate func neighbour(of folder: String) -> BuildTarget? {
        let parts = folder.split(separator: "/")
        return targets.max { left, right in
            let (one, other) = (common(left.path, parts), common(right.path, parts))
            return one == other ? left.path > right.path : one < other
        }
    }

    private func common(_ path: String, _ parts: [Substring]) -> Int {
        zip(path.split(separator: "/"), parts).prefix { $0 == $1 }.count
    }
}

private func message(_ path: String) -> String {
    "'\(path.visible)' belongs to no module"
}

private func fix(_ neighbour: BuildTarget?) -> String {
    "move it into the folder of a module" + (neighbour.map { ", such as '\($0.path)'" } ?? "")
        + ", or add a module for it to the spec"
}

import Diagnostics
import WorkspaceSpec

extension Rule {
    /// A Swift file below `Sources` (or `Tests`) that belongs to no target: nothing builds it and no rule judges it.
    ///
    /// In a package that has grown by hand the spec need not name all tests, so only `Sources` is judged.
    static let straySource = Rule(
        "stray-source",
        "a Swift file belongs to no module",
        why: "Nothing builds the file and no rule judges it: it looks like a part of the app, and is none.",
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
                """
            ),
            .silent(
                "a package that has grown by hand, with tests that the spec does not know",
                """
                --- scaffold.json
                { "name": "Shop", "layers": [{ "name": "Lib" }],
                  "modules": [
                    { "name": "Home", "layer": "Lib", "path": "Library/Home" },
                    { "name": "Emit", "layer": "Lib", "path": "Sources/Plugins/Emit", "exclude": ["Templates"] }
                ] }
                --- Library/Home/Deep/Down/Home.swift
                --- Sources/Plugins/Emit/Templates/Page.swift
                --- Tests/IntegrationTests/AllTests.swift
                """
            ),
            .silent(
                "a file that says why it lies there",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [{ "name": "Home", "layer": "Main" }] }
                --- Sources/Main/Home/Home.swift
                --- Sources/Main/Notes.swift
                // scaffold:ignore stray-source read by a script, built by nobody
                """
            ),
        ],
        check: { subject in
            let strays = subject.survey.owners.indices.filter { subject.survey.owners[$0] == .nobody }
                .map { subject.sources.files[$0] }.filter { subject.hasToHaveModule($0.folder) }
            if strays.isEmpty { return [] }
            let neighbours = subject.neighbours(of: Set(strays.map(\.folder)))
            return strays.map { file in
                Diagnostic(
                    rule: "stray-source",
                    message(file.path),
                    at: Location(file: file.path),
                    ruleLocation: subject.spec.origin["modules"],
                    fix: fix(neighbours[file.folder])
                )
            }
        }
    )
}

extension CheckSubject {
    fileprivate func hasToHaveModule(_ folder: String) -> Bool {
        let roots = survey.map.isHandGrown ? ["Sources"] : ["Sources", "Tests"]
        return roots.contains { folder == $0 || folder.hasPrefix("\($0)/") }
    }

    /// For each folder that of the module, or of the tests, that shares most of the path.
    fileprivate func neighbours(of folders: Set<String>) -> [String: String] {
        let homes = targets.filter { $0.role == .implementation || $0.role == .tests }
            .map { (path: $0.path, parts: $0.path.split(separator: "/")) }
        var neighbours: [String: String] = [:]
        for folder in folders {
            let parts = folder.split(separator: "/")
            let shared = homes.map { home in (path: home.path, count: common(home.parts, parts)) }
            neighbours[folder] =
                shared.filter { $0.count > 0 }
                .max { ($0.count, $1.path) < ($1.count, $0.path) }?.path
        }
        return neighbours
    }

    private func common(_ left: [Substring], _ right: [Substring]) -> Int {
        zip(left, right).prefix { $0 == $1 }.count
    }
}

private func message(_ path: String) -> String {
    "'\(path.visible)' belongs to no module"
}

private func fix(_ neighbour: String?) -> String {
    "move it into the folder of a module" + (neighbour.map { ", such as '\($0)'" } ?? "")
        + ", or add a module for it to the spec"
}

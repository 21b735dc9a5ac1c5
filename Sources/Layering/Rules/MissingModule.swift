import Diagnostics
import WorkspaceSpec

extension Rule {
    /// A module without sources; one finding names all of its folders that hold none.
    ///
    /// In a package that has grown by hand the spec does not say which modules have tests.
    static let missingModule = Rule(
        "missing-module",
        "a module has no sources",
        why: "The package does not build while the manifest names a target that has no sources.",
        examples: [
            .fires(
                "a module's folder is gone",
                """
                --- scaffold.json
                { "name": "Shop", "layers": [{ "name": "Lib" }], "modules": [
                  { "name": "Home", "layer": "Lib", "path": "Sources/Home" },
                            ↓
                  { "name": "Cart", "layer": "Lib", "path": "Sources/Cart", "interface": true }
                ] }
                --- Sources/Home/Home.swift
                --- Sources/Cart/README.md
                """
            ),
            .silent(
                "every folder holds a source",
                """
                --- scaffold.json
                { "name": "Shop", "layers": [{ "name": "Lib" }], "modules": [
                  { "name": "Cart", "layer": "Lib", "path": "Sources/Cart", "interface": true }
                ] }
                --- Sources/Cart/Model/Cart.swift
                --- Sources/CartInterface/CartService.swift
                """
            ),
        ],
        check: { subject in
            var missing: [(owner: String, targets: [BuildTarget])] = []
            for target in subject.targetsWithoutSources where subject.needsSources(target) {
                let owner = target.module ?? target.name
                if missing.last?.owner != owner { missing.append((owner, [])) }
                missing[missing.count - 1].targets.append(target)
            }
            return missing.map { finding($0.owner, $0.targets, in: subject) }
        }
    )

    private static func finding(_ owner: String, _ targets: [BuildTarget], in subject: CheckSubject) -> Diagnostic {
        Diagnostic(
            rule: "missing-module",
            message(owner, targets.map(\.path)),
            at: subject.declaration(of: targets[0]),
            fix: targets[0].module == nil ? restore : fix(owner)
        )
    }
}

extension CheckSubject {
    /// The targets whose folder holds no Swift file.
    public var targetsWithoutSources: [BuildTarget] {
        let hasSources = survey.hasSources
        return targets.indices.filter { !hasSources[$0] }.map { targets[$0] }
    }

    fileprivate func needsSources(_ target: BuildTarget) -> Bool {
        let isOptional = survey.map.isHandGrown && (target.role == .tests || target.role == .testing)
        return !isOptional && !foreignFolders.contains(target.path) && !isUnreadable(target.path)
    }

    /// Whether the folder may hold sources that could not be read; that is reported as such.
    private func isUnreadable(_ folder: String) -> Bool {
        sources.unreadable.contains { path in
            !path.isMissing
                && (path.path == folder || path.path.hasPrefix("\(folder)/") || folder.hasPrefix("\(path.path)/"))
        }
    }
}

private func message(_ owner: String, _ folders: [String]) -> String {
    "'\(owner)' has no Swift file in \(folders.map { "'\($0)'" }.joined(separator: ", "))"
}

private func fix(_ owner: String) -> String {
    "put its sources there, or remove module '\(owner)' from the spec"
}

private let restore = "restore its sources"

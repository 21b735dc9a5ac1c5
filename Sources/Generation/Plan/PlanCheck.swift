import Diagnostics

/// Whether a set of relative paths can be written below a folder, on every system that the team may use.
struct PlanCheck {
    private(set) var diagnostics: [Diagnostic] = []
    /// What each path, folded as macOS folds it, was first used for.
    private var uses: [String: Use] = [:]

    private struct Use {
        let path: String
        let isFolder: Bool
    }

    /// - Parameter paths: sorted, so that the words are the same from run to run.
    init(_ paths: [String]) {
        for path in paths {
            if let problem = PathComponent.problem(inPath: path) {
                diagnostics.append(
                    Diagnostic(rule: "unsafe-path", "cannot write '\(path.visible)': \(problem)")
                )
            } else {
                claim(path)
            }
        }
    }

    private mutating func claim(_ path: String) {
        for folder in FilePath.ancestors(of: path) {
            use(folder, asFolder: true)
        }
        use(path, asFolder: false)
    }

    private mutating func use(_ path: String, asFolder isFolder: Bool) {
        // Swift compares strings by canonical equivalence, so this key folds Unicode normalisation, too.
        guard let earlier = uses.updateValue(Use(path: path, isFolder: isFolder), forKey: path.lowercased()) else {
            return
        }
        uses[path.lowercased()] = earlier
        if isFolder, earlier.isFolder, earlier.path.utf8.elementsEqual(path.utf8) { return }
        diagnostics.append(collision(earlier, with: Use(path: path, isFolder: isFolder)))
    }

    private func collision(_ first: Use, with second: Use) -> Diagnostic {
        let isSame = first.path.utf8.elementsEqual(second.path.utf8)
        let words =
            if isSame, first.isFolder != second.isFolder {
                "'\(first.path.visible)' would be a file and a folder"
            } else if isSame {
                "'\(first.path.visible)' would be written twice"
            } else {
                "'\(first.path.visible)' and '\(second.path.visible)' are one path on a file system that folds case"
                    + " or normalises Unicode"
            }
        return Diagnostic(rule: "path-collision", words, fix: "rename one of them in the spec or in the templates")
    }
}

import Diagnostics

/// Why a path of a plan cannot be written into an existing folder.
enum PathConflict {
    /// What stands where one of the path's folders would be: a link (never written through) or a file.
    static func onTheWay(to path: String, in root: String) throws(SystemError) -> Diagnostic? {
        for folder in FilePath.ancestors(of: path) {
            switch try Disk.kind(of: FilePath.join(root, folder)) {
            case .folder: continue
            case .nothing: return nil
            case .link: return conflict(folder, "is a link, and nothing is written through a link")
            case .file, .other: return conflict(folder, "is not a folder")
            }
        }
        return nil
    }

    static func exists(_ path: String) -> Diagnostic {
        conflict(path, "exists, and existing files are never overwritten", fix: "move it away, or choose another place")
    }

    static func isGone(_ path: String) -> Diagnostic {
        conflict(path, "has gone since the command started")
    }

    static func isMissing(_ path: String) -> Diagnostic {
        conflict(path, "is missing")
    }

    static func leaves(_ path: String) -> Diagnostic {
        conflict(path, "is a link that leads out of the workspace")
    }

    static func isTwin(_ path: String, of other: String) -> Diagnostic {
        conflict(other, "and '\(path.visible)' are one path on a file system that folds case")
    }

    private static func conflict(_ path: String, _ words: String, fix: String? = nil) -> Diagnostic {
        Diagnostic(rule: "conflict", "'\(path.visible)' \(words)", at: Location(file: path), fix: fix)
    }
}

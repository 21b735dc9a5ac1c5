/// A target that a package manifest declares: `.target(name: "Extra", …)`.
struct ManifestTarget: Equatable {
    /// Nil where the name is no plain string.
    let name: String?
    /// Of the `.` before the function's name.
    let offset: Int

    private static let functions: Set<String> = [
        "target", "executableTarget", "testTarget", "binaryTarget", "systemLibrary", "macro", "plugin",
    ]

    /// The targets in the order of the manifest; what stands inside one (its dependencies, its plugins) is none.
    static func all(in manifest: String) -> [ManifestTarget] {
        let tokens = SwiftToken.all(in: manifest)
        var targets: [ManifestTarget] = []
        var depth = 0
        /// The depth outside of the target that is being read.
        var outside: Int?
        for index in tokens.indices {
            if tokens[index].isOpening { depth += 1 }
            if tokens[index].isClosing {
                depth -= 1
                if let level = outside, depth <= level { outside = nil }
            }
            guard outside == nil, isCall(tokens, index) else { continue }
            targets.append(ManifestTarget(name: name(tokens, index + 3), offset: tokens[index].offset))
            outside = depth
        }
        return targets
    }

    /// Whether `.function(` begins here.
    private static func isCall(_ tokens: [SwiftToken], _ index: Int) -> Bool {
        guard index + 2 < tokens.count, tokens[index].isMark("."), tokens[index + 1].kind == .word,
            tokens[index + 2].isMark("(")
        else { return false }
        let isAfterPackage = index > 0 && tokens[index - 1].spelling != "Target" && tokens[index - 1].kind == .word
        // `.plugin(name: "Format", targets: …)` is a product, and with `package:` that of another package.
        let isProduct = index + 7 < tokens.count && ["targets", "package"].contains(tokens[index + 7].spelling)
        return !isAfterPackage && !isProduct && functions.contains(tokens[index + 1].spelling)
    }

    /// The value of the first argument when it is `name: "…"`.
    private static func name(_ tokens: [SwiftToken], _ index: Int) -> String? {
        guard index + 2 < tokens.count, tokens[index].spelling == "name", tokens[index + 1].isMark(":"),
            case .string(let name) = tokens[index + 2].kind
        else { return nil }
        return name
    }
}

extension SwiftToken {
    fileprivate var isOpening: Bool { isMark("(") || isMark("[") || isMark("{") }
    fileprivate var isClosing: Bool { isMark(")") || isMark("]") || isMark("}") }
}

import Diagnostics
import Generation
import Reporting

/// A plan for programs, in version 1 of our own form: what `--dry-run --format json` prints.
///
/// ```
/// {
///   "version": 1,
///   "command": "add-module",
///   "actions": [
///     { "action": "create", "path": "Sources/Main/Cart/Cart.swift", "bytes": 120, "executable": false },
///     { "action": "update", "path": "Package.swift", "bytes": 9000, "diff": "--- a/Package.swift\n…" },
///     { "action": "delete", "path": "Sources/Old.swift" },
///     { "action": "rename", "path": "Sources/A.swift", "to": "Sources/B.swift", "diff": null }
///   ],
///   "spec_diff": "--- a/scaffold.json\n…",
///   "remarks": ["Your 'README.md' was kept."]
/// }
/// ```
/// Paths are relative to the workspace, actions sorted by path as bytes; `bytes` is the size afterwards.
struct PlanDocument {
    let command: String
    var actions: [Action]
    /// Empty where the spec stays, or is created.
    var specDiff: [String] = []
    /// What is left to the team, in words.
    var remarks: [String] = []

    enum Action {
        case create(PlannedFile)
        case update(path: String, size: Int, diff: [String])
        case delete(path: String)
        case rename(path: String, to: String, diff: [String])
    }

    var text: String {
        let value: JSONValue = [
            "version": 1,
            "command": .string(command),
            "actions": .array(actions.map(\.value)),
            "spec_diff": PlanDocument.diff(specDiff),
            "remarks": .array(remarks.map { .string($0) }),
        ]
        return value.text
    }

    fileprivate static func diff(_ lines: [String]) -> JSONValue {
        lines.isEmpty ? .null : .string(lines.map { "\($0)\n" }.joined())
    }
}

extension PlanDocument.Action {
    fileprivate var value: JSONValue {
        switch self {
        case .create(let file): create(file)
        case .update(let path, let size, let diff):
            [
                "action": "update", "path": .string(path), "bytes": .integer(size), "diff": PlanDocument.diff(diff),
            ]
        case .delete(let path): ["action": "delete", "path": .string(path)]
        case .rename(let path, let target, let diff):
            ["action": "rename", "path": .string(path), "to": .string(target), "diff": PlanDocument.diff(diff)]
        }
    }

    private func create(_ file: PlannedFile) -> JSONValue {
        [
            "action": "create", "path": .string(file.path), "bytes": .integer(file.bytes.count),
            "executable": .bool(file.isExecutable),
        ]
    }
}

/// The form in which a dry run prints its plan.
enum PlanFormat: String, CaseIterable {
    case text, json

    /// - Throws: for a format without a dry run, which would be left without effect.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        if arguments[.planFormat] != nil, !arguments.has(.dryRun) {
            throw UsageError(message: "'--format' goes with '--dry-run'")
        }
        self = arguments[.planFormat].flatMap(PlanFormat.init(rawValue:)) ?? .text
    }
}

extension Option {
    static let planFormat = Option(
        "format",
        .one("format", .words(PlanFormat.allCases.map(\.rawValue))),
        help: "With '--dry-run': text or json, an object with 'actions' (action, path, …) and 'spec_diff'."
    )
}

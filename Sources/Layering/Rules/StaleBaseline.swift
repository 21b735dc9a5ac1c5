import Diagnostics

extension Rule {
    /// An entry of the baseline whose findings are gone: it would hide the next one.
    static let staleBaseline = Rule(
        "stale-baseline",
        "an entry of the baseline hides nothing",
        why: "What is mended would come back unseen.",
        examples: [
            .fires(
                "one finding is left of the two that the baseline holds, and none of the other rule's",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Home", "layer": "Main" },
                  { "name": "Cache", "layer": "Expand", "group": "Tool" }
                ] }
                --- Sources/Expand/Tool/Cache/Cache.swift
                import Home
                --- scaffold-baseline.json
                {
                  "version": 1,
                  "findings": [
                    ↓
                    { "file": "Sources/Expand/Tool/Cache/Cache.swift", "rule": "upward-dependency", "message": "'Cache' imports 'Home', which is higher: Expand/Tool is below Main", "count": 2 },
                    ↓
                    { "file": "Sources/Main/Home/Home.swift", "rule": "undeclared-import", "message": "'Home' imports 'Cache', which it does not declare", "count": 1 },
                    {}
                  ]
                }
                """
            ),
            .silent(
                "the findings of the baseline are there",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Home", "layer": "Main" },
                  { "name": "Cache", "layer": "Expand", "group": "Tool" }
                ] }
                --- Sources/Expand/Tool/Cache/Cache.swift
                import Home
                --- scaffold-baseline.json
                {
                  "version": 1,
                  "findings": [
                    { "file": "Sources/Expand/Tool/Cache/Cache.swift", "rule": "upward-dependency", "message": "'Cache' imports 'Home', which is higher: Expand/Tool is below Main", "count": 1 },
                    {}
                  ]
                }
                """
            ),
        ],
        check: .baseline { stale in
            stale.map { Diagnostic(rule: "stale-baseline", message($0), at: $0.location, fix: fix) }
        }
    )
}

private func message(_ entry: BaselineEntry) -> String {
    let number = entry.count == 1 ? "one finding" : "\(entry.count) findings"
    let place = entry.key.file.isEmpty ? "" : " in '\(entry.key.file.visible)'"
    return "the baseline holds \(number) of '\(entry.key.rule.rawValue.visible)'\(place) more than there are: "
        + entry.key.message.visible
}

private let fix = "remove the entry, or run 'scaffold check --write-baseline'"

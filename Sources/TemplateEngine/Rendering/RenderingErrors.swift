import Diagnostics

/// The words for everything that can go wrong when a template meets its data.
enum RenderingErrors {
    static func missing(_ name: Name, _ deadEnd: ContextStack.DeadEnd, at place: Location) -> Diagnostic {
        let segment = name.segments[deadEnd.segment]
        return Diagnostic(
            rule: "template-missing-name",
            missingMessage(name, segment, deadEnd),
            at: place,
            fix: suggestion(for: segment, among: deadEnd.candidates).map { "did you mean '\($0)'?" }
                ?? sectionFix(name, deadEnd)
        )
    }

    static func missingPartial(
        _ name: String,
        among partials: some Collection<String>,
        at place: Location
    ) -> Diagnostic {
        let candidates = partials.count <= Limits.suggestionCandidates ? Array(partials) : []
        return Diagnostic(
            rule: "template-missing-partial",
            "there is no partial '\(name.visible)'",
            at: place,
            fix: suggestion(for: name, among: candidates).map { "did you mean '\($0)'?" }
        )
    }

    static func notText(_ value: TemplateValue, name: String, at place: Location) -> Diagnostic {
        Diagnostic(
            rule: "template-not-text",
            "'\(name.visible)' is \(value.kindInWords), which has no text",
            at: place,
            fix: notTextFix(value, name.visible)
        )
    }

    static func refused(
        _ value: String,
        of name: String,
        format: String,
        because reason: String,
        at place: Location
    ) -> Diagnostic {
        Diagnostic(
            rule: "template-unwritable-value",
            "the value of '\(name.visible)' cannot be written into \(format): \(reason)",
            at: place,
            notes: [Note("the value is \"\(shortened(value).visible)\"")]
        )
    }

    /// The members of a list's items are seen in a section of it.
    private static func sectionFix(_ name: Name, _ deadEnd: ContextStack.DeadEnd) -> String? {
        deadEnd.parent.flatMap { parent in
            guard case .list = parent else { return nil }
            return notTextFix(parent, name.path(before: deadEnd.segment).visible)
        }
    }

    /// `'module' has no 'nmae'`
    private static func missingMessage(_ name: Name, _ segment: String, _ deadEnd: ContextStack.DeadEnd) -> String {
        guard let parent = deadEnd.parent else { return "the data has no '\(segment.visible)'" }
        let path = name.path(before: deadEnd.segment).visible
        if case .object = parent { return "'\(path)' has no '\(segment.visible)'" }
        return "'\(path)' is \(parent.kindInWords) and has no '\(segment.visible)'"
    }

    private static func notTextFix(_ value: TemplateValue, _ name: String) -> String {
        switch value {
        case .list: "write '{{#\(name)}}…{{/\(name)}}' around what each item shows"
        case .object: "name a member of it, such as '\(name).name'"
        default: "write '{{#\(name)}}…{{/\(name)}}' around what needs it"
        }
    }

    private static func suggestion(for word: String, among candidates: [String]) -> String? {
        guard word.utf8.count <= Limits.suggestionBytes, candidates.count <= Limits.suggestionCandidates else {
            return nil
        }
        return nearestName(to: word, among: candidates.filter { $0.utf8.count <= 2 * word.utf8.count + 2 })?.visible
    }

    private static func shortened(_ value: String) -> String {
        let start = value.unicodeScalars.prefix(80)
        return String(start) + (start.endIndex == value.unicodeScalars.endIndex ? "" : "…")
    }
}

extension RenderingErrors {
    static let limit: RuleID = "template-limit"

    static func partialsTooDeep(_ name: String, at place: Location) -> Diagnostic {
        Diagnostic(
            rule: limit,
            "partials nest deeper than \(Limits.partialDepth) levels at '\(name.visible)'",
            at: place,
            fix: "end the recursion: a partial that includes itself needs a section around the tag that gets empty"
        )
    }

    static func tooDeep(at place: Location) -> Diagnostic {
        Diagnostic(rule: limit, "sections and partials nest deeper than \(Limits.openDepth) levels", at: place)
    }

    static func tooLong(at place: Location) -> Diagnostic {
        Diagnostic(
            rule: limit,
            "rendering takes more than \(Limits.steps) steps",
            at: place,
            fix: "nest fewer sections over long lists"
        )
    }

    static func tooLarge(at place: Location) -> Diagnostic {
        Diagnostic(rule: limit, "the result is larger than \(Limits.outputBytes >> 20) MiB", at: place)
    }
}

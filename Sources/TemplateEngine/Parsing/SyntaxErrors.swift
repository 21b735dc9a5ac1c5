import Diagnostics

/// The words for everything that can be wrong with a template's source.
enum SyntaxErrors {
    static let rule: RuleID = "template-syntax"

    static func notUTF8(at place: Location) -> Diagnostic {
        Diagnostic(rule: rule, "the template is not UTF-8 text", at: place, fix: "save the file as UTF-8")
    }

    static func tagNotClosed(_ delimiters: Delimiters, at place: Location) -> Diagnostic {
        Diagnostic(
            rule: rule,
            "the tag opened by '\(delimiters.openText)' is not closed",
            at: place,
            fix: "close it with '\(delimiters.closeText)'"
        )
    }

    static func rawNotClosed(_ delimiters: Delimiters, at place: Location) -> Diagnostic {
        let (open, close) = (delimiters.openText + "{", "}" + delimiters.closeText)
        return Diagnostic(
            rule: rule,
            "the tag opened by '\(open)' is not closed by '\(close)'",
            at: place,
            fix: "write '\(open)name\(close)', or '\(delimiters.tag("", "name"))' for an escaped value"
        )
    }

    static func badDelimiters(_ delimiters: Delimiters, at place: Location) -> Diagnostic {
        Diagnostic(
            rule: rule,
            "a change of delimiters needs two words without '=' between two equals signs",
            at: place,
            fix: "write '\(delimiters.tag("=", "<% %>="))'"
        )
    }

    static func emptyTag(_ delimiters: Delimiters, at place: Location) -> Diagnostic {
        Diagnostic(rule: rule, "the tag holds no name", at: place, fix: "write '\(delimiters.tag("", "name"))'")
    }

    static func longName(at place: Location) -> Diagnostic {
        Diagnostic(rule: rule, "a name may have at most \(Limits.nameBytes) bytes", at: place)
    }

    static func unknownSign(_ sign: String, _ delimiters: Delimiters, at place: Location) -> Diagnostic {
        Diagnostic(
            rule: rule,
            "no tag begins with '\(sign)'; templates have no inheritance",
            at: place,
            fix: "write '\(delimiters.tag(">", "name"))' to include the template 'name'"
        )
    }

    static func spaceInName(_ name: String, at place: Location) -> Diagnostic {
        Diagnostic(
            rule: rule,
            "the name '\(name.visible)' holds white space",
            at: place,
            fix: "write one name, with dots between its parts"
        )
    }

    static func braceInName(_ name: String, at place: Location) -> Diagnostic {
        Diagnostic(rule: rule, "the name '\(name.visible)' holds a brace", at: place, fix: "write the name alone")
    }

    static func emptySegment(_ name: String, at place: Location) -> Diagnostic {
        Diagnostic(
            rule: rule,
            "the name '\(name.visible)' has an empty part beside a dot",
            at: place,
            fix: "write 'a.b', or '.' alone for the current value"
        )
    }
}

extension SyntaxErrors {
    static func sectionNotClosed(_ section: OpenSection, at place: Location) -> Diagnostic {
        Diagnostic(
            rule: rule,
            "section '\(section.name.visible)' is not closed",
            at: place,
            fix: "write '\(section.closingTag)' where it ends"
        )
    }

    static func sectionNotClosed(
        _ section: OpenSection,
        before closing: String,
        at place: Location,
        closingAt: Location
    ) -> Diagnostic {
        Diagnostic(
            rule: rule,
            "section '\(section.name.visible)' is not closed before '\(closing)'",
            at: place,
            notes: [Note("'\(closing)' closes the section around it", at: closingAt)],
            fix: "write '\(section.closingTag)' before '\(closing)'"
        )
    }

    static func closesNothing(_ closing: String, opening: String, at place: Location) -> Diagnostic {
        Diagnostic(
            rule: rule,
            "'\(closing)' closes a section that is not open",
            at: place,
            fix: "remove it, or write '\(opening)' where the section begins"
        )
    }

    static func closesAnother(
        _ closing: String,
        open section: OpenSection,
        at place: Location,
        openedAt: Location
    ) -> Diagnostic {
        Diagnostic(
            rule: rule,
            "'\(closing)' stands where section '\(section.name.visible)' is open",
            at: place,
            notes: [Note("section '\(section.name.visible)' is opened here", at: openedAt)],
            fix: "write '\(section.closingTag)'"
        )
    }

    static func nestedTooDeep(at place: Location) -> Diagnostic {
        Diagnostic(
            rule: "template-limit",
            "sections nest deeper than \(Limits.nestingDepth) levels",
            at: place,
            fix: "move the inner sections into a partial"
        )
    }

    static func tooLarge(at place: Location) -> Diagnostic {
        Diagnostic(
            rule: "template-limit",
            "the template is larger than \(Limits.templateBytes >> 20) MiB",
            at: place
        )
    }
}

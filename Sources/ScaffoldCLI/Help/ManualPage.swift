import Layering

/// The manual page `scaffold(1)` in mdoc (mdoc(7)), which both `man` on macOS and on Linux understand.
struct ManualPage {
    private let tool: Command
    private let family: [(path: [String], command: Command)]

    init(of tool: Command) {
        self.tool = tool
        family = tool.family.filter { !$0.path.isEmpty }
    }

    var text: String {
        let sections = [
            head, synopsis, description, commands, rules,
            table("ENVIRONMENT", "Ev", ManualPage.environment),
            table("FILES", "Pa", ManualPage.files),
            exitStatus, examples, ManualPage.seeAlso,
        ]
        return sections.flatMap(\.self).map { $0 + "\n" }.joined()
    }
}

extension ManualPage {
    private var head: [String] {
        [
            ".Dd \(scaffoldReleaseDate)", ".Dt \(tool.name.uppercased()) 1", ".Os \(tool.name) \(scaffoldVersion)",
            ".Sh NAME", ".Nm \(tool.name)", ".Nd \(Roff.text(tool.abstract.lowercasedFirst.withoutFullStop))",
        ]
    }

    private var synopsis: [String] {
        [".Sh SYNOPSIS"] + [usage([], tool)].flatMap(\.self)
            + family.filter { $0.command.subcommands.isEmpty }.flatMap { usage($0.path, $0.command) }
    }

    private func usage(_ path: [String], _ command: Command) -> [String] {
        let words = path.isEmpty ? [] : [".Cm \(path.joined(separator: " "))"]
        let options = (path.isEmpty ? command.allOptions : command.options).map { option in
            let more = if case .many = option.value { " ..." } else { "" }
            return ".Op \(flag(option))\(more)"
        }
        return [".Nm"] + words + command.arguments.map(argument) + options
    }

    private func argument(_ argument: Argument) -> String {
        switch argument.count {
        case .one: ".Ar \(argument.name)"
        case .optional: ".Op Ar \(argument.name)"
        case .any: ".Op Ar \(argument.name) ..."
        }
    }

    /// `Fl -layer Ar layer`
    private func flag(_ option: Option) -> String {
        "Fl -\(option.name)" + (option.valueName.isEmpty ? "" : " Ar \(option.valueName)")
    }

    private var description: [String] {
        [".Sh DESCRIPTION"] + Roff.paragraph(ManualPage.overview) + [".Pp", "Options of every command:"]
            + list(Option.common.map(item) + [item(.version)])
    }

    private var commands: [String] {
        [".Sh COMMANDS"] + family.flatMap(section)
    }

    private func section(_ path: [String], _ command: Command) -> [String] {
        let title = [".Ss \(([tool.name] + path).joined(separator: " "))"]
        let words = Roff.paragraph(command.abstract) + Roff.paragraphs(command.discussion).flatMap { [".Pp"] + $0 }
        let arguments = command.arguments.map { (tag: "Ar \($0.name)", words: Roff.paragraph($0.help)) }
        return title + words + list(arguments + command.options.map(item))
    }

    private func item(_ option: Option) -> (tag: String, words: [String]) {
        let short = option.short.map { "Fl \($0) , " } ?? ""
        return (short + flag(option), Roff.paragraph(option.help))
    }

    private var rules: [String] {
        [".Sh RULES", ".Nm", ".Cm check", "holds a workspace to these rules;", ".Nm", ".Cm help", ".Ar rule"]
            + ["explains one with examples."]
            + list(Rule.all.map { ("Cm \($0.id)", Roff.paragraph($0.summary.capitalizedFirst + ". " + $0.why)) })
    }

    private var exitStatus: [String] {
        let rows = ManualPage.statuses.map { (tag: "Er \($0.status.rawValue)", words: Roff.paragraph($0.meaning)) }
        return [".Sh EXIT STATUS"] + list(rows)
    }

    private var examples: [String] {
        let shown = family.flatMap { $0.command.examples.prefix(1) }
        return [".Sh EXAMPLES"]
            + shown.enumerated().flatMap { index, example in
                (index == 0 ? [] : [".Pp"]) + Roff.paragraph(example.effect)
                    + [".Bd -literal -offset indent", Roff.literal(example.line), ".Ed"]
            }
    }

    private func table(_ title: String, _ macro: String, _ rows: [(name: String, meaning: String)]) -> [String] {
        [".Sh \(title)"] + list(rows.map { ("\(macro) \($0.name)", Roff.paragraph($0.meaning)) })
    }

    private func list(_ rows: [(tag: String, words: [String])]) -> [String] {
        if rows.isEmpty { return [] }
        return [".Bl -tag -width Ds"] + rows.flatMap { [".It \($0.tag)"] + $0.words } + [".El"]
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
    fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension Command {
    static let completions = Command(
        name: "completions",
        otherNames: ["completion"],
        abstract: "Print the completion script for a shell.",
        discussion: """
            With the script, the shell completes commands, options, files, rules, and the layers, groups, modules, tags
            and server centers of the workspace at hand.
            """,
        examples: [
            Example(line: #"source <(scaffold completions zsh)"#, effect: "In ~/.zshrc, after 'compinit'"),
            Example(line: #"source <(scaffold completions bash)"#, effect: "In ~/.bashrc"),
            Example(
                line: "scaffold completions fish > ~/.config/fish/completions/scaffold.fish",
                effect: "Once, for fish"
            ),
        ],
        arguments: [Argument("shell", .one, .words(Shell.allCases.map(\.rawValue)), help: Shell.list)],
        action: .run(printCompletions)
    )
}

/// A shell that has completions.
private enum Shell: String, CaseIterable {
    case zsh, bash, fish

    static let list = "\(allCases.map(\.rawValue).joined(separator: ", "))."

    var script: String {
        switch self {
        case .zsh: ZshCompletion(of: .scaffold).script
        case .bash: BashCompletion(of: .scaffold).script
        case .fish: FishCompletion(of: .scaffold).script
        }
    }
}

private func printCompletions(_ invocation: Invocation) throws -> ExitStatus {
    let word = invocation.arguments.positional[0]
    guard let shell = Shell(rawValue: word) else {
        throw UsageError.unknownWord(word, for: "<shell>", Shell.allCases.map(\.rawValue))
    }
    invocation.console.writeOutput(Array(shell.script.utf8))
    return .success
}

/// A command, as data: its words, its options, and what it does.
struct Command: Sendable {
    let name: String
    /// What other tools call the same; only suggestions know these.
    var otherNames: [String] = []
    /// One line for lists of commands.
    let abstract: String
    var discussion: String = ""
    var examples: [Example] = []
    var arguments: [Argument] = []
    var options: [Option] = []
    /// Made for programs: no list shows the command.
    var isHidden = false
    /// What the command prints only tells what it has done to files; without it, the work is done all the same.
    var printsOnlyWhatItDid = false
    var action: Action

    enum Action: Sendable {
        case run(@Sendable (Invocation) throws -> ExitStatus)
        case subcommands([Command])
    }

    /// A command line and what it does, shown in the help.
    struct Example: Sendable {
        let line: String
        let effect: String
    }

    var subcommands: [Command] {
        guard case .subcommands(let commands) = action else { return [] }
        return commands
    }

    /// Those that lists show.
    var shownSubcommands: [Command] { subcommands.filter { !$0.isHidden } }

    /// The command's own options, then those that every command has.
    var allOptions: [Option] { options + Option.common }
}

extension Option {
    static let help = Option("help", short: "h", help: "Show help information.")
    static let quiet = Option("quiet", short: "q", help: "Print errors and results only.")
    static let verbose = Option("verbose", short: "v", help: "Say what is read, and how long each phase takes.")
    static let version = Option("version", help: "Show the version.")

    /// Options of every command.
    static let common = [quiet, verbose, help]
}

/// The exit statuses of the tool.
enum ExitStatus: Int32, Sendable {
    /// The request was carried out.
    case success = 0
    /// `check` found violations.
    case violations = 1
    /// The request could not be carried out: usage, spec, file system.
    case failure = 2
}

/// What a command gets: the parsed words and the place where it runs.
struct Invocation: Sendable {
    let arguments: ParsedArguments
    let console: Console
    let narration: Narration

    init(arguments: ParsedArguments, console: Console) {
        self.arguments = arguments
        self.console = console
        narration = Narration(arguments, console)
    }
}

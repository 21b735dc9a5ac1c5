import Layering

/// The completion script for fish 3 and later.
struct FishCompletion {
    private let tool: Command
    private let family: [(path: [String], command: Command)]

    init(of tool: Command) {
        self.tool = tool
        family = tool.family
    }

    var script: String {
        head + list("__scaffold_rules", rules) + list("__scaffold_topics", topics + rules)
            + family.flatMap(lines).map { $0 + "\n" }.joined()
    }
}

extension FishCompletion {
    private func lines(_ path: [String], _ command: Command) -> [String] {
        let here = "complete -c scaffold -n \(quoted((["__scaffold_at"] + path).joined(separator: " ")))"
        let commands = command.shownSubcommands.map { "\(here) -a \($0.name) -d \(quoted($0.abstract))" }
        let options = command.allOptions.map { "\(here) \(words(of: $0)) -d \(quoted($0.help))" }
        return commands + options + command.arguments.flatMap { values(of: $0.completion).map { "\(here) \($0)" } }
    }

    private func words(of option: Option) -> String {
        let names = "-l \(option.name)" + (option.short.map { " -s \($0)" } ?? "")
        guard let completion = option.completion else { return names }
        let values = values(of: completion)
        return ([names, completion.takesPath ? "-r" : "-x"] + values).joined(separator: " ")
    }

    /// One group of words for each source of values.
    private func values(of completion: Option.Completion) -> [String] {
        switch completion {
        case .text: []
        case .file: ["-F"]
        case .folder: ["-a '(__fish_complete_directories (commandline -ct))'"]
        case .words(let words): ["-a \(quoted(words.joined(separator: " ")))"]
        case .outputs(let words): ["-a \(quoted(words.joined(separator: " ")))", "-F"]
        case .rules: ["-a '(__scaffold_rules)'"]
        case .topics: ["-a '(__scaffold_topics)'"]
        case .name(let names), .marked(let names): ["-a '(__scaffold_names \(names))'"]
        case .names(let names): ["-a '(__scaffold_list \(names))'"]
        case .keyed(let names): ["-a '(__scaffold_keys \(names))'"]
        }
    }

    private var rules: [(name: String, remark: String)] { Rule.all.map { ($0.id.rawValue, $0.summary) } }

    private var topics: [(name: String, remark: String)] { tool.shownSubcommands.map { ($0.name, $0.abstract) } }

    /// A function that prints words, each with a remark.
    private func list(_ function: String, _ rows: [(name: String, remark: String)]) -> String {
        let lines = rows.map { "        \(quoted($0.name)) \(quoted($0.remark))" }.joined(separator: " \\\n")
        return "function \(function)\n    printf '%s\\t%s\\n' \\\n\(lines)\nend\n\n"
    }

    private func quoted(_ text: String) -> String {
        "'" + text.flatMap { "'\\".contains($0) ? "\\\($0)" : String($0) } + "'"
    }
}

extension FishCompletion {
    /// The commands that have subcommands.
    private var groups: String {
        family.filter { !$0.command.subcommands.isEmpty }.map { quoted($0.path.joined(separator: " ")) }
            .joined(separator: " ")
    }

    private var head: String {
        #"""
        # Completion for scaffold in fish, printed by 'scaffold completions fish'.

        # Whether the words so far lead to this command and no further.
        function __scaffold_at
            set -l words
            for word in (commandline -opc)[2..-1]
                string match -q -- '-*' $word
                or set -a words $word
            end
            switch "$argv"
                case \#(groups)
                    test "$words" = "$argv"
                case '*'
                    test "$words[1..$(count $argv)]" = "$argv"
            end
        end

        # The workspace's names of a kind.
        function __scaffold_names
            set -l words (commandline -opc)
            set -l tool (string replace -r '^~/' "$HOME/" -- $words[1])
            $tool complete $argv[1] -- $words 2>/dev/null
        end

        # The same for a list with commas.
        function __scaffold_list
            set -l typed (string match -r -- '^.*,' (string replace -r -- '^--[^=]*=' '' (commandline -ct)))
            for line in (__scaffold_names $argv[1])
                printf '%s\n' "$typed$line"
            end
        end

        # The same before an equals sign.
        function __scaffold_keys
            __scaffold_names $argv[1] | string replace -r '^([^\t]*)' '$1='
        end

        complete -c scaffold -f


        """#
    }
}

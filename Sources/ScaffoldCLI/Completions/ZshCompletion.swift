import Layering

/// The completion script for zsh: a file `_scaffold` in `fpath`, or sourced after `compinit`.
struct ZshCompletion {
    private let tool: Command
    private let family: [(path: [String], command: Command)]

    init(of tool: Command) {
        self.tool = tool
        family = tool.family
    }

    var script: String {
        ZshCompletion.head + rules + topics + family.map(function).joined() + ZshCompletion.tail
    }
}

extension ZshCompletion {
    private func function(_ path: [String], _ command: Command) -> String {
        let name = (["_scaffold"] + path).joined(separator: "_") + (path.isEmpty ? "_tool" : "")
        let specs = command.allOptions.flatMap(option) + arguments(command)
        return """
            \(name)() {
            \(command.subcommands.isEmpty ? "" : "    local context state line curcontext=$curcontext\n    typeset -A opt_args\n")\
                _arguments -s -S\(command.subcommands.isEmpty ? "" : " -C") \\
            \(specs.map { "        \($0)" }.joined(separator: " \\\n"))
            \(command.subcommands.isEmpty ? "" : descent(path, command))}


            """
    }

    /// `'(-q --quiet)'{-q,--quiet}'[Print errors.]'`, `'*--tags=[The tags.]:tags: _scaffold_list tags'`
    private func option(_ option: Option) -> [String] {
        let value = option.completion.map { ":\(plain(option.valueName)):\(action($0))" } ?? ""
        let isRepeated = if case .many = option.value { true } else { false }
        let text = "[\(bracketed(option.help))]\(value)"
        let long = option.spelling + (option.completion == nil ? "" : "=")
        guard let short = option.short else { return [quoted((isRepeated ? "*" : "") + long + text)] }
        let others = isRepeated ? "*" : "(-\(short) \(option.spelling))"
        return [quoted(others + "-\(short)" + text), quoted(others + long + text)]
    }

    private func arguments(_ command: Command) -> [String] {
        if !command.subcommands.isEmpty { return ["'1: :->command'", "'*:: :->rest'"] }
        return command.arguments.map { argument in
            let place =
                switch argument.count {
                case .one: ""
                case .optional: ":"
                case .any: "*"
                }
            return quoted("\(place):\(plain(argument.name)):\(action(argument.completion))")
        }
    }

    /// The choice of a subcommand, and what is left to it.
    private func descent(_ path: [String], _ command: Command) -> String {
        let commands = command.shownSubcommands
        let described = commands.map { "            \(quoted("\($0.name):\(plain($0.abstract))"))\n" }.joined()
        let arms = commands.map {
            "            \($0.name)) \((["_scaffold"] + path + [$0.name]).joined(separator: "_")) ;;\n"
        }
        return """
                case $state in
                command)
                    local -a commands=(
            \(described)        )
                    _describe -t commands command commands
                    ;;
                rest)
                    case $words[1] in
            \(arms.joined())        esac
                    ;;
                esac

            """
    }

    private func action(_ completion: Option.Completion) -> String {
        switch completion {
        case .text: " "
        case .file: "_files"
        case .folder: "_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .outputs(let words): " _scaffold_outputs \(words.joined(separator: " "))"
        case .rules: " _scaffold_rules"
        case .topics: " _scaffold_topics"
        case .name(let names): " _scaffold_names \(names)"
        case .names(let names): " _scaffold_list \(names)"
        case .keyed(let names): " _scaffold_keys \(names)"
        case .marked(let names): " _scaffold_marked \(names)"
        }
    }

    private var rules: String {
        let lines = Rule.all.map { "        \(quoted("\($0.id):\(plain($0.summary))"))\n" }
        return
            "_scaffold_rules() {\n    local -a rules=(\n\(lines.joined())    )\n    _describe -t rules rule rules\n}\n\n"
    }

    private var topics: String {
        let lines = tool.shownSubcommands.map { "        \(quoted("\($0.name):\(plain($0.abstract))"))\n" }
        return """
            _scaffold_topics() {
                local -a commands=(
            \(lines.joined())    )
                _describe -t commands command commands
                _scaffold_rules
            }


            """
    }

    private func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// Colons end the parts of a description.
    private func plain(_ text: String) -> String {
        text.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\\:")
    }

    private func bracketed(_ text: String) -> String {
        plain(String(text.flatMap { "[]\\".contains($0) ? "\\\($0)" : String($0) }))
    }
}

extension ZshCompletion {
    private static let head = #"""
        #compdef scaffold
        # Completion for scaffold in zsh, printed by 'scaffold completions zsh'.

        # Offers the workspace's names of a kind; what follows are options of compadd.
        _scaffold_names() {
            local kind=$1 name remark
            local -a offers
            shift
            while IFS=$'\t' read -r name remark; do
                offers+=("$name${remark:+:$remark}")
            done < <("${_scaffold_line[1]/#\~\//$HOME/}" complete $kind -- "${(@)_scaffold_line}" 2>/dev/null)
            _describe -t $kind ${kind%s} offers "$@"
        }

        # The same for a list with commas.
        _scaffold_list() {
            compset -P '*,'
            compset -S ',*'
            _scaffold_names $1 -q -S ,
        }

        # The same before an equals sign.
        _scaffold_keys() {
            if compset -P '*='; then
                _message text
            else
                _scaffold_names $1 -q -S =
            fi
        }

        # The same before a colon that may be left out.
        _scaffold_marked() {
            compset -P '*:' || _scaffold_names $1
        }

        # Offers formats, and files behind an equals sign.
        _scaffold_outputs() {
            if compset -P '*='; then
                _files
            else
                compadd -- "$@"
            fi
        }


        """#

    private static let tail = #"""
        _scaffold() {
            local -a _scaffold_line=("${(@)words[1,CURRENT-1]}")
            _scaffold_tool
        }

        if [[ $funcstack[1] == _scaffold ]]; then
            _scaffold "$@"
        else
            compdef _scaffold scaffold
        fi

        """#
}

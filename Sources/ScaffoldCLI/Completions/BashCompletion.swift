/// The completion script for bash, 3.2 (macOS) and later, with or without the package bash-completion.
///
/// Names of a workspace are data to it: they are compared and handed to readline, never expanded.
struct BashCompletion {
    private let family: [(path: [String], command: Command)]

    init(of tool: Command) {
        family = tool.family
    }

    var script: String {
        BashCompletion.head + describe + values + BashCompletion.tail
    }
}

extension BashCompletion {
    /// What each command takes.
    private var describe: String {
        function("_scaffold_describe", "Of a command: its subcommands, its options, and the options before a value.") {
            ["commands= options= valued=", "case $1 in"] + family.map(arm) + ["esac"]
        }
    }

    private func arm(_ path: [String], _ command: Command) -> String {
        let valued = command.allOptions.filter { $0.value != .none }
        let settings = [
            ("commands", command.shownSubcommands.map(\.name)),
            ("options", command.allOptions.flatMap(spellings)),
            ("valued", valued.flatMap(spellings)),
        ]
        let words = settings.filter { !$0.1.isEmpty }.map { "\($0.0)=\(quoted($0.1.joined(separator: " ")))" }
        return "    \(quoted(path.joined(separator: " "))) ) \(words.joined(separator: " ")) ;;"
    }

    private func spellings(_ option: Option) -> [String] {
        [option.spelling] + (option.short.map { ["-\($0)"] } ?? [])
    }

    /// What follows an option, or stands at a place.
    private var values: String {
        function("_scaffold_values", "Offers values: of a command's option, or of its argument with a number.") {
            ["case \"$1 $2\" in"] + family.flatMap(valueArms) + ["esac"]
        }
    }

    private func valueArms(_ path: [String], _ command: Command) -> [String] {
        let name = path.joined(separator: " ")
        let options = command.options.compactMap { option in
            option.completion.flatMap(action).map { action in
                let patterns = spellings(option).map { quoted("\(name) \($0)") }.joined(separator: " | ")
                return "    \(patterns) ) \(action) ;;"
            }
        }
        let arguments = command.arguments.enumerated().compactMap { index, argument in
            action(argument.completion).map { action in
                let place = argument.count == .any ? "\(quoted(name + " "))*" : quoted("\(name) \(index + 1)")
                return "    \(place) ) \(action) ;;"
            }
        }
        return options + arguments
    }

    private func action(_ completion: Option.Completion) -> String? {
        switch completion {
        case .text: nil
        case .file: "_scaffold_paths -f"
        case .folder: "_scaffold_paths -d"
        case .words, .rules, .topics: "_scaffold_offer \(completion.fixedWords.joined(separator: " "))"
        case .outputs(let words): "_scaffold_outputs \(words.joined(separator: " "))"
        case .name(let names), .marked(let names): "_scaffold_names \(names)"
        case .names(let names): "_scaffold_list \(names)"
        case .keyed(let names): "_scaffold_keys \(names)"
        }
    }

    private func function(_ name: String, _ comment: String, _ lines: () -> [String]) -> String {
        "# \(comment)\n\(name)() {\n" + lines().map { "    \($0)\n" }.joined() + "}\n\n"
    }

    private func quoted(_ text: String) -> String { "'\(text)'" }
}

extension BashCompletion {
    private static let head = #"""
        # Completion for scaffold in bash, printed by 'scaffold completions bash'.

        # Offers those of the words that continue the current one.
        _scaffold_offer() {
            local word
            for word in "$@"; do
                case $word in
                    "$current"*) COMPREPLY[${#COMPREPLY[@]}]=$prefix$word$suffix ;;
                esac
            done
        }

        # Offers files (-f) or folders (-d).
        _scaffold_paths() {
            local path
            compopt -o filenames 2>/dev/null
            while IFS= read -r path; do
                COMPREPLY[${#COMPREPLY[@]}]=$prefix$path
            done < <(compgen "$1" -- "$current")
        }

        # Offers the workspace's names of a kind.
        _scaffold_names() {
            local name remark tool=${COMP_WORDS[0]}
            case $tool in
                '~/'*) tool=$HOME/${tool#'~/'} ;;
            esac
            while IFS=$'\t' read -r name remark; do
                _scaffold_offer "$name"
            done < <("$tool" complete "$1" -- "${COMP_WORDS[@]:0:COMP_CWORD}" 2>/dev/null)
        }

        # The same for a list with commas.
        _scaffold_list() {
            case $current in
                *,*) prefix=$prefix${current%,*}, current=${current##*,} ;;
            esac
            _scaffold_names "$1"
        }

        # The same before an equals sign.
        _scaffold_keys() {
            suffix='='
            compopt -o nospace 2>/dev/null
            _scaffold_names "$1"
        }

        # Offers formats, and files behind an equals sign.
        _scaffold_outputs() {
            case $current in
                *=*)
                    prefix=$prefix${current%%=*}= current=${current#*=}
                    _scaffold_paths -f
                    ;;
                *) _scaffold_offer "$@" ;;
            esac
        }


        """#

    private static let tail = #"""
        _scaffold() {
            COMPREPLY=()
            local IFS=$' \t\n' current=${COMP_WORDS[COMP_CWORD]} prefix= suffix=
            # The command so far, the option that waits for a value, the one that has just got it, whether the word
            # before was a sign that bash splits words at, whether options have ended, and the argument's number.
            local path= option= given= glued= ended= position=1
            local commands options valued word index
            _scaffold_describe ''
            for ((index = 1; index < COMP_CWORD; index++)); do
                word=${COMP_WORDS[index]}
                case $word in
                    = | :)
                        glued=1
                        continue
                        ;;
                esac
                if [ -n "$option" ]; then
                    given=$option option= glued=
                    continue
                fi
                if [ -n "$glued" ]; then
                    glued=
                    continue
                fi
                given=
                if [ -z "$ended" ]; then
                    case $word in
                        --)
                            ended=1
                            continue
                            ;;
                        -*)
                            case " $valued " in
                                *" $word "*) option=$word ;;
                            esac
                            continue
                            ;;
                    esac
                    case " $commands " in
                        *" $word "*)
                            path=${path:+$path }$word
                            _scaffold_describe "$path"
                            continue
                            ;;
                    esac
                fi
                position=$((position + 1))
            done
            case $current in
                = | :) current= glued=1 ;;
                --*=*) option=${current%%=*} prefix=${current%%=*}= current=${current#*=} ;;
            esac
            if [ -n "$option" ]; then
                _scaffold_values "$path" "$option"
            elif [ -n "$glued" ]; then
                # bash has taken 'sarif=check.sarif' for three words.
                case $given in
                    --format) _scaffold_paths -f ;;
                esac
            elif [ -z "$ended" ] && [ "${current#-}" != "$current" ]; then
                _scaffold_offer $options
            elif [ -n "$commands" ]; then
                _scaffold_offer $commands
            else
                _scaffold_values "$path" "$position"
            fi
        }

        complete -F _scaffold scaffold

        """#
}

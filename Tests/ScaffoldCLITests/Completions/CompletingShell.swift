import Foundation
import Generation
import Testing
import Workbench

@testable import ScaffoldCLI

/// A shell that completes lines by the script that the tool prints for it.
enum CompletingShell: String, CaseIterable, CustomTestStringConvertible {
    case zsh, bash, fish

    var testDescription: String { rawValue }

    /// Those that are on this machine.
    static let present = allCases.filter(\.isPresent)

    var isPresent: Bool {
        ProgramRun.exists(rawValue)
    }

    /// What each line becomes when the user presses the tabulator key, in a folder.
    ///
    /// - Parameter tools: the folder in which the shell finds the tool.
    func complete(_ lines: [String], in folder: String, tools: String = CompletingShell.products) throws -> [String] {
        let scratch = try TemporaryFolder()
        try scratch.write(ToolRun("completions", rawValue).output, to: "completions")
        try scratch.write(CompletingShell.zshSetUp, to: ".zshrc")
        try scratch.write(driver, to: "driver")
        let output = try run([rawValue] + options + [scratch.path("driver")] + lines, scratch.path, folder, tools)
        return output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The folder of the tests, in which the tool is built, too.
    static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path

    private var options: [String] {
        switch self {
        case .zsh: ["-f"]
        case .bash: ["--noprofile", "--norc"]
        case .fish: ["--no-config"]
        }
    }

    private func run(_ words: [String], _ scratch: String, _ folder: String, _ tools: String) throws -> String {
        let path = "\(tools):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        let homes = ["SCRATCH", "ZDOTDIR", "XDG_CONFIG_HOME", "HOME"].map { ($0, scratch) }
        let environment = Dictionary(uniqueKeysWithValues: homes + [("PATH", path), ("TERM", "dumb")])
        return try ProgramRun(words, in: folder, environment: environment, listeningTo: .standard).output
    }
}

extension CompletingShell {
    /// Prints one line for each argument: what it becomes.
    private var driver: String {
        switch self {
        case .zsh: CompletingShell.zshDriver
        case .bash: CompletingShell.bashDriver
        case .fish: CompletingShell.fishDriver
        }
    }

    /// zsh completes only in its line editor, so it runs in a terminal of its own.
    private static let zshDriver = #"""
        zmodload zsh/zpty
        zpty -b shell zsh -d -i
        zpty -r shell reply $'*READY*'
        for line; do
            zpty -w -n shell "$line"$'\t\x18'
            zpty -r shell reply $'*LINE<*>*'
            print -r -- ${${reply##*LINE<}%%>*}
        done
        zpty -d shell
        """#

    private static let zshSetUp = #"""
        autoload -Uz compinit
        compinit -u -D
        source $SCRATCH/completions
        bindkey '^I' complete-word
        report() { print -rn -- "LINE<$BUFFER>"; BUFFER= }
        zle -N report
        bindkey '^X' report
        unsetopt beep
        stty -echo cols 500
        print READY
        """#

    /// bash hands the words over as readline splits them, also at the signs in `COMP_WORDBREAKS`.
    private static let bashDriver = #"""
        source "$SCRATCH/completions"
        for line in "$@"; do
            spaced=${line//=/ = }
            spaced=${spaced//:/ : }
            IFS=' ' read -r -a COMP_WORDS <<< "$spaced"
            case $spaced in *' ') COMP_WORDS[${#COMP_WORDS[@]}]= ;; esac
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _scaffold
            word=${COMP_WORDS[COMP_CWORD]}
            if [ "$word" = '=' ]; then word=; fi
            if [ ${#COMPREPLY[@]} -eq 1 ]; then line=${line%"$word"}${COMPREPLY[0]}; fi
            printf '%s\n' "$line"
        done
        """#

    private static let fishDriver = #"""
        source $SCRATCH/completions
        for line in $argv
            set -l offers (complete -C "$line" | string replace -r '\t.*' '')
            if test (count $offers) -eq 1
                set -l word (string split ' ' -- $line)[-1]
                if not string match -q -- '--*=*' $offers
                    set word (string replace -r '^--[^=]*=' '' -- $word)
                end
                set -l keep (math (string length -- $line) - (string length -- $word))
                set line (string sub -l $keep -- $line)$offers
            end
            printf '%s\n' $line
        end
        """#
}

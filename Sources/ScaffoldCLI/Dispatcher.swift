import Diagnostics
import Generation
import Reporting

/// Finds the command that the first words name, parses the rest for it, and reports what went wrong.
struct Dispatcher {
    let console: Console

    func run(_ words: [String]) -> ExitStatus {
        dispatch(words[...], to: .scaffold, path: "scaffold")
    }

    /// A word that is no text would name another file than the user's once it is made one.
    func run(bytes words: [UnsafePointer<CChar>]) -> ExitStatus {
        let texts = words.map { String(validatingCString: $0) }
        guard let index = texts.firstIndex(of: nil) else { return run(texts.compactMap(\.self)) }
        return fail(.noText(String(cString: words[index])), .scaffold, "scaffold")
    }

    private func dispatch(_ words: ArraySlice<String>, to command: Command, path: String) -> ExitStatus {
        switch command.action {
        case .run(let action): run(action, words, command, path)
        case .subcommands: descend(words, command, path)
        }
    }

    private func descend(_ words: ArraySlice<String>, _ command: Command, _ path: String) -> ExitStatus {
        // Options of every command may stand before its name: `scaffold --quiet check`.
        let options = words.prefix { $0.hasPrefix("-") && $0 != "-" && $0 != "--" }
        let rest = words.dropFirst(options.count)
        do throws(UsageError) {
            let arguments = try ParsedArguments(Array(options), for: command)
            guard let word = rest.first, !arguments.has(.version) else { return answer(arguments, command, path) }
            guard let subcommand = command.subcommands.first(where: { $0.name == word }) else {
                throw UsageError.unknownCommand(word, in: command)
            }
            return dispatch(options + rest.dropFirst(), to: subcommand, path: "\(path) \(word)")
        } catch {
            return fail(error, command, path)
        }
    }

    /// What a command with subcommands says itself: without a word, what there is.
    private func answer(_ arguments: ParsedArguments, _ command: Command, _ path: String) -> ExitStatus {
        if arguments.has(.version), !arguments.has(.help) {
            console.output(scaffoldVersion)
        } else {
            console.writeOutput(Array(HelpText(path: path, command: command, width: console.outputWidth).text.utf8))
        }
        return statusOfPrinted(.success)
    }

    private func run(
        _ action: @Sendable (Invocation) throws -> ExitStatus,
        _ words: ArraySlice<String>,
        _ command: Command,
        _ path: String
    ) -> ExitStatus {
        do {
            let arguments = try ParsedArguments(Array(words), for: command)
            if arguments.has(.help) { return answer(arguments, command, path) }
            let status = try action(Invocation(arguments: arguments, console: console))
            return command.printsOnlyWhatItDid && !arguments.has(.dryRun) ? status : statusOfPrinted(status)
        } catch let error as UsageError {
            return fail(error, command, path)
        } catch let error as DiagnosticsError {
            report(error.diagnostics)
        } catch let error as SystemError {
            report([error.diagnostic])
        } catch is Interrupted {
            console.error("error: interrupted; nothing was written")
        } catch {
            console.error("error: \(error)")
        }
        return .failure
    }

    /// A result that could not be written is none.
    private func statusOfPrinted(_ status: ExitStatus) -> ExitStatus {
        guard let reason = Console.reasonOfLostOutput else { return status }
        console.error("error: cannot write the result: \(reason)")
        return .failure
    }

    /// All diagnostics with their lines, then how many there are where one could lose count.
    private func report(_ diagnostics: [Diagnostic]) {
        let report = TextReport(
            diagnostics,
            usesColor: console.usesColor,
            width: console.errorIsTerminal ? console.errorWidth : nil,
            sourceLine: SourceLines().line
        )
        console.writeError(Array(report.text.utf8))
        if diagnostics.count > 1 { console.error("\(diagnostics.count) errors") }
    }

    private func fail(_ error: UsageError, _ command: Command, _ path: String) -> ExitStatus {
        console.error("error: \(error.message)")
        console.error(HelpText(path: path, command: command, width: console.errorWidth).usage(label: "Usage: "))
        console.error("  See '\(path) --help' for more information.")
        return .failure
    }
}

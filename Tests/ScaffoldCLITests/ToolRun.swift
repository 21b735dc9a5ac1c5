import Foundation

@testable import ScaffoldCLI

/// One run of the tool in this process, with what it printed.
struct ToolRun {
    let status: Int32
    let output: String
    let error: String

    init(_ words: String..., environment: [String: String] = [:]) {
        self.init(words: words, environment: environment)
    }

    /// - Parameter answers: what is typed on the terminal; without them there is none.
    init(words: [String], environment: [String: String] = [:], answers: [String]? = nil) {
        let output = ByteRecorder()
        let error = ByteRecorder()
        let console = Console(
            writeOutput: { output.append($0) },
            writeError: { error.append($0) },
            environment: environment,
            errorIsTerminal: false,
            readAnswer: answers.map(Answers.reader)
        )
        status = Dispatcher(console: console).run(words).rawValue
        self.output = output.text
        self.error = error.text
    }
}

/// Hands lines out, one after the other.
private final class Answers: @unchecked Sendable {
    // Guarded by `lock`, hence the unchecked conformance.
    private var rest: ArraySlice<String>
    private let lock = NSLock()

    init(_ lines: [String]) {
        rest = lines[...]
    }

    /// Gives the next line at each call, and nil at the end.
    static func reader(of lines: [String]) -> @Sendable () -> String? {
        let answers = Answers(lines)
        return { answers.lock.withLock { answers.rest.popFirst() } }
    }
}

/// Collects bytes from any thread.
final class ByteRecorder: @unchecked Sendable {
    // Guarded by `lock`, hence the unchecked conformance.
    private var bytes: [UInt8] = []
    private let lock = NSLock()

    func append(_ more: [UInt8]) {
        lock.withLock { bytes += more }
    }

    var text: String {
        lock.withLock { String(decoding: bytes, as: UTF8.self) }
    }
}

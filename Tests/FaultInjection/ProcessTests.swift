import Foundation
import Generation
import Testing
import Workbench

/// What only a process of its own can show: signals, limits, words that are no text.
@Suite("The process", .enabled(if: ToolProcess.exists, "there is no '\(TracedRun.tool)'"))
struct ProcessTests {
    /// A shell has what runs in the background ignore SIGINT, and children inherit that.
    static let signals = [SIGINT, SIGTERM].filter { number in
        guard let present = signal(number, SIG_DFL) else { return true }
        signal(number, present)
        return unsafeBitCast(present, to: Int.self) != 1
    }

    @Test("asked to stop while git hangs, ends by the signal, leaves nothing", arguments: signals)
    func interruptedGit(signal: Int32) throws {
        try inFolder { (folder) throws in
            try Disk.createFolder("\(folder)/bin")
            try Disk.createFolder("\(folder)/work")
            let script = "#!/bin/sh\nsleep 300 &\necho $! > '\(folder)/pid'\nwait\n"
            try Disk.create("\(folder)/bin/git", Array(script.utf8), mode: 0o777)
            let tool = try ToolProcess(
                "exec \"$TOOL\" new Shop --output a/b/Shop",
                in: "\(folder)/work",
                path: "\(folder)/bin:/usr/bin:/bin"
            )
            let hanging = try #require(ToolProcess.number(in: "\(folder)/pid"))
            kill(tool.process.processIdentifier, signal)
            tool.process.waitUntilExit()
            #expect(tool.process.terminationReason == .uncaughtSignal)
            #expect(tool.process.terminationStatus == signal)
            #expect(try Disk.names(in: "\(folder)/work").isEmpty)
            #expect(ProgramRun.isGone(hanging))
        }
    }

    @Test("a file that becomes too large is an error that names it, and nothing is left")
    func fileSizeLimit() throws {
        try inFolder { (folder) throws in
            let tool = try ToolProcess("ulimit -f 4; exec \"$TOOL\" new Shop --no-git", in: folder)
            let error = tool.errors()
            #expect(tool.process.terminationReason == .exit && tool.process.terminationStatus == 2)
            #expect(error.contains("File too large"), "\(error)")
            #expect(try Disk.names(in: folder).isEmpty)
        }
    }

    @Test("a word that is no text is refused before it names another file")
    func noText() throws {
        try inFolder { (folder) throws in
            let tool = try ToolProcess("exec \"$TOOL\" new Shop --output \"$(printf 'a\\377')\"", in: folder)
            let error = tool.errors()
            #expect(tool.process.terminationStatus == 2)
            #expect(error.hasPrefix("error: 'a\u{FFFD}' is not UTF-8 text\n"), "\(error)")
            #expect(try Disk.names(in: folder).isEmpty)
        }
    }

    @Test("many modules of different kinds added at once are all there, and the check is clean")
    func manyModules() throws {
        try inFolder { (folder) throws in
            let script = """
                "$TOOL" new Shop --no-git --quiet && cd Shop
                "$TOOL" add-module One --layer Main --interface --quiet &
                "$TOOL" add-module Two --layer Main --quiet &
                "$TOOL" add-module Three --layer Main --implements Login:20 --tags Local --quiet &
                "$TOOL" add-module Four --layer Expand --group Tool --quiet &
                "$TOOL" add-module Five --layer Expand --group Network --interface --depends-on Logger --quiet &
                "$TOOL" add-module Six --layer Resource --group Image --quiet &
                "$TOOL" add-module Seven --layer Vendor --quiet &
                "$TOOL" add-module Eight --layer Main --depends-on LoginInterface --quiet &
                wait
                exec "$TOOL" check
                """
            let tool = try ToolProcess(script, in: folder)
            let error = tool.errors()
            #expect(tool.process.terminationStatus == 0, "\(error)")
            let spec = String(decoding: try Disk.read("\(folder)/Shop/scaffold.json"), as: UTF8.self)
            for name in ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"] {
                #expect(spec.contains("\"name\": \"\(name)\""), "\(name)")
            }
        }
    }
}

/// The tool, started by a shell that knows it as `$TOOL`.
struct ToolProcess {
    let process = Process()
    private let errorPipe = Pipe()

    static var exists: Bool { FileManager.default.isExecutableFile(atPath: TracedRun.tool) }

    init(_ script: String, in folder: String, path: String? = nil) throws {
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        var environment = ProcessInfo.processInfo.environment
        environment["TOOL"] = TracedRun.tool
        if let path { environment["PATH"] = path }
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errorPipe
        try process.run()
    }

    /// What it writes to standard error until it ends.
    func errors() -> String {
        let error = String(decoding: errorPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return error
    }

    /// The number that a program writes into a file, once it has.
    static func number(in path: String) -> pid_t? {
        for _ in 0..<1500 {
            let text = (try? Disk.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            if text.hasSuffix("\n") { return pid_t(text.dropLast()) }
            usleep(20_000)
        }
        return nil
    }
}

import Foundation

/// A program that has run to its end.
public struct ProgramRun: Sendable {
    public let status: Int32
    /// What it printed on the outputs that were listened to.
    public let output: String

    public enum Outputs: Sendable {
        case standard, error, both
    }

    /// - Parameters:
    ///   - words: the program, by its path or as `PATH` knows it, and its arguments.
    ///   - folder: where it works; in that of the tests without it.
    ///   - environment: variables beside or instead of those of the tests.
    ///   - input: nothing without it.
    public init(
        _ words: [String],
        in folder: String? = nil,
        environment: [String: String] = [:],
        input: Data? = nil,
        listeningTo outputs: Outputs = .both
    ) throws {
        let (process, printed) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.environment = ProgramRun.inherited.merging(environment) { $1 }
        process.standardOutput = outputs == .error ? FileHandle.nullDevice : printed
        process.standardError = outputs == .standard ? FileHandle.nullDevice : printed
        let source = input.map { _ in Pipe() }
        process.standardInput = source ?? FileHandle.nullDevice
        try process.run()
        if let source, let input { ProgramRun.feed(input, to: source.fileHandleForWriting) }
        output = String(decoding: printed.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// Whether a folder of `PATH` holds a program of this name.
    public static func exists(_ name: String) -> Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    /// What the run of the tests sets for itself is not for another package's tests.
    private static var inherited: [String: String] {
        ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SWIFT_TESTING") }
    }

    /// Beside the reading, since a program may print before it has read all.
    private static func feed(_ input: Data, to handle: FileHandle) {
        DispatchQueue.global().async {
            try? handle.write(contentsOf: input)
            try? handle.close()
        }
    }
}

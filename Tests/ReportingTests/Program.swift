import Foundation

/// A program found by `env`.
struct Program {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    /// - Parameter flag: what makes the program say its version.
    func isInstalled(asking flag: String = "--version") -> Bool {
        (try? status(flag, input: "")) == 0
    }

    func status(_ arguments: String..., input: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        let pipe = Pipe()
        process.standardInput = pipe
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }
}

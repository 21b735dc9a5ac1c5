import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Writes one file a day, `NAME-2026-03-09.log`, and keeps the last seven.
///
/// The day is the entry's own, so a late entry goes where it belongs. Nothing is held open between two entries and
/// each is appended by a single system call: threads and processes can share a folder, and a file that somebody
/// deletes is simply made again. Only files of this name and form are ever removed.
public struct RollingFileSink: LogSink {
    public let folder: URL
    public let name: String
    /// How many files stay, today's included.
    public let keptFiles: Int
    /// Where the day begins and ends.
    public let timeZone: TimeZone

    public init(folder: URL, name: String = "app", keptFiles: Int = 7, timeZone: TimeZone = .current) {
        self.folder = folder
        self.name = name
        self.keptFiles = max(1, keptFiles)
        self.timeZone = timeZone
    }

    /// The file that holds the entries of this date.
    public func file(for date: Date) -> URL {
        folder.appendingPathComponent("\(name)-\(day(of: date)).log", isDirectory: false)
    }

    /// The log files in the folder, the oldest first.
    public var files: [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter(isLogFile).sorted().map { folder.appendingPathComponent($0, isDirectory: false) }
    }

    public func write(_ entry: LogEntry) {
        let file = file(for: entry.date)
        let bytes = Array((entry.line + "\n").utf8)
        if append(bytes, to: file, flags: 0) { return }
        // The first entry of a day, or the folder is missing.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if append(bytes, to: file, flags: O_CREAT) { removeOldFiles() }
    }

    /// Says whether the file could be opened; what the disk does not take then is lost.
    private func append(_ bytes: [UInt8], to file: URL, flags: Int32) -> Bool {
        let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CLOEXEC | flags, 0o600)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        _ = bytes.withUnsafeBytes { systemWrite(descriptor, $0) }
        return true
    }

    private func removeOldFiles() {
        for file in files.dropLast(keptFiles) { try? FileManager.default.removeItem(at: file) }
    }

    private func day(of date: Date) -> String {
        Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day().format(date)
    }

    /// `app-2026-03-09.log` for the name `app`, and nothing else.
    private func isLogFile(_ file: String) -> Bool {
        guard file.hasPrefix("\(name)-"), file.hasSuffix(".log") else { return false }
        let parts = file.dropFirst(name.count + 1).dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.count) == [4, 2, 2] && parts.joined().allSatisfy { $0.isASCII && $0.isNumber }
    }
}

/// The system call, which the sink's own `write` hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

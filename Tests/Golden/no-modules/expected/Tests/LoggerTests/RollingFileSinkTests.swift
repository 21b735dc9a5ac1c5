import Foundation
import Logger
import Testing

/// Each test has a folder of its own, which is removed when the test ends.
final class RollingFileSinkTests {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Log-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test("an entry goes to the file of its own day")
    func daily() throws {
        let sink = RollingFileSink(folder: folder, timeZone: .gmt)
        sink.write(entry("late", day: 0, second: 86_399))
        sink.write(entry("early", day: 1, second: 0))
        sink.write(entry("also early", day: 1, second: 1))
        #expect(sink.files.map(\.lastPathComponent) == ["app-2026-03-09.log", "app-2026-03-10.log"])
        #expect(try messages(in: sink.files[0]) == ["late"])
        #expect(try messages(in: sink.files[1]) == ["early", "also early"])
    }

    @Test("the day begins at midnight in the sink's time zone")
    func timeZone() throws {
        let shanghai = try #require(TimeZone(identifier: "Asia/Shanghai"))
        let sink = RollingFileSink(folder: folder, timeZone: shanghai)
        #expect(sink.file(for: entry("", day: 0, second: 57_599).date).lastPathComponent == "app-2026-03-09.log")
        #expect(sink.file(for: entry("", day: 0, second: 57_600).date).lastPathComponent == "app-2026-03-10.log")
    }

    @Test("seven files are kept, and files of others are left alone")
    func kept() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let foreign = ["app-notes.log", "app-2026-03-0x.log", "app-2026-03-09.txt", "other-2026-03-09.log"]
        for name in foreign { try Data().write(to: folder.appendingPathComponent(name)) }
        let sink = RollingFileSink(folder: folder, timeZone: .gmt)
        for day in 0..<10 { sink.write(entry("x", day: day)) }
        #expect(sink.files.map(\.lastPathComponent) == (12...18).map { "app-2026-03-\($0).log" })
        for name in foreign {
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path))
        }
    }

    @Test("no line is lost or torn when many tasks write to one folder")
    func concurrency() async throws {
        let folder = folder
        let words = (0..<200).map { "\($0) " + String(repeating: "x", count: 500) }
        await withTaskGroup(of: Void.self) { group in
            for word in words {
                group.addTask {
                    // A sink for each task stands for several processes.
                    let sink = RollingFileSink(folder: folder, timeZone: .gmt)
                    AppLogger(category: "Test", level: .debug, sinks: [sink], now: { day }).info(word)
                }
            }
        }
        let sink = RollingFileSink(folder: folder, timeZone: .gmt)
        #expect(sink.files.count == 1)
        #expect(Set(try messages(in: sink.files[0])) == Set(words))
    }

    @Test("a file that is deleted is made again")
    func deleted() throws {
        let sink = RollingFileSink(folder: folder, timeZone: .gmt)
        sink.write(entry("before", day: 0))
        try FileManager.default.removeItem(at: folder)
        sink.write(entry("after", day: 0))
        #expect(try messages(in: sink.files[0]) == ["after"])
    }

    @Test("a folder that cannot be made loses the entry and nothing else")
    func failure() throws {
        try Data("a file".utf8).write(to: folder)
        let sink = RollingFileSink(folder: folder, timeZone: .gmt)
        sink.write(entry("lost", day: 0))
        #expect(sink.files.isEmpty)
        #expect(try Data(contentsOf: folder) == Data("a file".utf8))
    }

    private func entry(_ message: String, day offset: Int, second: Int = 0) -> LogEntry {
        let date = day.addingTimeInterval(TimeInterval(offset * 86_400 + second))
        return LogEntry(date: date, level: .info, category: "Test", message: message)
    }

    private func messages(in file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n")
            .map { String($0.drop { $0 != "]" }.dropFirst(2)) }
    }
}

/// 2026-03-09, midnight UTC.
private let day = Date(timeIntervalSince1970: 1_773_014_400)

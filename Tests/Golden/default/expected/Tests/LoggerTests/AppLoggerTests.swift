import Foundation
import Logger
import Testing

struct AppLoggerTests {
    @Test("an entry counts from the logger's level upwards", arguments: LogLevel.allCases)
    func level(of logger: LogLevel) {
        let sink = MemorySink()
        let log = AppLogger(category: "Test", level: logger, sinks: [sink])
        for level in LogLevel.allCases { log.log(level, "x") }
        #expect(sink.entries.map(\.level) == LogLevel.allCases.filter { $0 >= logger })
    }

    @Test("levels are ordered by how much they matter")
    func order() {
        #expect(LogLevel.allCases == LogLevel.allCases.sorted())
        #expect(LogLevel.debug < .info && LogLevel.warning < .error)
    }

    @Test("a message below the level is never built")
    func laziness() {
        var built = 0
        func message() -> String {
            built += 1
            return "built"
        }
        let log = AppLogger(category: "Test", level: .warning, sinks: [MemorySink()])
        log.debug(message())
        log.info(message())
        log.notice(message())
        #expect(built == 0)
        log.warning(message())
        log.error(message())
        #expect(built == 2)
        AppLogger.silent.error(message())
        #expect(built == 2)
    }

    @Test("every sink gets the entry, with the logger's clock and category")
    func sinks() {
        let sinks = [MemorySink(), MemorySink()]
        let date = Date(timeIntervalSince1970: 1_000)
        let log = AppLogger(category: "Test", level: .debug, sinks: sinks, now: { date })
        log.category("Login").info("hello")
        let expected = LogEntry(date: date, level: .info, category: "Login", message: "hello")
        for sink in sinks { #expect(sink.entries == [expected]) }
    }

    @Test("the memory forgets the oldest entries first")
    func memory() {
        let sink = MemorySink(limit: 2)
        let log = AppLogger(category: "Test", level: .debug, sinks: [sink])
        for word in ["one", "two", "three"] { log.info(word) }
        #expect(sink.entries.map(\.message) == ["two", "three"])
    }

    @Test("the memory takes entries from many tasks at once")
    func concurrency() async {
        let sink = MemorySink()
        let log = AppLogger(category: "Test", level: .debug, sinks: [sink])
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<100 { group.addTask { log.info("\(number)") } }
        }
        #expect(Set(sink.entries.map(\.message)).count == 100)
    }
}

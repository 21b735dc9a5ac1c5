import Base
import Logger
import Testing

struct StartupTests {
    struct NoDisk: Error, CustomStringConvertible {
        let description = "no disk"
    }

    let clock = ManualClock()
    let sink = MemorySink()

    @Test("all steps run, in their order, each with its time")
    func order() async {
        let report = await run([step("one", 5), step("two", 7)])
        #expect(report.isReady)
        #expect(report.duration == .milliseconds(12))
        #expect(report.description == "one: done in 5 ms\ntwo: done in 7 ms")
    }

    @Test("the app goes on without an optional step that fails")
    func optionalFailure() async {
        let report = await run([step("one", 1), step("two", 2, .optional, throwing: NoDisk()), step("three", 3)])
        #expect(report.isReady)
        #expect(
            report.description == """
                one: done in 1 ms
                two: failed after 2 ms, going on without it: no disk
                three: done in 3 ms
                """
        )
        #expect(sink.entries.map(\.level) == [.info, .warning, .info])
    }

    @Test("a required step that fails stops all that follow")
    func requiredFailure() async {
        let report = await run([step("one", 1, throwing: NoDisk()), step("two", 2), step("three", 3, .optional)])
        #expect(!report.isReady)
        #expect(
            report.description == """
                one: failed after 1 ms: no disk
                two: skipped
                three: skipped
                """
        )
        #expect(clock.now.offset == .milliseconds(1))
        #expect(sink.entries.map(\.level) == [.error, .error, .error])
    }

    @Test("without steps the app is ready at once")
    func empty() async {
        let report = await run([])
        #expect(report.isReady)
        #expect(report.duration == .zero)
    }

    @Test("the log says what the report says")
    func log() async {
        let report = await run([step("one", 1), step("two", 2, .optional, throwing: NoDisk())])
        #expect(sink.entries.map(\.message).joined(separator: "\n") == report.description)
        #expect(Set(sink.entries.map(\.category)) == ["Startup"])
    }

    private func run(_ steps: [StartupStep]) async -> StartupReport {
        let logger = AppLogger(category: "Test", level: .debug, sinks: [sink])
        return await Startup(logger: logger, steps: steps).run(clock: clock)
    }

    /// A step that takes this many milliseconds and then fails, if told to.
    private func step(
        _ name: String,
        _ milliseconds: Int,
        _ importance: StartupStep.Importance = .required,
        throwing error: (any Error)? = nil
    ) -> StartupStep {
        StartupStep(name, importance) { [clock] in
            clock.advance(by: .milliseconds(milliseconds))
            if let error { throw error }
        }
    }
}

import Testing

@testable import Reachability

struct NetworkMonitorTests {
    @Test("a repeated state is delivered once")
    func repeats() async {
        let (input, continuation) = AsyncStream.makeStream(of: NetworkState.self)
        var output = input.removingRepeats().makeAsyncIterator()
        let states: [(sent: NetworkState, isNew: Bool)] = [
            (.offline, true), (.offline, false), (.online(.wifi), true), (.online(.wifi), false), (.offline, true),
        ]
        for state in states {
            continuation.yield(state.sent)
            if state.isNew { #expect(await output.next() == state.sent) }
        }
        continuation.finish()
        #expect(await output.next() == nil)
    }

    @Test("polling sees a change and goes on")
    func polling() async {
        let script = Script([.offline, .online(.wired), .offline])
        let monitor = PollingNetworkMonitor(interval: .milliseconds(1)) { script.state }
        var states = monitor.states().makeAsyncIterator()
        #expect(await states.next() == .offline)
        script.advance(to: 1)
        #expect(await states.next() == .online(.wired))
        script.advance(to: 2)
        #expect(await states.next() == .offline)
    }

    @Test("a stream ends when its reader is cancelled")
    func cancellation() async {
        let monitor = PollingNetworkMonitor(interval: .seconds(3_600)) { .offline }
        let reader = Task {
            var count = 0
            for await _ in monitor.states() { count += 1 }
            return count
        }
        reader.cancel()
        #expect(await reader.value <= 1)
    }

    @Test("the current state is the first of the stream")
    func current() async {
        #expect(await StubNetworkMonitor(.online(.cellular), .offline).currentState == .online(.cellular))
        #expect(await StubNetworkMonitor().currentState == .offline)
    }

    @Test("this machine has a state")
    func system() async {
        let state = await SystemNetworkMonitor().currentState
        #expect(state.isOnline == (state != .offline))
    }

    #if canImport(Glibc) || canImport(Musl)
        @Test("the system lists the loopback interface once")
        func interfaces() {
            #expect(NetworkInterface.all().filter(\.isLoopback).map(\.name) == ["lo"])
        }
    #endif
}

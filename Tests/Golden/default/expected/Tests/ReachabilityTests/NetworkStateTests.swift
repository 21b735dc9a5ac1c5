import Testing

@testable import Reachability

struct NetworkStateTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var interfaces: [NetworkInterface]
        var state: NetworkState
    }

    static let rows = [
        Row(testDescription: "no interface", interfaces: [], state: .offline),
        Row(testDescription: "loopback alone", interfaces: [interface("lo", isLoopback: true)], state: .offline),
        Row(testDescription: "a cable", interfaces: [interface("enp3s0")], state: .online(.wired)),
        Row(testDescription: "a container's cable", interfaces: [interface("eth0")], state: .online(.wired)),
        Row(testDescription: "a radio network", interfaces: [interface("wlp2s0")], state: .online(.wifi)),
        Row(testDescription: "a modem", interfaces: [interface("wwan0")], state: .online(.cellular)),
        Row(testDescription: "a tunnel", interfaces: [interface("tun0")], state: .online(.other)),
        Row(
            testDescription: "the cable wins over the radio network",
            interfaces: [interface("wlan0"), interface("eth0")],
            state: .online(.wired)
        ),
        Row(
            testDescription: "a cable that is pulled out does not count",
            interfaces: [interface("eth0", isRunning: false), interface("wlan0")],
            state: .online(.wifi)
        ),
        Row(
            testDescription: "an interface without address does not count",
            interfaces: [interface("eth0", hasAddress: false)],
            state: .offline
        ),
    ]

    @Test("the interfaces decide the state", arguments: rows)
    func interfaces(_ row: Row) {
        #expect(NetworkState(row.interfaces) == row.state)
        #expect(NetworkState(row.interfaces.reversed()) == row.state)
    }

    static func interface(
        _ name: String,
        isRunning: Bool = true,
        isLoopback: Bool = false,
        hasAddress: Bool = true
    ) -> NetworkInterface {
        NetworkInterface(name: name, isRunning: isRunning, isLoopback: isLoopback, hasAddress: hasAddress)
    }
}

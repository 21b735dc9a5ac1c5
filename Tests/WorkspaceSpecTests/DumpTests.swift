import Foundation
import SpecSamples
import Testing

@Test func dump() throws {
    var all: [String: [String]] = [:]
    for mistake in Mistake.all { all[mistake.sentence] = SpecSamples.diagnostics(of: mistake.spec).map(\.line) }
    try JSONSerialization.data(withJSONObject: all).write(to: URL(fileURLWithPath: "/tmp/expected.json"))
}

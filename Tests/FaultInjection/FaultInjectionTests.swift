import Foundation
import Generation
import Testing

/// Faults at the system calls of a run: after each, the tree is as it was, or as it shall be once the next command that
/// writes has run.
///
/// `FAULTS=all` tries every call with every fault (`make faults`), `FAULTS=new` those of one scenario; otherwise a few
/// of each are tried.
@Suite("Faults", .enabled(if: TracedRun.obstacle == nil, "no faults can be injected: \(TracedRun.obstacle ?? "")"))
struct FaultInjectionTests {
    static let complete = ProcessInfo.processInfo.environment["FAULTS"] ?? ""
    /// Of each fault in each scenario.
    static let sampleSize = 4

    @Test(arguments: Scenario.all, Fault.Kind.allCases)
    func noFaultDamagesTheTree(scenario: Scenario, kind: Fault.Kind) throws {
        let stage = try Stage(scenario)
        let faults = Self.selected(Self.faults(kind, stage.counts), of: scenario)
        #expect(!faults.isEmpty)
        var completed = 0
        for fault in faults {
            try stage.reset()
            if try isCompletedAfter(fault, scenario, stage) { completed += 1 }
        }
        print("\(scenario), \(kind.rawValue): \(faults.count) points, \(completed) as after, the others as before")
    }

    /// Every point, call by call.
    private static func faults(_ kind: Fault.Kind, _ counts: [String: Int]) -> [Fault] {
        Fault.calls.flatMap { call in
            (0..<(counts[call] ?? 0)).map { Fault(kind: kind, call: call, number: $0 + 1) }
        }
    }

    /// All, or some that are spread evenly, the same ones in each run.
    private static func selected(_ faults: [Fault], of scenario: Scenario) -> [Fault] {
        if ["all", scenario.description].contains(complete) || faults.count <= sampleSize { return faults }
        let step = faults.count / sampleSize
        return stride(from: step / 2, to: faults.count, by: step).map { faults[$0] }
    }

    /// Whether the command's work is there in the end, rather than nothing of it.
    private func isCompletedAfter(_ fault: Fault, _ scenario: Scenario, _ stage: Stage) throws -> Bool {
        let run = try TracedRun(scenario.command, in: stage.work, fault: fault)
        let disturbed = try Tree(stage.work)
        let isPending = Transaction.isPending(in: stage.work + "/Shop")
        if fault.kind == .interrupt {
            #expect(disturbed == stage.before || disturbed == stage.after, "\(scenario), \(fault): all or nothing")
        } else if fault.kind != .kill {
            #expect(run.status == 0 || !run.error.isEmpty, "\(scenario), \(fault): a failure has words")
            if run.status != 0, !isPending {
                let damage = disturbed.withoutJournal.differences(from: stage.before)
                #expect(damage.isEmpty, "\(scenario), \(fault): a failure changes nothing")
            }
        }
        let next = try TracedRun.untraced(scenario.next, in: stage.work)
        let final = try Tree(stage.work)
        if [.broken, .noSpace].contains(fault.kind) {
            #expect(!isPending, "\(scenario), \(fault): what fails once after the commit is tried again")
        }
        let mustBeComplete = run.status == 0 || isPending || scenario.command == scenario.next
        if final == stage.after { return true }
        #expect(!mustBeComplete, "\(scenario), \(fault): complete\n\(run.error)\n\(next.error)")
        #expect(
            final.differences(from: stage.before) == [],
            "\(scenario), \(fault): as before\n\(run.error)\n\(next.error)"
        )
        return false
    }
}

import Foundation

extension ProgramRun {
    /// Whether a process has ended, though perhaps nobody has asked for its status yet; the system takes a moment.
    public static func isGone(_ process: pid_t) -> Bool {
        for _ in 0..<500 {
            let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            if state.map({ $0.contains(") Z ") }) ?? (kill(process, 0) != 0) { return true }
            usleep(20_000)
        }
        return false
    }
}

/// Something that goes wrong at one system call of a run.
struct Fault: Sendable, CustomStringConvertible {
    enum Kind: String, CaseIterable, Sendable {
        /// The process ends at once.
        case kill = "signal=KILL"
        /// It is asked to stop; as SIGINT, but shells have what runs in the background ignore that.
        case interrupt = "signal=TERM"
        case noSpace = "error=ENOSPC"
        case broken = "error=EIO"
        case forbidden = "error=EACCES"
    }

    let kind: Kind
    /// The name of the call: `rename`.
    let call: String
    /// Which of the calls of this name, from 1.
    let number: Int

    /// The value of strace's option `inject`.
    var injection: String { "\(call):\(kind.rawValue):when=\(number)" }

    var description: String { injection }

    /// The calls by which a process changes a file system; which of them there are depends on the machine.
    static let calls = [
        "open", "openat", "mkdir", "mkdirat", "write", "pwrite64", "writev", "ftruncate", "fsync", "fdatasync", "chmod",
        "fchmod", "fchmodat", "rename", "renameat", "renameat2", "unlink", "unlinkat", "rmdir",
    ]
}

/// A short stand-in for a file's bytes, to notice that somebody has changed them: FNV-1a in 64 bits (RFC draft
/// eastlake-fnv). It guards against accidents, not against attacks.
struct Fingerprint: Equatable {
    let value: UInt64

    init(value: UInt64) {
        self.value = value
    }

    init(of bytes: [UInt8]) {
        value = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

extension Fingerprint {
    /// Of a regular file; nil for everything else.
    init?(of path: String, in root: String) throws(SystemError) {
        let file = FilePath.join(root, path)
        guard try Disk.kind(of: file) == .file else { return nil }
        self.init(of: try Disk.read(file))
    }
}

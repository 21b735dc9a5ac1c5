import Diagnostics
import Generation

/// Lines of the checked files, for snippets; the file read last is kept, since findings come file by file.
final class SourceLines {
    private let root: String
    private var path = ""
    private var bytes: [UInt8] = []

    init(root: String) {
        self.root = root
    }

    /// The text of the line at a location, without its end; nil when it cannot be had.
    func line(_ location: Location) -> String? {
        guard let number = location.line else { return nil }
        if location.file != path {
            path = location.file
            bytes = (try? Disk.read(FilePath.join(root, path))) ?? []
        }
        return SourceLines.line(number, of: bytes)
    }

    /// LF, CRLF and CR end a line.
    private static func line(_ number: Int, of bytes: [UInt8]) -> String? {
        var line = 1
        var start = 0
        while line < number {
            guard let end = bytes[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
            start = end + (bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1)
            line += 1
        }
        let rest = bytes[start...]
        return String(decoding: rest.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }
}

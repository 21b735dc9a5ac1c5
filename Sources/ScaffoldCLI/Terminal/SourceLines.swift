import Diagnostics
import Generation

/// The lines of the files that diagnostics point to, read when they are first asked for.
final class SourceLines {
    /// The folder that the places are relative to.
    private let root: String
    private var files: [String: [[UInt8]]] = [:]

    /// A larger file, in bytes, is not read for the sake of a snippet.
    private static let largestFile = 1 << 20

    init(root: String = ".") {
        self.root = root
    }

    /// The text of the line at a location, without its end; nil when it cannot be had.
    func line(at location: Location) -> String? {
        guard let number = location.line else { return nil }
        let lines = lines(of: location.file)
        return lines.indices.contains(number - 1) ? String(decoding: lines[number - 1], as: UTF8.self) : nil
    }

    private func lines(of file: String) -> [[UInt8]] {
        if let known = files[file] { return known }
        let bytes = (try? Disk.read(FilePath.join(root, file), limit: SourceLines.largestFile)) ?? []
        let lines = bytes.count > SourceLines.largestFile ? [] : SourceLines.split(bytes)
        files[file] = lines
        return lines
    }

    /// CR, LF and CRLF each end a line.
    private static func split(_ bytes: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = [[]]
        var previous: UInt8 = 0
        for byte in bytes {
            if byte == 0x0D || byte == 0x0A && previous != 0x0D {
                lines.append([])
            } else if byte != 0x0A {
                lines[lines.count - 1].append(byte)
            }
            previous = byte
        }
        return lines
    }
}

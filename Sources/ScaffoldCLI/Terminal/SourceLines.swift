import Diagnostics
import Generation
import TextLines

/// The lines of the files that diagnostics point to, read when they are first asked for.
final class SourceLines {
    /// The folder that the places are relative to.
    private let root: String
    private var files: [String: [TextLine]] = [:]

    /// A larger file, in bytes, is not read for the sake of a snippet.
    private static let largestFile = 1 << 20

    init(root: String = ".") {
        self.root = root
    }

    /// The text of the line at a location, without its end; nil when it cannot be had.
    func line(at location: Location) -> String? {
        guard let number = location.line else { return nil }
        let lines = lines(of: location.file)
        return lines.indices.contains(number - 1) ? lines[number - 1].text : nil
    }

    private func lines(of file: String) -> [TextLine] {
        if let known = files[file] { return known }
        let bytes = (try? Disk.read(FilePath.join(root, file), limit: SourceLines.largestFile)) ?? []
        let lines = bytes.count > SourceLines.largestFile ? [] : bytes.textLines
        files[file] = lines
        return lines
    }
}

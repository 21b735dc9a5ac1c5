import Diagnostics
import ImportScanner

/// One file of an example.
package struct ExampleFile {
    package var path: String
    package var isRendered = false
    /// The header bears a mark: something is found about the file as a whole.
    package var isMarked = false
    package var lines: [Line] = []

    package struct Line {
        package var text: String
        /// Columns in UTF-8 bytes, from 1.
        package var marks: [Int] = []

        package init(text: String, marks: [Int] = []) {
            self.text = text
            self.marks = marks
        }
    }

    package var text: String { lines.map { $0.text + "\n" }.joined() }

    package var locations: [Location] {
        let positions = lines.enumerated().flatMap { index, line in
            line.marks.map { Location(file: path, line: index + 1, column: $0) }
        }
        return (isMarked ? [Location(file: path)] : []) + positions
    }

    package var scanned: ScannedFile {
        let parts = path.split(separator: "/")
        return ScannedFile(
            folder: parts.dropLast().joined(separator: "/"),
            name: String(parts.last ?? ""),
            result: SourceScanner.scan(Array(text.utf8))
        )
    }

    package static func all(in text: String) -> [ExampleFile] {
        var files: [ExampleFile] = []
        var marks: [Int] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("--- ") {
                files.append(ExampleFile(header: line.dropFirst(4)))
            } else if line.contains("↓"), line.allSatisfy({ $0 == " " || $0 == "↓" }) {
                marks = line.enumerated().filter { $0.element == "↓" }.map(\.offset)
            } else {
                let columns = marks.map { line.prefix($0).utf8.count + 1 }
                files[files.count - 1].lines.append(Line(text: String(line), marks: columns))
                marks = []
            }
        }
        return files
    }

    private init(header: Substring) {
        var words = header.split(separator: " ").map(String.init)
        path = words.removeFirst()
        isRendered = words.contains("(rendered)")
        isMarked = words.contains("↓")
    }
}

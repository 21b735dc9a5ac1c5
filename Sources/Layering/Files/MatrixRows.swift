import TextLines

/// The lists under the key `tag` in a workflow of GitHub Actions, one for each matrix.
///
/// Only the two forms that people write are read: `tag: [Local, Product]` and a `- Local` on each line.
struct MatrixRows {
    struct Row: Equatable {
        let name: String
        /// From 0.
        let line: Int
    }

    /// A matrix: the line of its key, from 0, and its rows.
    struct List: Equatable {
        let line: Int
        var rows: [Row]
    }

    private(set) var lists: [List] = []

    init(_ lines: [TextLine]) {
        var index = 0
        while index < lines.count {
            guard let rest = Self.value(of: "tag", in: lines[index].content) else {
                index += 1
                continue
            }
            let key = index
            index += 1
            if rest.isEmpty {
                lists.append(List(line: key, rows: Self.block(lines, &index, below: lines[key].content.indentation)))
            } else if rest.first == UInt8(ascii: "[") {
                lists.append(List(line: key, rows: Self.flow(rest, key)))
            }
        }
    }

    /// `  tag: [A]` → `[A]`
    private static func value(of key: String, in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let text = line.withoutYAMLComment.trimmed
        guard text.starts(with: key.utf8) else { return nil }
        let rest = text.dropFirst(key.utf8.count).trimmed
        return rest.first == UInt8(ascii: ":") ? rest.dropFirst().trimmed : nil
    }

    private static func block(_ lines: [TextLine], _ index: inout Int, below indentation: Int) -> [Row] {
        var rows: [Row] = []
        while index < lines.count {
            let line = lines[index].content.withoutYAMLComment
            if !line.trimmed.isEmpty {
                guard line.indentation >= indentation, line.trimmed.first == UInt8(ascii: "-") else { break }
                rows.append(Row(name: line.trimmed.dropFirst().plainYAML, line: index))
            }
            index += 1
        }
        return rows
    }

    private static func flow(_ list: ArraySlice<UInt8>, _ line: Int) -> [Row] {
        let body = list.dropFirst().prefix { $0 != UInt8(ascii: "]") }
        return body.split(separator: UInt8(ascii: ",")).map { Row(name: $0.plainYAML, line: line) }
    }
}

extension ArraySlice<UInt8> {
    fileprivate var indentation: Int { prefix { $0 == 0x20 }.count }

    /// A `#` at the beginning or after a blank begins a comment.
    fileprivate var withoutYAMLComment: ArraySlice<UInt8> {
        let start = indices.first { index in
            self[index] == UInt8(ascii: "#") && (index == startIndex || self[index - 1] == 0x20)
        }
        return start.map { self[..<$0] } ?? self
    }

    /// The scalar without blanks and quotes.
    fileprivate var plainYAML: String {
        let text = trimmed
        guard let first = text.first, text.count > 1, first == text.last,
            first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
        else { return String(decoding: text, as: UTF8.self) }
        return String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
    }
}

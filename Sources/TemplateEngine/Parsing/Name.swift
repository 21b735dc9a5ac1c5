/// A name as a tag writes it: `module.name`, or `.` for the current value.
struct Name: Hashable, Sendable {
    let text: String
    /// The parts between the dots; none for `.`.
    let segments: [String]

    init(_ text: String) {
        self.text = text
        segments = text == "." ? [] : text.utf8.split(separator: UInt8(ascii: ".")).map { String($0)! }
    }

    /// The bytes between the name's beginning and that of a segment.
    func offset(ofSegment index: Int) -> Int {
        segments.prefix(index).reduce(0) { $0 + $1.utf8.count + 1 }
    }

    /// The name up to and without a segment: of `a.b.c` and 2, `a.b`.
    func path(before index: Int) -> String {
        segments.prefix(index).joined(separator: ".")
    }
}

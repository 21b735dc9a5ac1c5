import Diagnostics
import Testing

@testable import TemplateEngine

/// A source in which each `¦` stands before the place of an expected diagnostic.
struct MarkedSource {
    let text: String
    let places: [Location]

    /// `MarkedSource("a¦b", name: "t")` → text `ab`, place `t:1:2`
    init(_ marked: String, name: String) {
        var bytes: [UInt8] = []
        var places: [Location] = []
        let mark = Array("¦".utf8)
        var rest = Array(marked.utf8)[...]
        while !rest.isEmpty {
            if rest.starts(with: mark) {
                places.append(SourceText(name: name, bytes: bytes).location(of: bytes.count))
                rest = rest.dropFirst(mark.count)
            } else {
                bytes.append(rest.removeFirst())
            }
        }
        text = String(decoding: bytes, as: UTF8.self)
        self.places = places
    }
}

/// The diagnostics that the closure throws; none when it throws nothing.
func diagnostics(of body: () throws(DiagnosticsError) -> Void) -> [Diagnostic] {
    do throws(DiagnosticsError) {
        try body()
        return []
    } catch {
        return error.diagnostics
    }
}

import Diagnostics

/// What opens and closes a tag; a template may change it.
struct Delimiters: Hashable, Sendable {
    var open: [UInt8]
    var close: [UInt8]

    static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))

    /// What closes a tag such as `{{{name}}}` or `{{=<% %>=}}`.
    func close(after sign: UInt8) -> [UInt8] { [sign] + close }

    /// A tag as its author would write it, for messages: `tag("/", "name")` → `{{/name}}`
    func tag(_ sign: String, _ name: String) -> String {
        openText + sign + name.visible + closeText
    }

    var openText: String { String(decoding: open, as: UTF8.self).visible }
    var closeText: String { String(decoding: close, as: UTF8.self).visible }
}

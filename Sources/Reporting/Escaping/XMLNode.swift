import Diagnostics

/// An XML 1.0 text in the making: every name is ours, every value and text is escaped.
///
/// `XMLNode("a", ["b": "<"], text: "&").text` → `<a b="&lt;">&amp;</a>`
struct XMLNode {
    private let name: String
    private let attributes: KeyValuePairs<String, String?>
    private let content: Content

    private enum Content {
        case children([XMLNode])
        case text(String)
    }

    /// Attributes whose value is nil are left out.
    init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], children: [XMLNode] = []) {
        self.name = name
        self.attributes = attributes
        self.content = .children(children)
    }

    init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String) {
        self.name = name
        self.attributes = attributes
        self.content = .text(text)
    }

    /// The document with this root, indented by two spaces, with a last line end.
    var document: String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + text
    }

    /// The same without the XML declaration, to stand in another document.
    var text: String { lines.map { $0 + "\n" }.joined() }

    private var lines: [String] {
        switch content {
        case .text(let text): ["<\(opening)>\(text.escapedForXML(.text))</\(name)>"]
        case .children(let children) where children.isEmpty: ["<\(opening)/>"]
        case .children(let children): ["<\(opening)>"] + children.flatMap(\.indentedLines) + ["</\(name)>"]
        }
    }

    private var indentedLines: [String] { lines.map { "  " + $0 } }

    private var opening: String {
        name
            + attributes.map { name, value in value.map { " \(name)=\"\($0.escapedForXML(.attribute))\"" } ?? "" }
            .joined()
    }
}

/// Where a text stands in XML: a parser turns a raw line end inside an attribute into a space.
enum XMLPlace {
    case text, attribute
}

extension String {
    /// The text so that an XML parser reads it back as it is; a character that XML 1.0 cannot hold at all is spelt
    /// as its code point, as in `visible`.
    func escapedForXML(_ place: XMLPlace) -> String {
        escaped { $0.escapeInXML(place) }
    }
}

extension Unicode.Scalar {
    fileprivate func escapeInXML(_ place: XMLPlace) -> String? {
        switch self {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "\n", "\t": place == .text ? nil : "&#\(value);"
        default: isInXML ? (isInvisible ? "&#\(value);" : nil) : "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }

    /// The production `Char` of XML 1.0, 2.2; a scalar is never a surrogate.
    private var isInXML: Bool {
        value >= 0x20 && value != 0xFFFE && value != 0xFFFF || value == 0x9 || value == 0xA || value == 0xD
    }
}

/// Writes an XML property list as `plutil -convert xml1` does, with the keys in their order.
struct XMLPlistWriter {
    /// One step of indentation.
    var unit = "\t"
    var lineEnd = "\n"

    /// Everything on one line.
    static let flat = XMLPlistWriter(unit: "", lineEnd: "")

    /// A whole file.
    func file(_ root: DocumentNode) -> String {
        let head = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
            "<plist version=\"1.0\">",
        ]
        return (head + [element(root, indentation: ""), "</plist>", ""]).joined(separator: lineEnd)
    }

    /// A value; its first line has no indentation, the others have that of the first and more.
    func element(_ node: DocumentNode, indentation: String) -> String {
        switch node.content {
        case .object(let members):
            list("dict", members.map { member($0, indentation: indentation + unit) }, indentation)
        case .array(let elements):
            list("array", elements.map { element($0, indentation: indentation + unit) }, indentation)
        case .string(let text): "<string>\(escaped(text))</string>"
        case .integer(let number): "<integer>\(number)</integer>"
        case .double(let number): "<real>\(spelling(of: number))</real>"
        case .bool(let flag): flag ? "<true/>" : "<false/>"
        case .null, .other: ""
        }
    }

    /// A key and its value on the next line.
    func member(_ member: DocumentNode.Member, indentation: String) -> String {
        "<key>\(escaped(member.key))</key>\(lineEnd)\(indentation)\(element(member.value, indentation: indentation))"
    }

    private func list(_ name: String, _ entries: [String], _ indentation: String) -> String {
        guard !entries.isEmpty else { return "<\(name)/>" }
        let lines = entries.map { indentation + unit + $0 }
        return (["<\(name)>"] + lines + ["\(indentation)</\(name)>"]).joined(separator: lineEnd)
    }

    private func spelling(of number: Double) -> String {
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A CR is spelt as a reference, since a reader would take it for a line end.
    private func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\r": escaped += "&#13;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

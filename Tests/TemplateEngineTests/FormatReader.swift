import Foundation
import TemplateEngine
import Testing

/// Reads a value back from the file that it was written into: with Foundation's reader where it has one, otherwise by
/// the format's rules, written down here a second time.
struct FormatReader: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var escaping: Escaping
    var read: @Sendable (String) -> String?

    static let all = [
        FormatReader(testDescription: "HTML text by its rules", escaping: .html, read: html),
        FormatReader(testDescription: "XML text by XMLParser", escaping: .xml) { XMLText.element("<a>\($0)</a>") },
        FormatReader(testDescription: "an XML attribute by XMLParser", escaping: .xml) {
            XMLText.attribute("<a b=\"\($0)\"/>")
        },
        FormatReader(testDescription: "an XML plist", escaping: .xml, read: xmlPlist),
        FormatReader(testDescription: "an Info.plist", escaping: .infoPlist, read: xmlPlist),
        FormatReader(testDescription: "JSON", escaping: .json, read: json),
        FormatReader(testDescription: "YAML, which reads JSON strings", escaping: .yaml, read: json),
        FormatReader(testDescription: "a workflow, which reads JSON strings", escaping: .workflow, read: json),
        FormatReader(testDescription: "an old-style plist", escaping: .pbxproj) { plist("{ a = \"\($0)\"; }") },
        FormatReader(testDescription: "a strings file", escaping: .pbxproj) { plist("\"a\" = \"\($0)\";") },
        FormatReader(testDescription: "a Swift literal by its grammar", escaping: .swift, read: swiftLiteral),
        FormatReader(testDescription: "a setting by its rules", escaping: .xcconfig, read: setting),
        FormatReader(testDescription: "inline Markdown by its rules", escaping: .markdown, read: MarkdownText.read),
    ]
}

extension FormatReader {
    private static func html(_ text: String) -> String? {
        guard text.utf8.allSatisfy({ !"<>\"'\r\0".utf8.contains($0) }) else { return nil }
        let references = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"), ("&amp;", "&"),
        ]
        return references.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal) }
    }

    private static func json(_ text: String) -> String? {
        let list = try? JSONSerialization.jsonObject(with: Data("[\"\(text)\"]".utf8)) as? [String]
        return list?.first
    }

    private static func xmlPlist(_ text: String) -> String? {
        plist(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>a</key><string>\(text)</string></dict></plist>
            """
        )
    }

    private static func plist(_ text: String) -> String? {
        let root = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        return (root as? [String: Any])?["a"] as? String
    }

    /// nil when the literal would end early, run on, or hold an interpolation.
    private static func swiftLiteral(_ text: String) -> String? {
        var result = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\"" || scalar == "\n" || scalar == "\r" { return nil }
            guard scalar == "\\" else {
                result.unicodeScalars.append(scalar)
                continue
            }
            guard let escaped = swiftEscape(&rest) else { return nil }
            result.unicodeScalars.append(escaped)
        }
        return result
    }

    private static func swiftEscape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        let simple: [Unicode.Scalar: Unicode.Scalar] = [
            "n": "\n", "r": "\r", "t": "\t", "0": "\0", "\\": "\\", "\"": "\"",
        ]
        guard let sign = rest.popFirst() else { return nil }
        guard sign == "u", rest.popFirst() == "{" else { return simple[sign] }
        let digits = rest.prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 1)
        return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
    }

    /// A comment ends the line, `$()` is nothing, any other `$` is a reference; the value must also stand between
    /// slashes of the template.
    private static func setting(_ text: String) -> String? {
        if text.isEmpty { return text }
        let line = "N = x/\(text)/x"
        guard !line.contains(where: \.isNewline), !line.contains("//") else { return nil }
        let value = line.dropFirst("N = x/".count).dropLast("/x".count)
        let evaluated = value.split(separator: "$()", omittingEmptySubsequences: false).joined()
        let trimmed = evaluated.trimmingCharacters(in: .whitespaces)
        return evaluated.contains("$") || trimmed.hasSuffix(";") || trimmed.hasSuffix("\\") ? nil : trimmed
    }
}

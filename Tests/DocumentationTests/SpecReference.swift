import WorkspaceSpec

/// Every key of a spec, read from the JSON Schema that editors use.
enum SpecReference {
    static func text() throws -> String {
        let schema = try SpecDocument(bytes: Array(SpecSchema.json.utf8), file: "schema").root
        let objects = schema["$defs"]?.members ?? []
        let sections = objects.map { section("## \(words($0.key))", $0.value) }
        return ([introduction, section("## The root", schema)] + sections + [defaults]).joined(separator: "\n")
    }

    private static let introduction = """
        # Spec

        One file at the workspace's root, `scaffold.json` or `scaffold.plist` (an XML or a binary property list), says what
        there is once. Everything generated follows from it, and `scaffold check` holds the workspace to it. JSON may have
        comments and trailing commas, and keeps them when a command edits the file.

        This page is made from `scaffold spec schema`, the JSON Schema (draft 2020-12) that editors complete and check with:
        write it to a file and name that file in the spec's `$schema`. `scaffold spec validate FILE` reports everything that
        is wrong in one run, with what to write instead; `scaffold spec convert` turns one format into another.

        """

    private static var defaults: String {
        """
        ## What is left out

        A key that is left out of the root comes from the default spec, whole: the four layers, two tags, four centers and
        the standard modules. `"modules": []` means none. `scaffold spec default` prints it:

        ```json
        \(String(decoding: DefaultSpec.bytes, as: UTF8.self).trimmingFinalNewline)
        ```

        """
    }

    private static func section(_ title: String, _ object: DocumentNode) -> String {
        let required = object["required"]?.elements.compactMap(\.text) ?? []
        let rows = (object["properties"]?.members ?? []).map { member in
            let need = required.contains(member.key) ? "required" : ""
            let cells = [
                "`\(member.key)`", type(of: member.value), need, summary(of: member.value), example(of: member),
            ]
            return "| " + cells.joined(separator: " | ") + " |\n"
        }
        return "\(title)\n\n| key | type | | meaning | example |\n|---|---|---|---|---|\n" + rows.joined()
    }

    private static func summary(of field: DocumentNode) -> String {
        field["description"]?.text ?? ""
    }

    /// `"platforms": { "iOS": "16.0" }`
    private static func example(of member: DocumentNode.Member) -> String {
        guard let value = member.value["examples"]?.elements.first else { return "" }
        return "`\"\(member.key)\": \(compact(value))`"
    }

    /// `array of layer`, with a link to what has a section of its own.
    private static func type(of field: DocumentNode) -> String {
        if let reference = field["$ref"]?.text { return link(to: reference) }
        if let choices = field["enum"]?.elements {
            return choices.compactMap(\.text).map { "`\($0)`" }.joined(separator: ", ")
        }
        if let kinds = field["anyOf"]?.elements { return kinds.map(type).joined(separator: " or ") }
        switch field["type"]?.text {
        case "array": return "list of " + (field["items"].map(type) ?? "anything")
        case "object": return "names → " + (field["additionalProperties"].map(type) ?? "anything")
        case let name: return name ?? ""
        }
    }

    /// `#/$defs/serverCenter` → `[server center](#server-center)`
    private static func link(to reference: String) -> String {
        let name = words(String(reference.split(separator: "/").last ?? ""))
        return "[\(name)](#\(name.split(separator: " ").joined(separator: "-")))"
    }

    /// `serverCenter` → `server center`
    private static func words(_ name: String) -> String {
        name.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
    }

    private static func compact(_ value: DocumentNode) -> String {
        switch value.content {
        case .array(let elements): "[" + elements.map(compact).joined(separator: ", ") + "]"
        case .object(let members):
            "{ " + members.map { "\"\($0.key)\": \(compact($0.value))" }.joined(separator: ", ") + " }"
        case .string(let text): "\"\(text)\""
        case .integer(let number): "\(number)"
        case .double(let number): "\(number)"
        case .bool(let flag): "\(flag)"
        default: "null"
        }
    }
}

extension DocumentNode {
    fileprivate subscript(key: String) -> DocumentNode? {
        members.first { $0.key == key }?.value
    }

    fileprivate var members: [Member] {
        if case .object(let members) = content { members } else { [] }
    }

    fileprivate var elements: [DocumentNode] {
        if case .array(let elements) = content { elements } else { [] }
    }

    fileprivate var text: String? {
        if case .string(let text) = content { text } else { nil }
    }
}

extension String {
    fileprivate var trimmingFinalNewline: String {
        hasSuffix("\n") ? String(dropLast()) : self
    }
}

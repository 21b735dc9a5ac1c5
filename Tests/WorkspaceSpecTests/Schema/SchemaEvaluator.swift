@testable import WorkspaceSpec

/// As much of JSON Schema (draft 2020-12) as the spec's schema uses; an unknown keyword is an error.
struct SchemaEvaluator {
    let root: DocumentNode

    /// The paths at which a value breaks the schema; empty when it is valid.
    func violations(of value: DocumentNode) -> [String] {
        violations(of: value, root, at: "$")
    }

    private func violations(of value: DocumentNode, _ schema: DocumentNode, at path: String) -> [String] {
        guard case .object(let keywords) = schema.content else { return ["\(path): no schema"] }
        return keywords.flatMap { violations(of: value, keyword: $0, schema, at: path) }
    }

    private func violations(
        of value: DocumentNode,
        keyword: DocumentNode.Member,
        _ schema: DocumentNode,
        at path: String
    ) -> [String] {
        switch keyword.key {
        case "$schema", "$defs", "title", "description", "examples": []
        case "type": has(value, keyword.value) ? [] : [path]
        case "enum": keyword.value.elementList.contains(value) ? [] : [path]
        case "required": keyword.value.elementList.filter { value.member($0) == nil }.map { "\(path).\($0.text)" }
        case "properties": properties(of: value, keyword.value, at: path)
        case "additionalProperties": additional(of: value, keyword.value, schema, at: path)
        case "propertyNames":
            value.memberList.flatMap { violations(of: .string($0.key), keyword.value, at: "\(path).\($0.key)") }
        case "items":
            value.elementList.enumerated().flatMap { violations(of: $1, keyword.value, at: "\(path)[\($0)]") }
        case "anyOf": keyword.value.elementList.contains { violations(of: value, $0, at: path).isEmpty } ? [] : [path]
        case "$ref": reference(keyword.value.text).map { violations(of: value, $0, at: path) } ?? ["\(path): $ref"]
        default: ["\(path): unknown keyword \(keyword.key)"]
        }
    }

    private func has(_ value: DocumentNode, _ type: DocumentNode) -> Bool {
        switch (type.text, value.content) {
        case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool), ("integer", .integer),
            ("number", .integer), ("number", .double):
            true
        default: false
        }
    }

    private func properties(of value: DocumentNode, _ schemas: DocumentNode, at path: String) -> [String] {
        value.memberList.flatMap { member in
            schemas.member(.string(member.key)).map { violations(of: member.value, $0, at: "\(path).\(member.key)") }
                ?? []
        }
    }

    private func additional(
        of value: DocumentNode,
        _ rule: DocumentNode,
        _ schema: DocumentNode,
        at path: String
    ) -> [String] {
        let known = Set(schema.member(.string("properties"))?.memberList.map(\.key) ?? [])
        return value.memberList.filter { !known.contains($0.key) }.flatMap { member -> [String] in
            let place = "\(path).\(member.key)"
            return rule == .bool(false) ? [place] : violations(of: member.value, rule, at: place)
        }
    }

    private func reference(_ text: String) -> DocumentNode? {
        root.node(at: DocumentPath(text.split(separator: "/").dropFirst().map { .key(String($0)) }))
    }
}

extension DocumentNode {
    fileprivate var memberList: [Member] {
        if case .object(let members) = content { members } else { [] }
    }

    fileprivate var elementList: [DocumentNode] {
        if case .array(let elements) = content { elements } else { [] }
    }

    fileprivate var text: String {
        if case .string(let text) = content { text } else { "" }
    }

    fileprivate func member(_ key: DocumentNode) -> DocumentNode? {
        memberList.first { $0.key == key.text }?.value
    }
}

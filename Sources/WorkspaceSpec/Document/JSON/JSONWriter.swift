import Diagnostics

/// Writes JSON as a careful person does: what is short stands on one line.
struct JSONWriter {
    var style = JSONStyle()

    /// How one value is laid out.
    enum Layout {
        case oneLine
        /// One entry on each line.
        case expanded
        /// On one line where it fits.
        case fitting
    }

    /// A whole file.
    func file(_ root: DocumentNode) -> String {
        value(root, indentation: "", layout: .expanded, level: 0) + style.lineEnd
    }

    /// A value; its first line has no indentation. `level` counts the containers around it, `column` what stands before
    /// it on its line.
    func value(
        _ node: DocumentNode,
        indentation: String,
        layout: Layout,
        level: Int,
        column: Int = 0
    ) -> String {
        switch layout {
        case .oneLine: oneLine(node, limit: .max) ?? ""
        case .expanded: expanded(node, indentation: indentation, level: level)
        case .fitting:
            fitted(node, level: level, limit: style.width - column)
                ?? expanded(node, indentation: indentation, level: level)
        }
    }

    /// A key and its value.
    func member(_ member: DocumentNode.Member, indentation: String, layout: Layout, level: Int) -> String {
        let key = Self.quoted(member.key) + style.colon
        let column = indentation.utf8.count + key.utf8.count + 1
        return key + value(member.value, indentation: indentation, layout: layout, level: level, column: column)
    }

    private func expanded(_ node: DocumentNode, indentation: String, level: Int) -> String {
        let inner = indentation + style.unit
        switch node.content {
        case .object(let members) where !members.isEmpty:
            let lines = members.map { member($0, indentation: inner, layout: .fitting, level: level + 1) }
            return block("{", lines, "}", inner: inner, outer: indentation)
        case .array(let elements) where !elements.isEmpty:
            let column = inner.utf8.count + 1
            let lines = elements.map {
                value($0, indentation: inner, layout: .fitting, level: level + 1, column: column)
            }
            return block("[", lines, "]", inner: inner, outer: indentation)
        default: return oneLine(node, limit: .max) ?? ""
        }
    }

    private func block(_ open: String, _ lines: [String], _ close: String, inner: String, outer: String) -> String {
        let content = lines.joined(separator: "," + style.lineEnd + inner)
        return open + style.lineEnd + inner + content + style.lineEnd + outer + close
    }
}

extension JSONWriter {
    /// The value on one line when it may stand on one; nil otherwise. The lists of the root that hold objects never do.
    private func fitted(_ node: DocumentNode, level: Int, limit: Int) -> String? {
        guard node.isFilledContainer else { return oneLine(node, limit: .max) }
        guard level > 1 || !node.holdsContainers else { return nil }
        guard node.isPlainArray ? style.putsArraysOnOneLine : style.putsObjectsOnOneLine else { return nil }
        return oneLine(node, limit: limit)
    }

    /// Nil when it takes more bytes than the limit.
    private func oneLine(_ node: DocumentNode, limit: Int) -> String? {
        switch node.content {
        case .object(let members): oneLine(members, limit: limit)
        case .array(let elements): oneLine(elements, limit: limit)
        case .string(let text): within(limit, Self.quoted(text))
        case .integer(let number): within(limit, String(number))
        case .double(let number): within(limit, number.description)
        case .bool(let flag): within(limit, flag ? "true" : "false")
        case .null, .other: within(limit, "null")
        }
    }

    private func oneLine(_ members: [DocumentNode.Member], limit: Int) -> String? {
        guard !members.isEmpty else { return within(limit, "{}") }
        var text = "{" + style.objectPadding
        for (index, member) in members.enumerated() {
            text += (index == 0 ? "" : style.separator) + Self.quoted(member.key) + style.colon
            guard text.utf8.count < limit, let value = oneLine(member.value, limit: limit - text.utf8.count) else {
                return nil
            }
            text += value
        }
        return within(limit, text + style.objectPadding + "}")
    }

    private func oneLine(_ elements: [DocumentNode], limit: Int) -> String? {
        guard !elements.isEmpty else { return within(limit, "[]") }
        var text = "[" + style.arrayPadding
        for (index, element) in elements.enumerated() {
            text += index == 0 ? "" : style.separator
            guard text.utf8.count < limit, let value = oneLine(element, limit: limit - text.utf8.count) else {
                return nil
            }
            text += value
        }
        return within(limit, text + style.arrayPadding + "]")
    }

    private func within(_ limit: Int, _ text: String) -> String? {
        text.utf8.count <= limit ? text : nil
    }
}

extension JSONWriter {
    /// A text in quotes; what cannot be seen is spelt as its code point.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.isInvisible: quoted += escape(scalar)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { "\\u" + hexDigits(UInt32($0)) }.joined()
    }
}

extension DocumentNode {
    /// An array of single values.
    var isPlainArray: Bool {
        guard case .array = content else { return false }
        return !holdsContainers
    }

    fileprivate var holdsContainers: Bool {
        switch content {
        case .object(let members): members.contains { $0.value.isFilledContainer }
        case .array(let elements): elements.contains { $0.isFilledContainer }
        default: false
        }
    }
}

import Diagnostics

/// Each gives the document after the edit. The bytes of a text differ in the entry alone: comments, order, indentation
/// and line ends stay, and taking out what was put in gives the bytes from before (but a list left empty is written
/// `[]`, `{}`, `<array/>`, `<dict/>`). A binary property list is written anew.
extension SpecDocument {
    /// With one more element at the end of an array; an absent last key of the path is created at the end of its
    /// object.
    public func appending(
        _ element: DocumentNode,
        toArrayAt path: DocumentPath
    ) throws(DiagnosticsError) -> SpecDocument {
        if root.node(at: path) == nil, case .key(let key)? = path.components.last {
            let parent = DocumentPath(Array(path.components.dropLast()))
            return try appending(DocumentNode.Member(key, .array([element])), toObjectAt: parent)
        }
        let list = try node(existingAt: path)
        guard case .array(let elements) = list.content else { throw wrongKind(path, list, "no array") }
        try Self.checkForm(of: element, in: format, under: path.appending(.index(elements.count)))
        return try edited(
            root.replacing(path.components[...], with: .array(elements + [element])),
            splices: { $0.appending(element, to: list, level: path.components.count) }
        )
    }

    /// With one more member at the end of an object.
    public func appending(
        _ member: DocumentNode.Member,
        toObjectAt path: DocumentPath
    ) throws(DiagnosticsError) -> SpecDocument {
        let object = try node(existingAt: path)
        guard case .object(let members) = object.content else { throw wrongKind(path, object, "no object") }
        let place = path.appending(.key(member.key))
        if let other = members.first(where: { $0.key == member.key }) { throw exists(place, other) }
        try Self.checkForm(of: .object([member]), in: format, under: path)
        return try edited(
            root.replacing(path.components[...], with: .object(members + [member])),
            splices: { $0.appending(member, to: object, level: path.components.count) }
        )
    }

    /// With another value in the place of one.
    public func replacing(_ path: DocumentPath, with value: DocumentNode) throws(DiagnosticsError) -> SpecDocument {
        let old = try node(existingAt: path)
        try Self.checkForm(of: value, in: format, under: path)
        return try edited(
            root.replacing(path.components[...], with: value),
            splices: { $0.replacing(old, with: value, level: path.components.count) }
        )
    }

    /// Without an element or a member.
    public func removing(_ path: DocumentPath) throws(DiagnosticsError) -> SpecDocument {
        _ = try node(existingAt: path)
        guard let last = path.components.last else { throw wrongKind(path, root, "no entry that can be removed") }
        let parent = try node(existingAt: DocumentPath(Array(path.components.dropLast())))
        guard let index = parent.entryIndex(of: last) else { throw nothing(at: path) }
        return try edited(root.removing(path.components[...]), splices: { $0.removing(index, from: parent) })
    }
}

extension SpecDocument {
    /// Splices a text; writes a binary property list anew.
    private func edited(
        _ root: @autoclosure () -> DocumentNode,
        splices: (TextEditor) -> [Splice]
    ) throws(DiagnosticsError) -> SpecDocument {
        guard format != .binaryPlist else {
            return try SpecDocument(bytes: try Self.bytes(of: root(), as: format), file: file)
        }
        return try SpecDocument(bytes: bytes.applying(splices(TextEditor(document: self))), file: file)
    }

    private func node(existingAt path: DocumentPath) throws(DiagnosticsError) -> DocumentNode {
        guard let node = root.node(at: path) else { throw nothing(at: path) }
        return node
    }

    private func nothing(at path: DocumentPath) -> DiagnosticsError {
        DiagnosticsError(Diagnostic(rule: .noPlace, "the spec has no '\(path)'", at: Location(file: file)))
    }

    private func wrongKind(_ path: DocumentPath, _ node: DocumentNode, _ kind: String) -> DiagnosticsError {
        let name = path.components.isEmpty ? "the spec" : "'\(path)'"
        return DiagnosticsError(Diagnostic(rule: .noPlace, "\(name) is \(kind)", at: node.location))
    }

    private func exists(_ path: DocumentPath, _ member: DocumentNode.Member) -> DiagnosticsError {
        DiagnosticsError(Diagnostic(rule: .noPlace, "the spec has '\(path)' already", at: member.keyLocation))
    }
}

extension DocumentNode {
    /// The place of an entry among the entries of this value.
    fileprivate func entryIndex(of component: DocumentPath.Component) -> Int? {
        switch (content, component) {
        case (.object(let members), .key(let key)): members.firstIndex { $0.key == key }
        case (.array(let elements), .index(let index)): elements.indices.contains(index) ? index : nil
        default: nil
        }
    }

    fileprivate func replacing(_ path: ArraySlice<DocumentPath.Component>, with value: DocumentNode) -> DocumentNode {
        editing(path) { _ in value }
    }

    fileprivate func removing(_ path: ArraySlice<DocumentPath.Component>) -> DocumentNode {
        editing(path) { _ in nil }
    }

    /// This value with the one at a path changed, or taken out where `change` gives nil.
    private func editing(
        _ path: ArraySlice<DocumentPath.Component>,
        _ change: (DocumentNode) -> DocumentNode?
    ) -> DocumentNode {
        guard let first = path.first else { return change(self) ?? self }
        guard let index = entryIndex(of: first) else { return self }
        switch content {
        case .object(var members):
            let value = members[index].value.edited(path.dropFirst(), change)
            if let value { members[index].value = value } else { members.remove(at: index) }
            return .object(members)
        case .array(var elements):
            let value = elements[index].edited(path.dropFirst(), change)
            if let value { elements[index] = value } else { elements.remove(at: index) }
            return .array(elements)
        default: return self
        }
    }

    private func edited(
        _ path: ArraySlice<DocumentPath.Component>,
        _ change: (DocumentNode) -> DocumentNode?
    ) -> DocumentNode? {
        path.isEmpty ? change(self) : editing(path, change)
    }
}

/// Finds the splices for an edit of a JSON text or of an XML property list.
struct TextEditor {
    let document: SpecDocument

    private var bytes: [UInt8] { document.bytes }
    private var isJSON: Bool { document.format == .json }

    func appending(
        _ element: DocumentNode,
        to array: DocumentNode,
        level: Int
    ) -> [Splice] {
        guard isJSON else { return appendXML(to: array) { $0.element(element, indentation: $1) } }
        return appendJSON(to: array, level: level, expands: level == 1 && element.isFilledContainer) { writer, place in
            writer.value(
                element,
                indentation: place.indentation,
                layout: place.writerLayout,
                level: level + 1,
                column: place.indentation.utf8.count + 1
            )
        }
    }

    func appending(
        _ member: DocumentNode.Member,
        to object: DocumentNode,
        level: Int
    ) -> [Splice] {
        guard isJSON else { return appendXML(to: object) { $0.member(member, indentation: $1) } }
        return appendJSON(to: object, level: level, expands: level == 0) { writer, place in
            writer.member(member, indentation: place.indentation, layout: place.writerLayout, level: level + 1)
        }
    }

    func replacing(
        _ old: DocumentNode,
        with value: DocumentNode,
        level: Int
    ) -> [Splice] {
        let indentation = bytes.indentation(at: old.span.lowerBound)
        guard isJSON else {
            let text =
                isOnOneLine
                ? XMLPlistWriter.flat.element(value, indentation: "")
                : xmlWriter(near: old).element(value, indentation: indentation)
            return [Splice(old.span, text)]
        }
        let writer = JSONWriter(style: JSONStyle(of: bytes, root: document.root, near: old))
        let text = writer.value(
            value,
            indentation: indentation,
            layout: isOnOneLine ? .oneLine : .fitting,
            level: level,
            column: indentation.utf8.count
        )
        return [Splice(old.span, text)]
    }

    func removing(_ index: Int, from parent: DocumentNode) -> [Splice] {
        guard let list = entries(of: parent) else { return [] }
        if list.entries.count == 1, list.comments.isEmpty, !isJSON { return [Splice(list.span, parent.emptyElement)] }
        return list.removal(of: index)
    }
}

extension TextEditor {
    private func appendJSON(
        to node: DocumentNode,
        level: Int,
        expands: Bool,
        write: (JSONWriter, EntryPlace) -> String
    ) -> [Splice] {
        let style = JSONStyle(of: bytes, root: document.root, near: node)
        let writer = JSONWriter(style: style)
        let list = entries(of: node)?.appending(
            unit: style.unit,
            lineEnd: style.lineEnd,
            expands: !isOnOneLine
                && (expands || !(node.isObject ? style.putsObjectsOnOneLine : style.putsArraysOnOneLine)),
            padding: node.isObject ? style.objectPadding : style.arrayPadding,
            gap: String(style.separator.dropFirst())
        ) { write(writer, $0) }
        return list ?? []
    }

    private func appendXML(
        to node: DocumentNode,
        write: (XMLPlistWriter, String) -> String
    ) -> [Splice] {
        let isFlat = isOnOneLine && document.root.isFilledContainer
        let writer = isFlat ? .flat : xmlWriter(near: node)
        guard let list = entries(of: node) else { return [] }
        guard bytes[list.open - 2] == .slash, list.open == node.span.upperBound else {
            return list.appending(unit: writer.unit, lineEnd: writer.lineEnd, expands: !isFlat, padding: "", gap: "") {
                $0.layout == .oneLine ? write(.flat, "") : write(writer, $0.indentation)
            }
        }
        let outer = isFlat ? "" : bytes.indentation(at: node.span.lowerBound)
        let inner = outer + writer.unit
        let lines = [node.openingTag, inner + write(writer, inner), outer + node.closingTag]
        return [Splice(node.span, lines.joined(separator: writer.lineEnd))]
    }

    private func xmlWriter(near node: DocumentNode) -> XMLPlistWriter {
        let samples = [node, document.root].flatMap { $0.containers(limit: 100) }
        let lists = samples.lazy.compactMap { EntryList(xml: $0, in: bytes) }
        let unit = lists.filter { !$0.entries.isEmpty }.compactMap(\.unit).first
        return XMLPlistWriter(unit: unit ?? "\t", lineEnd: bytes.lineEnd ?? "\n")
    }

    private func entries(of node: DocumentNode) -> EntryList? {
        isJSON ? EntryList(json: node, in: bytes) : EntryList(xml: node, in: bytes)
    }

    private var isOnOneLine: Bool {
        !bytes[document.root.span].contains(where: \.isLineEnd)
    }
}

extension EntryPlace {
    fileprivate var writerLayout: JSONWriter.Layout {
        switch layout {
        case .oneLine: .oneLine
        case .expanded: .expanded
        case .open: .fitting
        }
    }
}

extension DocumentNode {
    fileprivate var emptyElement: String { isObject ? "<dict/>" : "<array/>" }
    fileprivate var openingTag: String { isObject ? "<dict>" : "<array>" }
    fileprivate var closingTag: String { isObject ? "</dict>" : "</array>" }
}

import Diagnostics

extension SpecDocument {
    /// A value written as a file of the given format, with the keys in their order.
    ///
    /// Throws for every value that the format has no form for: `null` in property lists, dates and data in all.
    public static func bytes(of node: DocumentNode, as format: Format) throws(DiagnosticsError) -> [UInt8] {
        try checkForm(of: node, in: format)
        switch format {
        case .json: return Array(JSONWriter().file(node).utf8)
        case .xmlPlist: return Array(XMLPlistWriter().file(node).utf8)
        case .binaryPlist: return BinaryPlistWriter.bytes(of: node)
        }
    }

    static func checkForm(
        of node: DocumentNode,
        in format: Format,
        under path: DocumentPath = DocumentPath()
    ) throws(DiagnosticsError) {
        var diagnostics: [Diagnostic] = []
        node.collectFormless(in: format, under: path, into: &diagnostics)
        guard diagnostics.isEmpty else { throw DiagnosticsError(diagnostics) }
    }
}

extension DocumentNode {
    fileprivate func collectFormless(
        in format: SpecDocument.Format,
        under path: DocumentPath,
        into diagnostics: inout [Diagnostic]
    ) {
        if let problem = problem(in: format, at: path) { diagnostics.append(problem) }
        switch content {
        case .object(let members):
            for member in members {
                let path = path.appending(.key(member.key))
                if let problem = member.problem(in: format, at: path) { diagnostics.append(problem) }
                member.value.collectFormless(in: format, under: path, into: &diagnostics)
            }
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                element.collectFormless(in: format, under: path.appending(.index(index)), into: &diagnostics)
            }
        default: return
        }
    }

    private func problem(in format: SpecDocument.Format, at path: DocumentPath) -> Diagnostic? {
        switch content {
        case .null where format != .json:
            formless("'\(path)' is null, which property lists do not have", location, fix: "remove the key")
        case .other(let type): formless("'\(path)' is of the type '\(type)', which a spec does not have", location)
        case .double(let number) where !number.isFinite: formless("'\(path)' is no finite number", location)
        case .string(let text) where format == .xmlPlist: unwritable(text, "'\(path)'", location)
        default: path.components.count > DocumentLimits.depth ? tooDeep(path) : nil
        }
    }

    private func tooDeep(_ path: DocumentPath) -> Diagnostic {
        formless("nested deeper than \(DocumentLimits.depth) levels", location)
    }
}

extension DocumentNode.Member {
    fileprivate func problem(in format: SpecDocument.Format, at path: DocumentPath) -> Diagnostic? {
        format == .xmlPlist ? unwritable(key, "the key '\(path)'", keyLocation) : nil
    }
}

private func unwritable(_ text: String, _ name: String, _ location: Location) -> Diagnostic? {
    guard let scalar = text.unicodeScalars.first(where: { !$0.isInXML }) else { return nil }
    return formless("\(name) holds the character \(scalar.codePoint), which XML does not have", location)
}

private func formless(_ message: String, _ location: Location, fix: String? = nil) -> Diagnostic {
    Diagnostic(rule: .noForm, message, at: location.file.isEmpty ? nil : location, fix: fix)
}

import Diagnostics

extension SpecDocument {
    /// Every key that an object has twice (rule `duplicate-key`), with the place of the first.
    ///
    /// Keys are equal as texts: after escapes (`"na\u006de"`) and in any Unicode normalisation.
    public var duplicateKeys: [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        root.collectDuplicateKeys(under: DocumentPath(), into: &diagnostics)
        return diagnostics
    }
}

extension DocumentNode {
    fileprivate func collectDuplicateKeys(under path: DocumentPath, into diagnostics: inout [Diagnostic]) {
        guard diagnostics.count < DocumentLimits.errors else { return }
        switch content {
        case .object(let members): collect(members, under: path, into: &diagnostics)
        case .array(let elements): collect(elements, under: path, into: &diagnostics)
        default: return
        }
    }

    private func collect(_ members: [Member], under path: DocumentPath, into diagnostics: inout [Diagnostic]) {
        var first: [String: Member] = [:]
        for member in members {
            if let other = first[member.key] {
                diagnostics.append(duplicate(member, of: other, in: path))
            } else {
                first[member.key] = member
            }
            guard diagnostics.count < DocumentLimits.errors else { return }
            guard member.value.isFilledContainer else { continue }
            member.value.collectDuplicateKeys(under: path.appending(.key(member.key)), into: &diagnostics)
        }
    }

    private func collect(_ elements: [DocumentNode], under path: DocumentPath, into diagnostics: inout [Diagnostic]) {
        for (index, element) in elements.enumerated() where element.isFilledContainer {
            element.collectDuplicateKeys(under: path.appending(.index(index)), into: &diagnostics)
        }
    }

    private func duplicate(_ member: Member, of other: Member, in path: DocumentPath) -> Diagnostic {
        let place = path.components.isEmpty ? "" : " in \(path)"
        let isTwin = !member.key.unicodeScalars.elementsEqual(other.key.unicodeScalars)
        let twin = isTwin ? [Note("the two are the same text in different code points")] : []
        return Diagnostic(
            rule: .duplicateKey,
            "duplicate key '\(member.key.excerpt)'\(place)",
            at: member.keyLocation,
            notes: [Note("the first is here", at: other.keyLocation)] + twin,
            fix: "remove one of the two"
        )
    }
}

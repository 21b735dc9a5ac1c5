import TextLines
import WorkspaceSpec

/// The names in Swift code that follow from a module's name, and what they become.
///
/// Only whole identifiers count. The module's own name is a common word (`Home`), so it is renamed behind `import`
/// alone; its accessor (`home`) behind a dot alone, in files that import the module.
struct IdentifierRenaming {
    private let old: String
    private let new: String
    /// `HomeInterface` → `StartInterface`, `HomeStore` → `StartStore`; of the types, those that the module declares.
    private let names: [String: String]
    /// `home` → `start`, `homeProvider` → `startProvider`; none when the service keeps its name.
    private let members: [String: String]
    private let targets: Set<String>

    /// - Parameters:
    ///   - project: the name of the package, with which the folder of the module's resources begins.
    ///   - rendered: the module's own files, as the old spec renders them.
    init(from old: Module, to new: Module, project: String, rendered: [PlannedFile], foreign: Set<String>) {
        self.old = old.name
        self.new = new.name
        targets = [old.name, old.interfaceName, old.testingName, old.testsName]
        let fixed = [
            old.interfaceName, old.testingName, old.testsName, "\(old.name)Registration", old.service?.name ?? "",
        ]
        let kept = old.service?.name == new.service?.name ? old.service?.name : nil
        let derived = rendered.filter { $0.path.hasSuffix(".swift") }.flatMap {
            Identifiers(bytes: $0.bytes).filter(\.isDeclared).map(\.name)
        }
        let all = Set(fixed + derived).filter { name in
            name.isDerived(from: old.name) && !foreign.contains(name) && kept.map { !name.hasPrefix($0) } != false
        }
        names = Dictionary(uniqueKeysWithValues: all.map { ($0, new.name + $0.dropFirst(old.name.count)) })
            .merging(["\(project)_\(old.name)": "\(project)_\(new.name)"]) { name, _ in name }
        members = IdentifierRenaming.members(old.service?.accessor, new.service?.accessor)
    }

    private static func members(_ old: String?, _ new: String?) -> [String: String] {
        guard let old, let new, old != new else { return [:] }
        return [old: new, "\(old)Provider": "\(new)Provider"]
    }

    /// The text with the new names.
    ///
    /// - Parameter isOwn: the file is one of the module's, so that its accessor stands for nothing else.
    func applied(to bytes: [UInt8], isOwn: Bool) -> [UInt8] {
        let identifiers = Array(Identifiers(bytes: bytes))
        let knowsModule = isOwn || identifiers.contains { $0.isImport && targets.contains($0.name) }
        var renamed: [UInt8] = []
        var offset = 0
        for identifier in identifiers {
            guard let name = replacement(identifier, isOwn: isOwn, knowsModule: knowsModule) else { continue }
            renamed += bytes[offset..<identifier.range.lowerBound]
            renamed += name.utf8
            offset = identifier.range.upperBound
        }
        return offset == 0 ? bytes : ImportOrder.restored(from: bytes, in: renamed + bytes[offset...])
    }

    /// A file's name in a folder of the module: `HomeStore+Cache.swift` → `StartStore+Cache.swift`.
    func applied(toFileName name: String) -> String {
        let bytes = Array(name.utf8)
        let words = Identifiers(bytes: bytes).map { (range: $0.range, new: $0.name == old ? new : names[$0.name]) }
        guard let first = words.first(where: { $0.new != nil }), let replacement = first.new else { return name }
        let renamed = bytes[..<first.range.lowerBound] + replacement.utf8 + bytes[first.range.upperBound...]
        return String(decoding: renamed, as: UTF8.self)
    }

    /// The lines, from 1, that still name the module or one of its targets.
    func leftovers(in bytes: [UInt8]) -> [Int] {
        let places = Identifiers(bytes: bytes).filter { targets.contains($0.name) }.map(\.range.lowerBound)
        guard !places.isEmpty else { return [] }
        let lines = bytes.textLines
        return places.map { lines.index(ofByte: $0) + 1 }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    private func replacement(_ identifier: Identifiers.Element, isOwn: Bool, knowsModule: Bool) -> String? {
        if identifier.name == old { return identifier.isImport ? new : nil }
        if let name = names[identifier.name] { return name }
        return isOwn || knowsModule && identifier.isMember ? members[identifier.name] : nil
    }
}

extension String {
    /// `HomeStore` from `Home`, but not `Homeland`, and not `Home` itself.
    fileprivate func isDerived(from name: String) -> Bool {
        guard hasPrefix(name), let next = dropFirst(name.count).first else { return false }
        return !next.isLowercase
    }
}

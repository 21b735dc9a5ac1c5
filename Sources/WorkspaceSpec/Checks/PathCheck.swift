import Diagnostics

extension SpecCheck {
    /// Every folder lies inside the workspace, none inside another, none too deep.
    static let paths = SpecCheck { subject in
        subject.spec.modules.compactMap(pathFault) + subject.spec.modules.flatMap(exclusionFaults)
            + subject.spec.modules.compactMap { lengthFault($0, subject.spec) }
            + overlaps(subject)
    }
}

/// The longest path of a folder, in bytes: file names and the folders above the workspace come on top.
private let maximumLength = 200

private func pathFault(_ module: Module) -> Diagnostic? {
    guard let path = module.path, module.origin.gives("path"), let reason = RelativePath.fault(of: path) else {
        return nil
    }
    return Diagnostic(
        rule: "invalid-path",
        "path '\(path.shown)' of module '\(module.name.shown)' \(reason)",
        at: module.origin["path"],
        fix: "write a folder inside the workspace, such as \"Sources/Login\""
    )
}

private func exclusionFaults(_ module: Module) -> [Diagnostic] {
    module.exclude.enumerated().compactMap { index, path in
        guard let reason = RelativePath.fault(of: path) else { return nil }
        return Diagnostic(
            rule: "invalid-path",
            "path '\(path.shown)', which module '\(module.name.shown)' excludes, \(reason)",
            at: module.origin["exclude[\(index)]"],
            fix: "write a path below the module's folder, such as \"Fixtures\""
        )
    }
}

private func lengthFault(_ module: Module, _ spec: Spec) -> Diagnostic? {
    let length = spec.folder(of: module).utf8.count
    guard length > maximumLength, module.name.utf8.count <= NameRule.maximumLength else { return nil }
    return Diagnostic(
        rule: "path-too-long",
        "the folder of '\(module.name.shown)' has a path of \(length) bytes, more than \(maximumLength)",
        at: module.placeOfFolder,
        fix: "shorten the names of the module, its group and its layer, or its path"
    )
}

/// Folders that lie inside another target's folder, or are the same: SwiftPM refuses both.
private func overlaps(_ subject: SpecCheck.Subject) -> [Diagnostic] {
    let folders = subject.targets.filter { $0.module != "" }
    let keys = folders.map { folderKey($0.path) }
    let owners = Dictionary(zip(keys, folders.indices), uniquingKeysWith: { first, _ in first })
    var reported: Set<[String]> = []
    return zip(keys, folders.indices).compactMap { key, index in
        let above = nearestAbove(key, among: owners)
        guard let owner = above ?? owners[key], owner != index else { return nil }
        let (target, other) = (folders[index], folders[owner])
        guard other.name.twinKey != target.name.twinKey else { return nil }
        let modules = (above == nil ? [target, other] : [other]).map { $0.module ?? $0.name }
        return reported.insert(modules.sorted()).inserted ? overlap(target, other, subject.spec) : nil
    }
}

private func overlap(_ target: BuildTarget, _ other: BuildTarget, _ spec: Spec) -> Diagnostic {
    let isSame = folderKey(target.path) == folderKey(other.path)
    let place = isSame ? "is that" : "lies inside '\(other.path.shown)', the folder"
    let declaration = spec.modules.first { $0.name == other.module }?.placeOfFolder
    return Diagnostic(
        rule: "overlapping-folders",
        "the folder '\(target.path.shown)' of '\(target.name.shown)' \(place) of '\(other.name.shown)'",
        at: spec.modules.first { $0.name == target.module }?.placeOfFolder ?? declaration,
        notes: declaration.map { [Note("'\(other.name.shown)' is declared here", at: $0)] } ?? [],
        fix: "give one of them another name, group or path"
    )
}

extension Module {
    fileprivate var placeOfFolder: Location? {
        origin.says("path") ? origin["path"] : origin["name"]
    }
}

extension String {
    /// Whether a slash stands at an end, or beside another one.
    fileprivate var hasEmptyComponent: Bool {
        var last = UInt8(ascii: "/")
        for byte in utf8 {
            if byte == UInt8(ascii: "/"), last == byte { return true }
            last = byte
        }
        return last == UInt8(ascii: "/")
    }
}

/// The owner of the nearest folder above: for `sources/main/login` that of `sources/main`, then that of `sources`.
private func nearestAbove(_ key: String, among owners: [String: Int]) -> Int? {
    var path = Substring(key)
    while let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
        path = path[..<slash]
        if let owner = owners[String(path)] { return owner }
    }
    return nil
}

private func folderKey(_ path: String) -> String {
    let key = path.lowercased()
    return key.hasEmptyComponent ? key.split(separator: "/").joined(separator: "/") : key
}

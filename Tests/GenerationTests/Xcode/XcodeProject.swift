import Foundation

/// A `project.pbxproj`, as Foundation reads it: objects that refer to each other by identifier.
struct XcodeProject {
    typealias Object = [String: Any]

    let root: Object
    let objects: [String: Object]

    init(_ root: Object) {
        self.root = root
        objects = root["objects"] as? [String: Object] ?? [:]
    }

    var rootIdentifier: String { root["rootObject"] as? String ?? "" }
    var project: Object { objects[rootIdentifier] ?? [:] }
    var targets: [Object] { list("targets", of: project) }

    /// The object that a key refers to.
    func object(_ key: String, of object: Object) -> Object {
        (object[key] as? String).flatMap { objects[$0] } ?? [:]
    }

    /// The objects that a key lists.
    func list(_ key: String, of object: Object) -> [Object] {
        (object[key] as? [String] ?? []).map { objects[$0] ?? [:] }
    }

    func identifiers(_ isa: String) -> [String] {
        objects.filter { $0.value["isa"] as? String == isa }.map(\.key)
    }

    /// All that look like identifiers in a value, keys included.
    static func references(in value: Any) -> [String] {
        switch value {
        case let text as String: isIdentifier(text) ? [text] : []
        case let list as [Any]: list.flatMap(references)
        case let object as Object: object.flatMap { references(in: $0.key) + references(in: $0.value) }
        default: []
        }
    }

    private static func isIdentifier(_ text: String) -> Bool {
        text.utf8.count == 24 && text.allSatisfy(\.isHexDigit)
    }

    /// The identifiers of what can be reached from the project.
    var reachable: Set<String> {
        var found: Set<String> = []
        var open = [rootIdentifier]
        while let next = open.popLast() {
            guard found.insert(next).inserted, let object = objects[next] else { continue }
            open += Self.references(in: object)
        }
        return found
    }

    /// Files and folders in the groups below the main one, with their paths relative to the project's folder.
    var entries: [(path: String, object: Object)] {
        entries(in: object("mainGroup", of: project), at: [])
    }

    private func entries(in group: Object, at folder: [String]) -> [(path: String, object: Object)] {
        list("children", of: group).flatMap { child -> [(path: String, object: Object)] in
            guard child["sourceTree"] as? String == "<group>" else { return [] }
            let path = folder + (child["path"] as? String ?? "").split(separator: "/").map(String.init)
            if child["isa"] as? String == "PBXGroup" { return entries(in: child, at: path) }
            return [(path.joined(separator: "/"), child)]
        }
    }
}

extension String {
    /// The path from the workspace's root of one from the folder `Xcode`: `../a/b` → `a/b`.
    var fromXcodeFolder: String {
        hasPrefix("../") ? String(dropFirst(3)) : "Xcode/\(self)"
    }
}

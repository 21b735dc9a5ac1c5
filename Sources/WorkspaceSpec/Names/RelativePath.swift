/// Paths of folders inside the workspace.
enum RelativePath {
    /// What is wrong, as the end of a sentence; nil for a right one.
    static func fault(of path: String) -> String? {
        if isPlain(path) { return nil }
        if path.isEmpty { return "is empty" }
        if let scalar = path.firstUnseenScalar { return "holds \(scalar.named)" }
        if path.hasPrefix("/") || path.hasPrefix("~") { return "is not relative to the workspace" }
        if let sign = path.first(where: { "\\:*?\"<>|".contains($0) }) { return "holds '\(sign)'" }
        let components = path.split(separator: "/", omittingEmptySubsequences: false)
        if components.contains("..") { return "leaves the workspace" }
        return components.lazy.compactMap(fault).first
    }

    /// Whether the path is letters, digits and `_` between single slashes, without a word as short as a device's name:
    /// most are, and need no closer look.
    private static func isPlain(_ path: String) -> Bool {
        var length = 0
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): length += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): length += 1
            case UInt8(ascii: "/") where length > longestDevice: length = 0
            default: return false
            }
        }
        return length > longestDevice
    }

    /// The length of `com1`; the longer ones hold a `$`.
    private static let longestDevice = 4

    private static func fault(of component: Substring) -> String? {
        if component.isEmpty { return "has an empty component" }
        guard let reason = reason(against: component) else { return nil }
        return "has the component '\(component)', \(reason)"
    }

    private static func reason(against component: Substring) -> String? {
        if component.first == "." { return "which begins with a dot" }
        if component.first == "-" { return "which begins with a hyphen" }
        if component.last == "." || component.last == " " { return "which ends with a dot or a space" }
        let stem = component.lowercased().prefix { $0 != "." }
        return ReservedNames.devices.contains(String(stem)) ? "a device on Windows" : nil
    }
}

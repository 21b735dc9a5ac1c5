import Diagnostics

/// The rules for one component of a path that comes from a spec or a template.
enum PathComponent {
    /// The most bytes that common file systems take for one name.
    static let maximumLength = 255
    /// The most bytes of a whole relative path; leaves room for the folder above it on systems that stop at 260.
    static let maximumPathLength = 200

    /// Why a relative path cannot be written, or nil.
    static func problem(inPath path: String) -> String? {
        if path.isEmpty { return "the path is empty" }
        if path.utf8.first == UInt8(ascii: "/") { return "the path is absolute" }
        if path.utf8.count > maximumPathLength { return "the path is longer than \(maximumPathLength) bytes" }
        for component in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            if let problem = problem(in: String(Substring(component))) { return problem }
        }
        return nil
    }

    /// Whether a relative path stays below its folder, whatever its names are.
    static func isContained(_ path: String) -> Bool {
        !path.isEmpty && !path.utf8.contains(0)
            && path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                .allSatisfy { !["", ".", ".."].contains(String(Substring($0))) }
    }

    /// Why a name cannot be one component of a path, or nil.
    static func problem(in name: String) -> String? {
        switch name {
        case "": return "a name is empty"
        case ".", "..": return "the path leaves its folder with '\(name)'"
        case _ where name.utf8.count > maximumLength: return "a name is longer than \(maximumLength) bytes"
        case _ where name.firstInvisibleScalar != nil: return "a name holds a character that cannot be seen"
        case _ where isDeviceName(name): return "'\(name)' is the name of a device on Windows"
        case _ where name.utf8.last == UInt8(ascii: ".") || name.utf8.last == UInt8(ascii: " "):
            return "Windows drops the last character of '\(name)'"
        default:
            guard let scalar = name.unicodeScalars.first(where: { forbidden.contains($0) }) else { return nil }
            return "Windows refuses the character '\(scalar)' in a name"
        }
    }

    private static let forbidden: Set<Unicode.Scalar> = ["\\", ":", "*", "?", "\"", "<", ">", "|"]

    private static let devices: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] }
    )

    private static func isDeviceName(_ name: String) -> Bool {
        guard name.utf8.count >= 3, let stem = name.split(separator: ".").first, stem.utf8.count <= 4 else {
            return false
        }
        return devices.contains(stem.lowercased())
    }
}

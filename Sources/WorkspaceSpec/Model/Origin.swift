import Diagnostics

/// Where the spec says something. Two values that say the same are equal wherever they say it, so all origins are
/// equal.
public struct Origin: Hashable, Sendable {
    public var location: Location?
    /// The places of the values inside, by their path from here: `layer`, `groups[1]`. A key that the spec leaves out
    /// is absent.
    var places: [String: Location] = [:]
    /// The keys whose value is of the wrong type and could not be read.
    var unreadable: Set<String> = []

    public init(_ location: Location? = nil) {
        self.location = location == .nowhere ? nil : location
    }

    /// The place of a value inside, or the place of the whole where the spec leaves the value out.
    public subscript(path: String) -> Location? {
        place(path) ?? location
    }

    /// Whether the object gives a value for the key that could be read.
    func gives(_ key: String) -> Bool {
        says(key) && !unreadable.contains(key)
    }

    /// Whether the object gives a value for the key, right or wrong.
    func says(_ key: String) -> Bool {
        place(key) != nil
    }

    private func place(_ path: String) -> Location? {
        places[path].flatMap { $0 == .nowhere ? nil : $0 }
    }

    public static func == (left: Origin, right: Origin) -> Bool { true }

    public func hash(into hasher: inout Hasher) {}
}

/// The values around the place that is being rendered, innermost last.
struct ContextStack {
    private var values: [TemplateValue]

    init(_ root: TemplateValue) {
        values = [root]
    }

    /// The current value, what `.` stands for.
    var current: TemplateValue { values[values.count - 1] }

    mutating func push(_ value: TemplateValue) { values.append(value) }
    mutating func pop() { values.removeLast() }

    /// The value of a name: its first part is looked for from the innermost value outwards, the others inside what
    /// was found. `searched` counts the objects looked into.
    func value(of name: Name, searched: inout Int) -> TemplateValue? {
        guard let first = name.segments.first else { return current }
        guard var value = member(first, searched: &searched) else { return nil }
        for segment in name.segments.dropFirst() {
            guard let member = value[segment] else { return nil }
            searched += 1
            value = member
        }
        return value
    }

    private func member(_ name: String, searched: inout Int) -> TemplateValue? {
        for value in values.reversed() {
            searched += 1
            if let member = value[name] { return member }
        }
        return nil
    }
}

extension ContextStack {
    /// Where a name leads to nothing: the part that is not there, what it was looked for in, and the names that
    /// are there instead.
    struct DeadEnd {
        var segment: Int
        /// The value before the part; nil when the first part is missing.
        var parent: TemplateValue?
        var candidates: [String]
    }

    func deadEnd(of name: Name) -> DeadEnd {
        var searched = 0
        guard let first = name.segments.first, var value = member(first, searched: &searched) else {
            return DeadEnd(segment: 0, parent: nil, candidates: values.flatMap(\.memberNames))
        }
        for (index, segment) in name.segments.enumerated().dropFirst() {
            guard let member = value[segment] else {
                return DeadEnd(segment: index, parent: value, candidates: value.memberNames)
            }
            value = member
        }
        return DeadEnd(segment: 0, parent: nil, candidates: [])
    }
}

extension TemplateValue {
    /// The names of an object's members; none when there are too many to compare.
    fileprivate var memberNames: [String] {
        guard case .object(let object) = self, object.members.count <= Limits.suggestionCandidates else { return [] }
        return object.names
    }
}

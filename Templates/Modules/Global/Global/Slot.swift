/// A name in braces inside a text, such as `{name}`.
enum Slot {
    /// Fills each slot that has a value; what comes in by a value is not looked at again.
    static func fill(_ text: String, with values: [String: String]) -> String {
        var filled = ""
        var rest = text[...]
        while let name = firstName(in: rest) {
            let whole = "{\(name)}"
            filled += rest[..<rest.index(before: name.startIndex)] + (values[String(name)] ?? whole)
            rest = rest[rest.index(after: name.endIndex)...]
        }
        return filled + rest
    }

    /// `"Hi {name}, {count} new"` → `["name", "count"]`
    static func names(in text: String) -> [String] {
        var names: [String] = []
        var rest = text[...]
        while let name = firstName(in: rest) {
            names.append(String(name))
            rest = rest[rest.index(after: name.endIndex)...]
        }
        return names
    }

    /// The letters and digits between the first pair of braces that holds nothing else.
    private static func firstName(in text: Substring) -> Substring? {
        var rest = text
        while let open = rest.firstIndex(of: "{") {
            let name = rest[rest.index(after: open)...].prefix { $0.isLetter || $0.isNumber }
            if !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == "}" { return name }
            rest = rest[rest.index(after: open)...]
        }
        return nil
    }
}

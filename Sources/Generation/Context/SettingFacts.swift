import TemplateEngine
import WorkspaceSpec

extension Facts {
    /// Each setting of any tag, in the order of first appearance, with its type; optional where a tag does not have
    /// it.
    var settings: [TemplateValue] {
        settingNames.map { name in
            let isOptional = !spec.tags.allSatisfy { $0.value(of: name) != nil }
            let type = type(of: name)
            return [
                "name": .string(name),
                "type": .string(type.name),
                "isOptional": .bool(isOptional),
                "sample": .string(isOptional ? "nil" : type.sample),
            ]
        }
    }

    /// A tag's values in the same order, as Swift literals: `literal` is the whole literal, or null for a string,
    /// whose `text` is for the template to put between quotes.
    func settings(of tag: Tag) -> [TemplateValue] {
        settingNames.map { name in
            let value = tag.value(of: name)
            return ["name": .string(name), "literal": TemplateValue(value.literal), "text": .list(value.texts)]
        }
    }

    private var settingNames: [String] {
        var seen: Set<String> = []
        return spec.tags.flatMap(\.settings).map(\.name).filter { seen.insert($0).inserted }
    }

    /// The type that holds the setting in every tag; the spec's checks see to it that there is one.
    private func type(of name: String) -> SettingType {
        let values = spec.tags.compactMap { $0.value(of: name) }
        return values.contains { if case .double = $0 { true } else { false } } ? .double : values[0].type
    }
}

private enum SettingType {
    case string, integer, double, bool

    var name: String {
        switch self {
        case .string: "String"
        case .integer: "Int"
        case .double: "Double"
        case .bool: "Bool"
        }
    }

    /// Some value of the type, for tests.
    var sample: String {
        switch self {
        case .string: "\"\""
        case .integer, .double: "0"
        case .bool: "false"
        }
    }
}

extension Tag {
    fileprivate func value(of setting: String) -> Setting.Value? {
        settings.first { $0.name == setting }?.value
    }
}

extension Setting.Value {
    fileprivate var type: SettingType {
        switch self {
        case .string: .string
        case .integer: .integer
        case .double: .double
        case .bool: .bool
        }
    }
}

extension Setting.Value? {
    fileprivate var literal: String? {
        switch self {
        case nil: "nil"
        case .string: nil
        case .integer(let number): String(number)
        case .double(let number): "\(number)"
        case .bool(let flag): "\(flag)"
        }
    }

    fileprivate var texts: [TemplateValue] {
        guard case .string(let text) = self else { return [] }
        return [["value": .string(text)]]
    }
}

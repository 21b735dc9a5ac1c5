/// How a value is written so that the file's own reader gets it back unchanged.
///
/// A Swift identifier is written as it is in every format, so one placeholder serves names in code and in strings.
/// A value that a format cannot hold is an error, never a broken file. `{{{name}}}` writes a value as it is.
public enum Escaping: String, CaseIterable, Sendable {
    /// As it is.
    case none
    /// HTML text and quoted attributes.
    case html
    /// A Swift string literal of any form but a raw one.
    case swift
    /// XML text and quoted attributes.
    case xml
    /// The XML of a property list in which Xcode replaces build settings: Info.plist and entitlements.
    case infoPlist = "info-plist"
    /// A JSON string.
    case json
    /// A YAML string in double quotes.
    case yaml
    /// A YAML string in double quotes in a GitHub workflow, which evaluates `${{ … }}` everywhere.
    case workflow
    /// The value of a setting in an Xcode configuration file.
    case xcconfig
    /// A string in double quotes in an old-style property list: `project.pbxproj`, `*.strings`.
    case pbxproj
    /// The value of a make variable: `NAME := {{name}}`. Recipes use the variable.
    case makefile
    /// Inline text in CommonMark.
    case markdown
}

extension Escaping {
    var escaper: Escaper {
        switch self {
        case .none: .none
        case .html: .html
        case .swift: .swift
        case .xml: .xml
        case .infoPlist: .infoPlist
        case .json: .json
        case .yaml: .yaml
        case .workflow: .workflow
        case .xcconfig: .xcconfig
        case .pbxproj: .pbxproj
        case .makefile: .makefile
        case .markdown: .markdown
        }
    }
}

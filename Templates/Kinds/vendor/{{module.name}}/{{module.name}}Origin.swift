{{#module.imports}}
import {{name}}
{{#isLast}}

{{/isLast}}
{{/module.imports}}
/// Where the code of this module comes from, for the app's list of acknowledgements.
public struct {{module.name}}Origin: Hashable, Codable, Sendable {
    /// What people know it as.
    public var name: String
    /// The address of its repository; nil for code that was written here.
    public var repository: String?
    /// The commit that was copied, in full.
    public var commit: String?
    /// As SPDX abbreviates it: `MIT`, `Apache-2.0`; nil for code under this repository's licence.
    public var licence: String?
    /// Whether it differs from the original; many licences ask to say so.
    public var isModified: Bool

    /// What `Origin/README.md` says.
    public static let current = {{module.name}}Origin(
        name: "{{module.name}}",
        repository: nil,
        commit: nil,
        licence: nil,
        isModified: false
    )

    /// One line to show: `{{module.name}} (MIT, modified)`, or just the name for code that was written here.
    public var acknowledgement: String {
        let remarks = [licence, isModified ? "modified" : nil].compactMap { $0 }
        return remarks.isEmpty ? name : "\(name) (\(remarks.joined(separator: ", ")))"
    }

    /// Whether nothing is missing: code from elsewhere names its commit and its licence, code of ours neither.
    public var isComplete: Bool {
        guard repository != nil else { return commit == nil && licence == nil && !isModified }
        return commit != nil && licence != nil
    }
}

import Foundation

extension Localization {
    /// The first language that the user prefers and the app has; nil when there is none.
    ///
    /// Languages match when language and script do, whatever the region and the case: `zh-CN` → `zh-Hans`, but not
    /// `zh-TW`, which is written in another script.
    static func bestLanguage(among available: [String], for preferred: [String]) -> String? {
        preferred.lazy.compactMap { wanted in available.first { Written($0) == Written(wanted) } }.first
    }
}

/// A language together with the script that it is written in, which the region implies when the identifier does not
/// say it.
private struct Written: Equatable {
    var language: String?
    var script: String?

    init(_ identifier: String) {
        let language = Locale.Language(identifier: identifier)
        self.language = language.languageCode?.identifier
        script = language.script?.identifier
    }
}

import Foundation

/// The contents of one language's `Localizable.strings`.
///
/// Read from the folder and not through `Bundle`: SwiftPM renames `zh-Hans.lproj` to `zh-hans.lproj`, and on Linux
/// `Bundle` then finds it by that spelling alone and never prefers it.
struct StringsTable: Sendable {
    private let texts: [String: String]

    init?(language: String, bundle: Bundle?) {
        guard let folder = Self.folders(in: bundle).first(where: { $0.language.isSame(as: language) }) else {
            return nil
        }
        let file = folder.url.appendingPathComponent("Localizable.strings", isDirectory: false)
        guard let data = try? Data(contentsOf: file) else { return nil }
        texts = Self.parse(data)
    }

    subscript(key: String) -> String? {
        texts[key]
    }

    var keys: Set<String> {
        Set(texts.keys)
    }

    /// The languages that have a folder, in alphabetical order.
    static func languages(in bundle: Bundle?) -> [String] {
        folders(in: bundle).map(\.language).sorted()
    }

    private static func folders(in bundle: Bundle?) -> [(language: String, url: URL)] {
        guard let root = bundle?.resourceURL else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.map { name in
            (String(name.dropLast(".lproj".count)), root.appendingPathComponent(name, isDirectory: true))
        }
    }

    /// A strings file is a property list, whether it is the source text or what Xcode compiles it to.
    private static func parse(_ data: Data) -> [String: String] {
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        return list as? [String: String] ?? [:]
    }
}

extension String {
    /// Language identifiers do not tell capitals from small letters (RFC 5646, 2.1.1).
    fileprivate func isSame(as other: String) -> Bool {
        lowercased() == other.lowercased()
    }
}

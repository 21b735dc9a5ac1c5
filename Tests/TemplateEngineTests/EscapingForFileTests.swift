import Testing

@testable import TemplateEngine

/// Which files are written how.
@Suite struct EscapingForFileTests {
    @Test(arguments: [
        ("Package.swift", Escaping.swift), ("Sources/App/main.swift", .swift), ("Package@swift-6.0.swift", .swift),
        ("Resource/Plist/Local/Info.plist", .infoPlist), ("Local-Info.plist", .infoPlist),
        ("Local.entitlements", .infoPlist),
        ("scaffold.plist", .xml), ("Xcode/Shop.xcodeproj/xcshareddata/xcschemes/ShopLocal.xcscheme", .xml),
        ("contents.xcworkspacedata", .xml), ("PrivacyInfo.xcprivacy", .xml), ("Launch.storyboard", .xml),
        ("Localizable.strings", .pbxproj), ("Localizable.stringsdict", .xml), ("Localizable.xcstrings", .json),
        ("project.pbxproj", .pbxproj), ("project.yml", .yaml), (".github/workflows/ci.yml", .workflow),
        ("Shop/.github/workflows/ci.yaml", .workflow), (".github/dependabot.yml", .yaml), (".swiftlint.yml", .yaml),
        ("Contents.json", .json), ("scaffold.json", .json), (".swift-format", .json), ("Package.resolved", .json),
        ("Makefile", .makefile), ("GNUmakefile", .makefile), ("rules.mk", .makefile), ("README.md", .markdown),
        ("README.MD", .markdown), ("Local.xcconfig", .xcconfig), ("index.html", .html), ("LICENSE", .none),
        (".gitignore", .none), ("run.sh", .none), ("", .none), ("swift", .none), ("notes.swift.txt", .none),
    ])
    func aFileIsWrittenAs(_ path: String, _ escaping: Escaping) {
        #expect(Escaping.forFile(named: path) == escaping)
    }
}

import Foundation
import Testing

/// The configuration in code and the files that Xcode reads have to say the same.
@Suite struct TagFilesTests {
    @Test(arguments: TagUnderTest.all)
    func infoPlistAgreesWithTheConfiguration(tag: TagUnderTest) throws {
        let plist = try tag.infoPlist
        #expect(plist["AppTag"] as? String == tag.configuration.tag)
        #expect(plist["CFBundleDisplayName"] as? String == tag.configuration.displayName)
        #expect(plist["CFBundleIdentifier"] as? String == "$(PRODUCT_BUNDLE_IDENTIFIER)")
    }

    @Test(arguments: TagUnderTest.all)
    func buildSettingsPointToTheTagsOwnFiles(tag: TagUnderTest) throws {
        let settings = try tag.buildSettings
        let name = tag.configuration.tag
        #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == tag.bundleIdentifier)
        #expect(settings["INFOPLIST_FILE"]?.hasSuffix("/\(name)/Info.plist") == true)
        #expect(settings["CODE_SIGN_ENTITLEMENTS"]?.hasSuffix("/\(name)/\(name).entitlements") == true)
        // Everything after `//` would be lost.
        #expect(settings.values.allSatisfy { !$0.contains("//") })
    }

    @Test(arguments: TagUnderTest.all)
    func entitlementsFollowFromWhetherTheTagShips(tag: TagUnderTest) throws {
        let entitlements = try tag.entitlements
        #expect(entitlements["aps-environment"] as? String == (tag.isRelease ? "production" : "development"))
        let keychain = entitlements["keychain-access-groups"] as? [String]
        #expect(keychain == ["$(AppIdentifierPrefix)\(tag.bundleIdentifier)"])
        #expect(entitlements["get-task-allow"] == nil)
    }

    @Test(arguments: TagUnderTest.all.filter(\.isRelease))
    func whatShipsMakesNoExceptionFromTransportSecurity(tag: TagUnderTest) throws {
        #expect(try tag.infoPlist["NSAppTransportSecurity"] == nil)
    }

    @Test func noTwoTagsLookTheSame() throws {
        let tags = TagUnderTest.all
        #expect(Set(tags.map(\.configuration.tag)).count == tags.count)
        #expect(Set(tags.map(\.bundleIdentifier)).count == tags.count)
        #expect(Set(try tags.map { try NSDictionary(dictionary: $0.infoPlist) }).count == tags.count)
    }
}

import Macros
import Testing

struct AppInfoTests {
    @Test("the display name wins over the bundle's name")
    func name() {
        #expect(AppInfo(infoDictionary: ["CFBundleName": "App", "CFBundleDisplayName": "My App"]).name == "My App")
        #expect(AppInfo(infoDictionary: ["CFBundleName": "App", "CFBundleDisplayName": ""]).name == "App")
    }

    @Test("what the property list does not say, or says in another type, is nil")
    func missing() {
        let info = AppInfo(infoDictionary: ["CFBundleVersion": 381])
        #expect(info == AppInfo(infoDictionary: [:]))
        #expect(info.fullVersion == nil)
    }

    @Test(
        "the full version holds what there is",
        arguments: [("1.4.2", "381", "1.4.2 (381)"), ("1.4.2", "", "1.4.2"), ("", "381", "381")]
    )
    func fullVersion(version: String, build: String, text: String) {
        let info = AppInfo(infoDictionary: ["CFBundleShortVersionString": version, "CFBundleVersion": build])
        #expect(info.fullVersion == text)
    }
}

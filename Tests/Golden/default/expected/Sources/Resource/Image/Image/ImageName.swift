/// Every image of the app, so that a misspelt name does not compile: `ImageName.homeTab.image`.
///
/// Each feature has an asset catalog of its own, `Resources/FEATURE.xcassets`, and the image's name starts with the
/// feature's. To add an image, drop it into the catalog in Xcode and add a case here; a test names what is missing
/// on either side.
public enum ImageName: String, CaseIterable, Sendable {
    case homeTab = "home-tab"

    case loginPassword = "login-password"
    case loginUser = "login-user"
}

import Diagnostics
import WorkspaceSpec

/// Specs for tests, as text and as values.
public enum SpecSamples {
    /// The example of the documentation.
    public static let shop = #"""
        {
          "name": "Shop",
          "organization": "com.example",
          "platforms": { "iOS": "16.0", "macOS": "13.0" },
          "localizations": ["en", "zh-Hans"],
          "layers": [
            { "name": "Main",     "siblings": "interface" },
            { "name": "Expand",   "siblings": "acyclic", "groups": ["Network", "Database", "Tool", "Category", "Macros", "Const"] },
            { "name": "Resource", "siblings": "none",    "groups": ["Global", "Image", "Plist"] },
            { "name": "Vendor",   "siblings": "acyclic" }
          ],
          "tags": [
            { "name": "Local",   "displayName": "Shop Local", "bundleIdentifier": "com.example.shop.local", "logLevel": "debug", "dependencies": ["LoginStub"] },
            { "name": "Product", "displayName": "Shop",       "bundleIdentifier": "com.example.shop",       "logLevel": "error", "release": true }
          ],
          "serverCenters": [
            { "name": "account",       "urls": { "Local": "http://127.0.0.1:8080/account/", "Product": "https://account.example.com/" } },
            { "name": "picture",       "urls": { "Local": "http://127.0.0.1:8080/picture/", "Product": "https://picture.example.com/" } },
            { "name": "businessLogic", "urls": { "Local": "http://127.0.0.1:8080/logic/",   "Product": "https://api.example.com/v1/" } },
            { "name": "updateVersion", "urls": { "Local": "http://127.0.0.1:8080/update/",  "Product": "https://update.example.com/" } }
          ],
          "packages": [
            { "url": "https://github.com/apple/swift-collections.git", "from": "1.1.0", "products": ["OrderedCollections"] }
          ],
          "modules": [
            { "name": "Login", "layer": "Main", "interface": true, "dependencies": ["HTTPClient", "Logger"] },
            { "name": "Home",  "layer": "Main", "interface": true, "dependencies": ["LoginInterface"] },
            { "name": "LoginStub", "layer": "Main", "implements": [{ "service": "Login", "priority": 10 }], "tags": ["Local"] }
          ],
          "check": { "unused-dependency": "warning" }
        }

        """#

    /// The spec of a text, which is JSON or an XML property list.
    public static func read(_ text: String, file: String = "scaffold.json") throws(DiagnosticsError) -> Spec {
        try SpecReader.read(SpecDocument(bytes: Array(text.utf8), file: file))
    }

    /// What is wrong with a text; nothing for a right one.
    public static func diagnostics(of text: String, file: String = "scaffold.json") -> [Diagnostic] {
        do throws(DiagnosticsError) {
            _ = try read(text, file: file)
            return []
        } catch {
            return error.diagnostics
        }
    }
}

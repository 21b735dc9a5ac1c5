import SpecSamples
import Testing

@Suite struct MistakeTests {
    @Test("every mistake has its place, its rule, its words and its cure", arguments: Mistake.all)
    func mistake(_ mistake: Mistake) {
        #expect(SpecSamples.diagnostics(of: mistake.spec).map(\.line) == mistake.diagnostics)
    }
}

/// A wrong spec and its diagnostics: `LINE:COLUMN rule: message → fix`.
struct Mistake: CustomTestStringConvertible {
    var sentence: String
    var spec: String
    var diagnostics: [String]

    init(_ sentence: String, _ spec: String, _ diagnostics: [String]) {
        self.sentence = sentence
        self.spec = spec
        self.diagnostics = diagnostics
    }

    var testDescription: String { sentence }
}

extension Mistake {
    static let all = [
    Mistake(
        "a misspelt key",
        #"""
            { "name": "Shop", "organisation": "com.acme" }
            """#,
        [
        ]),
    Mistake(
        "a key that is nothing like the one that is missing",
        #"""
            {
              "name": "Shop",
              "serverCenters": [
                { "centre": "account", "urls": { "Local": "http://127.0.0.1/", "Product": "https://a.example.com/" } }
              ]
            }
            """#,
        [
        ]),
    Mistake(
        "a key that means nothing",
        #"""
            { "name": "Shop", "wombat": 1 }
            """#,
        [
        ]),
    Mistake(
        "no name",
        #"""
            { "organization": "com.acme" }
            """#,
        [
        ]),
    Mistake(
        "a name misspelt as a key",
        #"""
            { "nmae": "Shop" }
            """#,
        [
        ]),
    Mistake(
        "a number for a name",
        #"""
            { "name": 5 }
            """#,
        [
        ]),
    Mistake(
        "null for a name",
        #"""
            { "name": null }
            """#,
        [
        ]),
    Mistake(
        "a list for the whole",
        #"""
            ["Shop"]
            """#,
        [
        ]),
    Mistake(
        "a number among names",
        #"""
            { "name": "Shop", "localizations": ["en", 7] }
            """#,
        [
        ]),
    Mistake(
        "a version without quotes",
        #"""
            { "name": "Shop", "platforms": { "iOS": 16.0 } }
            """#,
        [
        ]),
    Mistake(
        "a platform in small letters",
        #"""
            { "name": "Shop", "platforms": { "ios": "16.0" } }
            """#,
        [
        ]),
    Mistake(
        "equal keys, one with an escape",
        #"""
            {
              "name": "Shop",
              "na\u006de": "Store"
            }
            """#,
        [
        ]),
    Mistake(
        "a word that is no choice",
        #"""
            { "name": "Shop", "layers": [{ "name": "Main", "siblings": "acyclc" }] }
            """#,
        [
        ]),
    Mistake(
        "a string for a module, which counts as its name",
        #"""
            { "name": "Shop", "modules": ["Cart", { "name": "Home", "layer": "Main", "dependencies": ["CartInterface"] }] }
            """#,
        [
        ]),
    Mistake(
        "a flag as text",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "interface": "yes" }] }
            """#,
        [
        ]),
    Mistake(
        "an object for a setting",
        #"""
            { "name": "Shop", "tags": [{ "name": "Local", "settings": { "size": {} } }, { "name": "Product" }] }
            """#,
        [
        ]),
    Mistake(
        "a severity that is none",
        #"""
            { "name": "Shop", "check": { "unused-dependency": "warn" } }
            """#,
        [
        ]),
    Mistake(
        "an organization with an underscore",
        #"""
            { "name": "Shop", "organization": "com.my_company" }
            """#,
        [
        ]),
    Mistake(
        "a language with an underscore",
        #"""
            { "name": "Shop", "localizations": ["en", "zh_Hans"] }
            """#,
        [
        ]),
    Mistake(
        "a language twice, in another case",
        #"""
            { "name": "Shop", "localizations": ["zh-Hans", "zh-hans"] }
            """#,
        [
        ]),
    Mistake(
        "no language",
        #"""
            { "name": "Shop", "localizations": [] }
            """#,
        [
        ]),
    Mistake(
        "a version of one number",
        #"""
            { "name": "Shop", "platforms": { "iOS": "16" } }
            """#,
        [
        ]),
    Mistake(
        "no layers",
        #"""
            { "name": "Shop", "layers": [], "modules": [] }
            """#,
        [
        ]),
    Mistake(
        "no tags",
        #"""
            { "name": "Shop", "tags": [], "serverCenters": [] }
            """#,
        [
        ]),
    Mistake(
        "two layers that differ in case",
        #"""
            { "name": "Shop", "layers": [{ "name": "Main" }, { "name": "main" }], "modules": [] }
            """#,
        [
        ]),
    Mistake(
        "a group twice",
        #"""
            { "name": "Shop", "layers": [{ "name": "Main", "groups": ["A", "B", "A"] }], "modules": [] }
            """#,
        [
        ]),
    Mistake(
        "a tag twice",
        #"""
            { "name": "Shop", "tags": [{ "name": "Local" }, { "name": "Local" }], "serverCenters": [] }
            """#,
        [
        ]),
    Mistake(
        "a dependency twice",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["Logger", "Logger"] }] }
            """#,
        [
        ]),
    Mistake(
        "modules that differ in case",
        #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Foo", "layer": "Main", "interface": true },
                { "name": "foo", "layer": "Expand", "interface": true }
              ]
            }
            """#,
        [
        ]),
    Mistake(
        "a module twice",
        #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main" },
                { "name": "Cart", "layer": "Main" }
              ]
            }
            """#,
        [
        ]),
    Mistake(
        "modules that the compiler takes for one",
        #"""
            { "name": "Shop", "modules": [{ "name": "a-b", "layer": "Main" }, { "name": "a_b", "layer": "Main" }] }
            """#,
        [
        ]),
    Mistake(
        "a module named like another's interface module",
        #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Login", "layer": "Main", "interface": true },
                { "name": "LoginInterface", "layer": "Main" }
              ]
            }
            """#,
        [
        ]),
    Mistake(
        "a module named like another's tests",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main" }, { "name": "CartTests", "layer": "Main" }] }
            """#,
        [
        ]),
    Mistake(
        "a module named like a tag's configuration",
        #"""
            { "name": "Shop", "modules": [{ "name": "TagLocal", "layer": "Main" }] }
            """#,
        [
        ]),
    Mistake(
        "a module named like an executable",
        #"""
            { "name": "Shop", "modules": [{ "name": "ShopLocal", "layer": "Main" }] }
            """#,
        [
        ]),
    Mistake(
        "a module named like the wiring",
        #"""
            { "name": "Shop", "modules": [{ "name": "Wiring", "layer": "Main" }] }
            """#,
        [
        ]),
    Mistake(
        "a tag whose configuration is named like the tests of all tags",
        #"""
            { "name": "Shop", "tags": [{ "name": "Tests" }], "serverCenters": [] }
            """#,
        [
        ]),
    Mistake(
        "a module that differs in case from an implied one",
        #"""
            { "name": "Shop", "modules": [{ "name": "logger", "layer": "Expand" }] }
            """#,
        [
        ]),
    Mistake(
        "a product named like an executable",
        #"""
            { "name": "Shop", "packages": [{ "path": "Packages/Kit", "products": ["ShopProduct"] }] }
            """#,
        [
        ]),
    Mistake(
        "a product named like a module",
        #"""
            { "name": "Shop", "packages": [{ "path": "Packages/Kit", "products": ["Database"] }] }
            """#,
        [
        ]),
    Mistake(
        "a package named like the project",
        #"""
            { "name": "Shop", "packages": [{ "path": "../shop", "products": ["ShopKit"] }] }
            """#,
        [
        ]),
    Mistake(
        "a layer that there is not",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Mian" }] }
            """#,
        [
        ]),
    Mistake(
        "a group that there is not",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Expand", "group": "Tools" }] }
            """#,
        [
        ]),
    Mistake(
        "a group in a layer without groups",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "group": "Tool" }] }
            """#,
        [
        ]),
    Mistake(
        "no layer",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart" }] }
            """#,
        [
        ]),
    Mistake(
        "a tag that there is not",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "tags": ["Locl"] }] }
            """#,
        [
        ]),
    Mistake(
        "a dependency that there is not",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["Loger"] }] }
            """#,
        [
        ]),
    Mistake(
        "a dependency that is nothing",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["Zebra"] }] }
            """#,
        [
        ]),
    Mistake(
        "the interface of a module without one",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["ListInterface"] }, { "name": "List", "layer": "Main" }] }
            """#,
        [
        ]),
    Mistake(
        "a service that there is not",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "implements": [{ "service": "Lgoin" }] }, { "name": "Login", "layer": "Main", "interface": true }] }
            """#,
        [
        ]),
    Mistake(
        "a service of a module without an interface",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "implements": [{ "service": "List" }] }, { "name": "List", "layer": "Main" }] }
            """#,
        [
        ]),
    Mistake(
        "a tag's dependency that there is not",
        #"""
            { "name": "Shop", "tags": [{ "name": "Local", "dependencies": ["LoginStubb"] }, { "name": "Product", "release": true }] }
            """#,
        [
        ]),
    Mistake(
        "a package in a layer that there is not",
        #"""
            { "name": "Shop", "packages": [{ "path": "Packages/Kit", "products": ["Kit"], "layer": "Vendors" }] }
            """#,
        [
        ]),
    Mistake(
        "an upward dependency",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main" }, { "name": "Store", "layer": "Expand", "dependencies": ["Cart"] }] }
            """#,
        [
        ]),
    Mistake(
        "an upward dependency between groups",
        #"""
            { "name": "Shop", "modules": [{ "name": "Clock", "layer": "Expand", "group": "Tool", "dependencies": ["HTTPClient"] }] }
            """#,
        [
        ]),
    Mistake(
        "a sibling that has an interface",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["Login"] }] }
            """#,
        [
        ]),
    Mistake(
        "a sibling without an interface",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["List"] }, { "name": "List", "layer": "Main" }] }
            """#,
        [
        ]),
    Mistake(
        "a sibling where there are none",
        #"""
            { "name": "Shop", "modules": [{ "name": "Fonts", "layer": "Resource", "dependencies": ["Image"] }] }
            """#,
        [
        ]),
    Mistake(
        "a closed layer",
        #"""
            {
              "name": "Shop",
              "layers": [{ "name": "Top" }, { "name": "Middle" }, { "name": "Low", "closed": true }],
              "modules": [
                { "name": "Page", "layer": "Top", "dependencies": ["Disk"] },
                { "name": "Store", "layer": "Middle", "dependencies": ["Disk"] },
                { "name": "Disk", "layer": "Low" }
              ]
            }
            """#,
        [
        ]),
    Mistake(
        "a cycle of two",
        #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Aim", "layer": "Expand", "group": "Tool", "dependencies": ["Bow"] },
                { "name": "Bow", "layer": "Expand", "group": "Tool", "dependencies": ["Aim"] }
              ]
            }
            """#,
        [
        ]),
    Mistake(
        "a cycle of four through another",
        #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "A1", "layer": "Vendor", "dependencies": ["A2"] },
                { "name": "A2", "layer": "Vendor", "dependencies": ["A3"] },
                { "name": "A3", "layer": "Vendor", "dependencies": ["A4", "A2"] },
                { "name": "A4", "layer": "Vendor", "dependencies": ["A1"] }
              ]
            }
            """#,
        [
        ]),
    Mistake(
        "a module that depends on itself",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["Cart"] }] }
            """#,
        [
        ]),
    Mistake(
        "an interface module that depends on an implementation",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "interface": true, "interfaceDependencies": ["Store"] }, { "name": "Store", "layer": "Expand", "interface": true, "group": "Database" }] }
            """#,
        [
        ]),
    Mistake(
        "a module that depends on the wiring",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["Wiring"] }] }
            """#,
        [
        ]),
    Mistake(
        "a service implemented in a lower layer",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Expand", "implements": [{ "service": "Login" }] }] }
            """#,
        [
        ]),
    Mistake(
        "an interface below the module registry",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Vendor", "interface": true }] }
            """#,
        [
        ]),
    Mistake(
        "a display name that Xcode expands",
        #"""
            { "name": "Shop", "tags": [{ "name": "Local", "displayName": "Shop $(A)" }, { "name": "Product" }] }
            """#,
        [
        ]),
    Mistake(
        "a display name with a right-to-left override",
        #"""
            { "name": "Shop", "tags": [{ "name": "Local", "displayName": "Shop \u202e" }, { "name": "Product" }] }
            """#,
        [
        ]),
    Mistake(
        "a display name with white space at its end",
        #"""
            { "name": "Shop", "tags": [{ "name": "Local", "displayName": "Shop\n" }, { "name": "Product" }] }
            """#,
        [
        ]),
    Mistake(
        "an identifier with an underscore",
        #"""
            { "name": "Shop", "tags": [{ "name": "Local", "bundleIdentifier": "com.shop_local" }, { "name": "Product" }] }
            """#,
        [
        ]),
    Mistake(
        "an identifier of two tags",
        #"""
            { "name": "Shop", "tags": [{ "name": "Local", "bundleIdentifier": "com.shop" }, { "name": "Product", "bundleIdentifier": "com.Shop" }] }
            """#,
        [
        ]),
    Mistake(
        "a setting with a NUL",
        #"""
            { "name": "Shop", "tags": [{ "name": "Local", "settings": { "key": "a\u0000b" } }, { "name": "Product" }] }
            """#,
        [
        ]),
    Mistake(
        "a setting named like a keyword",
        #"""
            { "name": "Shop", "tags": [{ "name": "Local", "settings": { "default": 1 } }, { "name": "Product" }] }
            """#,
        [
        ]),
    Mistake(
        "a module for all tags that depends on one for Local",
        #"""
            { "name": "Shop", "modules": [{ "name": "Fake", "layer": "Expand", "tags": ["Local"] }, { "name": "Cart", "layer": "Main", "dependencies": ["Fake"] }] }
            """#,
        [
        ]),
    Mistake(
        "a center without a URL for a tag",
        #"""
            { "name": "Shop", "serverCenters": [{ "name": "account", "urls": { "Local": "http://127.0.0.1/" } }] }
            """#,
        [
        ]),
    Mistake(
        "a center with a URL for a misspelt tag",
        #"""
            { "name": "Shop", "serverCenters": [{ "name": "account", "urls": { "Local": "http://127.0.0.1/", "Prodct": "https://a.example.com/" } }] }
            """#,
        [
        ]),
    Mistake(
        "a center named like a keyword",
        #"""
            { "name": "Shop", "serverCenters": [{ "name": "default", "urls": { "Local": "http://127.0.0.1/", "Product": "https://a.example.com/" } }] }
            """#,
        [
        ]),
    Mistake(
        "credentials in a URL, which are not repeated",
        #"""
            { "name": "Shop", "serverCenters": [{ "name": "account", "urls": { "Local": "http://me:secret@localhost/", "Product": "https://a.example.com/" } }] }
            """#,
        [
        ]),
    Mistake(
        "a service without an interface",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "service": { "protocol": "Carts" } }] }
            """#,
        [
        ]),
    Mistake(
        "two services with one accessor",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "interface": true }, { "name": "List", "layer": "Main", "interface": true, "service": { "accessor": "cart" } }] }
            """#,
        [
        ]),
    Mistake(
        "a protocol named like a module",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "interface": true, "service": { "protocol": "Cart" } }] }
            """#,
        [
        ]),
    Mistake(
        "an accessor that the registry has already",
        #"""
            { "name": "Shop", "modules": [{ "name": "Reset", "layer": "Main", "interface": true }] }
            """#,
        [
        ]),
    Mistake(
        "a module that implements its own service",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "interface": true, "implements": [{ "service": "Cart" }] }] }
            """#,
        [
        ]),
    Mistake(
        "a package from nowhere",
        #"""
            { "name": "Shop", "packages": [{ "products": ["Kit"] }] }
            """#,
        [
        ]),
    Mistake(
        "a package from two places",
        #"""
            { "name": "Shop", "packages": [{ "url": "https://a.example/Kit.git", "path": "Kit", "from": "1.0.0", "products": ["Kit"] }] }
            """#,
        [
        ]),
    Mistake(
        "a package without a version",
        #"""
            { "name": "Shop", "packages": [{ "url": "https://a.example/Kit.git", "products": ["Kit"] }] }
            """#,
        [
        ]),
    Mistake(
        "a package with two versions",
        #"""
            { "name": "Shop", "packages": [{ "url": "https://a.example/Kit.git", "from": "1.0.0", "branch": "main", "products": ["Kit"] }] }
            """#,
        [
        ]),
    Mistake(
        "a package with half a version",
        #"""
            { "name": "Shop", "packages": [{ "url": "https://a.example/Kit.git", "from": "1.1", "products": ["Kit"] }] }
            """#,
        [
        ]),
    Mistake(
        "a package whose URL is an option",
        #"""
            { "name": "Shop", "packages": [{ "url": "--upload-pack=x", "from": "1.1.0", "products": ["Kit"] }] }
            """#,
        [
        ]),
    Mistake(
        "a package without products",
        #"""
            { "name": "Shop", "packages": [{ "path": "Kit", "products": [] }] }
            """#,
        [
        ]),
    Mistake(
        "a path that leaves the workspace",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "path": "../Cart" }, { "name": "List", "layer": "Main" }] }
            """#,
        [
        ]),
    Mistake(
        "an absolute path",
        #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "path": "/Cart" }, { "name": "List", "layer": "Main" }] }
            """#,
        [
        ]),
    Mistake(
        "a module inside a group of its name",
        #"""
            { "name": "Shop", "modules": [{ "name": "Tool", "layer": "Expand" }] }
            """#,
        [
        ]),
    Mistake(
        "two modules in one folder",
        #"""
            { "name": "Shop", "layers": [{ "name": "Main" }], "modules": [{ "name": "Cart", "layer": "Main", "path": "Sources/Cart" }, { "name": "List", "layer": "Main", "path": "Sources/cart" }] }
            """#,
        [
        ]),
    ]
}

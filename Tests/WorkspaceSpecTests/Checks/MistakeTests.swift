import SpecSamples
import Testing

@Suite struct MistakeTests {
    @Test("every mistake has its place, its rule, its words and its cure", arguments: Mistake.all)
    func mistake(_ mistake: Mistake) {
        #expect(SpecSamples.diagnostics(of: mistake.spec).map(\.lines).joined(separator: "\n") == mistake.diagnostics)
    }
}

/// A wrong spec and its diagnostics: `LINE:COLUMN rule: message`, and below it what to write instead.
struct Mistake: CustomTestStringConvertible {
    var sentence: String
    var spec: String
    var diagnostics: String

    init(_ sentence: String, _ spec: String, _ diagnostics: String) {
        self.sentence = sentence
        self.spec = spec
        self.diagnostics = diagnostics
    }

    var testDescription: String { sentence }
}

extension Mistake {
    static let all: [Mistake] = [
        Mistake(
            "ten mistakes",
            #"""
            {
              "name": "my-shop",
              "organizatoin": "com.example",
              "localizations": ["en", 7],
              "layers": [{ "name": "Main", "siblings": "interfaces" }, { "name": "Expand" }],
              "serverCenters": [
                { "name": "account", "urls": { "Local": "ftp://127.0.0.1/", "Product": "https://a.example.com/?x" } },
                { "name": "picture", "urls": { "Local": "http://127.0.0.1/" } }
              ],
              "modules": [
                { "name": "Foundation", "layer": "Main", "dependencies": ["Loger"] },
                { "name": "Home", "layer": "Mian" }
              ]
            }
            """#,
            #"""
            2:11 invalid-name: project name 'my-shop' holds '-'
                write 'MyShop'
            3:3 unknown-key: unknown key 'organizatoin'; did you mean 'organization'?
                write "organization"
            4:27 wrong-type: localizations[1] is the number 7, not a string
                write a string such as "en"
            5:44 unknown-value: unknown value 'interfaces' for layers[0].siblings; did you mean 'interface'?
                write "interface", "acyclic" or "none"
            7:45 invalid-url: URL 'ftp://127.0.0.1/' of center 'account' for tag 'Local' has the scheme 'ftp'
                write https:// or http://
            7:76 invalid-url: URL 'https://a.example.com/?x' of center 'account' for tag 'Product' has a query, \#
            which the paths of requests would follow
                leave out the '?' and what follows
            8:34 missing-url: center 'picture' has no URL for tag 'Product'
                add "Product": "https://…/" to its 'urls'
            11:15 reserved-name: module name 'Foundation' is a module of the system
                write 'FoundationModule'
            11:63 unknown-dependency: unknown dependency 'Loger'; did you mean 'Logger'?
                write "Logger"
            12:32 unknown-layer: unknown layer 'Mian'; did you mean 'Main'?
                write "Main"
            """#
        ),
        Mistake(
            "a misspelt key",
            #"""
            { "name": "Shop", "organisation": "com.acme" }
            """#,
            #"""
            1:19 unknown-key: unknown key 'organisation'; did you mean 'organization'?
                write "organization"
            """#
        ),
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
            #"""
            4:7 unknown-key: unknown key 'centre' in serverCenters[0]; did you mean 'name'?
                write "name"
            """#
        ),
        Mistake(
            "a key that means nothing",
            #"""
            { "name": "Shop", "wombat": 1 }
            """#,
            #"""
            1:19 unknown-key: unknown key 'wombat'
                remove it; the keys here are '$schema', 'name', 'organization', 'platforms', 'localizations', \#
            'layers', 'tags', 'serverCenters', 'packages', 'modules', 'check'
            """#
        ),
        Mistake(
            "no name",
            #"""
            { "organization": "com.acme" }
            """#,
            #"""
            1:1 missing-key: the spec has no 'name'
                add "name": "Shop"
            """#
        ),
        Mistake(
            "a name misspelt as a key",
            #"""
            { "nmae": "Shop" }
            """#,
            #"""
            1:3 unknown-key: unknown key 'nmae'; did you mean 'name'?
                write "name"
            """#
        ),
        Mistake(
            "a number for a name",
            #"""
            { "name": 5 }
            """#,
            #"""
            1:11 wrong-type: name is the number 5, not a string
                write a string such as "Shop"
            """#
        ),
        Mistake(
            "null for a name",
            #"""
            { "name": null }
            """#,
            #"""
            1:11 null-value: name is null
                write a value such as "Shop"
            """#
        ),
        Mistake(
            "a list for the whole",
            #"""
            ["Shop"]
            """#,
            #"""
            1:1 wrong-type: the spec is a list, not an object
                write an object such as { "name": "Shop" }
            """#
        ),
        Mistake(
            "a number among names",
            #"""
            { "name": "Shop", "localizations": ["en", 7] }
            """#,
            #"""
            1:43 wrong-type: localizations[1] is the number 7, not a string
                write a string such as "en"
            """#
        ),
        Mistake(
            "a version without quotes",
            #"""
            { "name": "Shop", "platforms": { "iOS": 16.0 } }
            """#,
            #"""
            1:41 wrong-type: platforms.iOS is the number 16.0, not a string
                write a string such as "16.0"
            """#
        ),
        Mistake(
            "a platform in small letters",
            #"""
            { "name": "Shop", "platforms": { "ios": "16.0" } }
            """#,
            #"""
            1:34 unknown-key: unknown key 'ios' in platforms; did you mean 'iOS'?
                write "iOS"
            """#
        ),
        Mistake(
            "equal keys, one with an escape",
            #"""
            {
              "name": "Shop",
              "na\u006de": "Store"
            }
            """#,
            #"""
            3:3 duplicate-key: duplicate key 'name'
                remove one of the two
            """#
        ),
        Mistake(
            "a word that is no choice",
            #"""
            { "name": "Shop", "layers": [{ "name": "Main", "siblings": "acyclc" }] }
            """#,
            #"""
            1:60 unknown-value: unknown value 'acyclc' for layers[0].siblings; did you mean 'acyclic'?
                write "interface", "acyclic" or "none"
            """#
        ),
        Mistake(
            "a string for a module, which counts as its name",
            #"""
            {
              "name": "Shop",
              "modules": ["Cart", { "name": "Home", "layer": "Main", "dependencies": ["CartInterface"] }]
            }
            """#,
            #"""
            3:15 wrong-type: modules[0] is the string "Cart", not an object
                write an object such as { "name": "Login", "layer": "Main" }
            """#
        ),
        Mistake(
            "a flag as text",
            #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "interface": "yes" }] }
            """#,
            #"""
            1:79 wrong-type: modules[0].interface is the string "yes", not true or false
                write true or false such as true
            """#
        ),
        Mistake(
            "an object for a setting",
            #"""
            {
              "name": "Shop",
              "tags": [{ "name": "Local", "settings": { "size": {} } }, { "name": "Product" }]
            }
            """#,
            #"""
            3:53 wrong-type: tags[0].settings.size is an object, not a string, a number or a bool
                write a string, a number or a bool such as 20
            """#
        ),
        Mistake(
            "a severity that is none",
            #"""
            { "name": "Shop", "check": { "unused-dependency": "warn" } }
            """#,
            #"""
            1:51 unknown-value: unknown value 'warn' for check.unused-dependency
                write "error", "warning" or "off"
            """#
        ),
        Mistake(
            "what ships without encryption, or without a server, unless the spec lets it",
            #"""
            { "name": "Shop", "modules": [], "serverCenters": [
              { "name": "a", "urls": { "Local": "http://127.0.0.1/", "Product": "http://a.example.com/" } },
              { "name": "b", "urls": { "Local": "http://127.0.0.1/", "Product": "https://localhost/" } } ] }
            """#,
            #"""
            2:58 insecure-release-url: release tag 'Product' talks to 'a' without encryption: 'http://a.example.com/'
                write "https://a.example.com/"
            3:58 insecure-release-url: release tag 'Product' looks for 'b' on the machine it runs on: 'https://localhost/'
                write the address of a server that everyone reaches
            """#
        ),
        Mistake(
            "a URL that is none is not also without encryption",
            #"""
            { "name": "Shop", "modules": [], "serverCenters": [
              { "name": "a", "urls": { "Local": "http://127.0.0.1/", "Product": "http://localhost:x/" } } ] }
            """#,
            #"""
            2:69 invalid-url: URL 'http://localhost:x/' of center 'a' for tag 'Product' has no port but 'x'
                write a number from 1 to 65535, or leave the colon out
            """#
        ),
        Mistake(
            "two implementations with one priority",
            #"""
            { "name": "Shop", "modules": [ { "name": "Pay", "layer": "Main", "interface": true },
              { "name": "A", "layer": "Main", "implements": [{ "service": "Pay", "priority": 10 }] },
              { "name": "B", "layer": "Main", "implements": [{ "service": "Pay", "priority": 10 }], "tags": ["Local"] } ] }
            """#,
            #"""
            3:82 ambiguous-registration: 'A' and 'B' implement 'PayService' with one priority, 10, in tag 'Local'
                give the one that shall win a higher "priority"
            """#
        ),
        Mistake(
            "rules that the spec has turned off, or down",
            #"""
            { "name": "Shop",
              "check": { "insecure-release-url": "off", "upward-dependency": "warning", "ambiguous-registration": "off" },
              "serverCenters": [
                { "name": "a", "urls": { "Local": "http://127.0.0.1/", "Product": "http://a.example.com/" } } ],
              "modules": [ { "name": "Pay", "layer": "Main", "interface": true },
              { "name": "A", "layer": "Main", "implements": [{ "service": "Pay", "priority": 0 }] },
              { "name": "V", "layer": "Vendor", "dependencies": ["A"] } ] }
            """#,
            ""
        ),
        Mistake(
            "an organization with an underscore",
            #"""
            { "name": "Shop", "organization": "com.my_company" }
            """#,
            #"""
            1:35 invalid-organization: organization 'com.my_company' holds '_'
                write "com.my-company"
            """#
        ),
        Mistake(
            "a language with an underscore",
            #"""
            { "name": "Shop", "localizations": ["en", "zh_Hans"] }
            """#,
            #"""
            1:43 invalid-localization: localization 'zh_Hans' is no language tag
                write "zh-Hans"
            """#
        ),
        Mistake(
            "a language twice, in another case",
            #"""
            { "name": "Shop", "localizations": ["zh-Hans", "zh-hans"] }
            """#,
            #"""
            1:48 duplicate-name: localization 'zh-hans' and 'zh-Hans' differ only in case, which macOS file systems \#
            do not keep apart
                remove one of the two, or give it another name
            """#
        ),
        Mistake(
            "no language",
            #"""
            { "name": "Shop", "localizations": [] }
            """#,
            #"""
            1:36 no-localization: the spec has no language
                write the development language, such as "en", or leave the key out
            """#
        ),
        Mistake(
            "a version of one number",
            #"""
            { "name": "Shop", "platforms": { "iOS": "16" } }
            """#,
            #"""
            1:41 invalid-version: version '16' of iOS is not two or three numbers
                write "16.0"
            """#
        ),
        Mistake(
            "no layers",
            #"""
            { "name": "Shop", "layers": [], "modules": [] }
            """#,
            #"""
            1:29 no-layers: the spec has no layer
                write at least one, such as { "name": "Main" }, or leave the key out for the standard ones
            """#
        ),
        Mistake(
            "no tags",
            #"""
            { "name": "Shop", "tags": [] }
            """#,
            #"""
            1:27 no-tags: the spec has no tag
                write at least one, such as { "name": "Local" }, or leave the key out for the standard ones
            """#
        ),
        Mistake(
            "no server centers",
            #"""
            { "name": "Shop", "serverCenters": [] }
            """#,
            #"""
            1:36 no-centers: the spec has no server center
                write at least one with a URL for every tag, or leave the key out for the standard ones
            """#
        ),
        Mistake(
            "two layers that differ in case",
            #"""
            { "name": "Shop", "layers": [{ "name": "Main" }, { "name": "main" }], "modules": [] }
            """#,
            #"""
            1:60 duplicate-name: layer 'main' and 'Main' differ only in case, which macOS file systems do not keep \#
            apart
                remove one of the two, or give it another name
            """#
        ),
        Mistake(
            "a group twice",
            #"""
            {
              "name": "Shop",
              "layers": [{ "name": "Main", "groups": ["A", "B", "A"] }],
              "modules": []
            }
            """#,
            #"""
            3:53 duplicate-name: group 'A' is listed twice
                remove one of the two, or give it another name
            """#
        ),
        Mistake(
            "a tag twice",
            #"""
            {
              "name": "Shop",
              "tags": [{ "name": "Local" }, { "name": "Local" }],
              "serverCenters": [{ "name": "api", "urls": { "Local": "http://localhost/" } }]
            }
            """#,
            #"""
            3:43 duplicate-name: tag 'Local' is listed twice
                remove one of the two, or give it another name
            """#
        ),
        Mistake(
            "a dependency twice",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main", "dependencies": ["Logger", "Logger"] }
              ]
            }
            """#,
            #"""
            4:67 duplicate-name: dependency 'Logger' is listed twice
                remove one of the two, or give it another name
            """#
        ),
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
            #"""
            5:15 duplicate-name: module 'foo' and module 'Foo' differ only in case, which macOS file systems do not \#
            keep apart
                give one of the two another name
            """#
        ),
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
            #"""
            5:15 duplicate-name: module 'Cart' is listed twice
                give one of the two another name
            """#
        ),
        Mistake(
            "modules that the compiler takes for one",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "a-b", "layer": "Main" },
                { "name": "a_b", "layer": "Main" }
              ]
            }
            """#,
            #"""
            4:15 invalid-name: module name 'a-b' holds '-'
                write 'AB'
            5:15 duplicate-name: module 'a_b' and module 'a-b' are one name to the compiler
                give one of the two another name
            """#
        ),
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
            #"""
            5:15 duplicate-name: module 'LoginInterface' has the name of the interface module of 'Login'
                give one of the two another name
            """#
        ),
        Mistake(
            "a module named like another's tests",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main" },
                { "name": "CartTests", "layer": "Main" }
              ]
            }
            """#,
            #"""
            5:15 duplicate-name: module 'CartTests' has the name of the tests of 'Cart'
                give one of the two another name
            """#
        ),
        Mistake(
            "a module named like a tag's configuration",
            #"""
            { "name": "Shop", "modules": [{ "name": "TagLocal", "layer": "Main" }] }
            """#,
            #"""
            1:41 duplicate-name: module 'TagLocal' has the name of the configuration of tag 'Local'
                give one of the two another name
            """#
        ),
        Mistake(
            "a module named like an executable",
            #"""
            { "name": "Shop", "modules": [{ "name": "ShopLocal", "layer": "Main" }] }
            """#,
            #"""
            1:41 duplicate-name: module 'ShopLocal' has the name of the executable of tag 'Local'
                give one of the two another name
            """#
        ),
        Mistake(
            "a module named like the wiring",
            #"""
            { "name": "Shop", "modules": [{ "name": "Wiring", "layer": "Main" }] }
            """#,
            #"""
            1:41 duplicate-name: module 'Wiring' has the name of the wiring of the modules
                give one of the two another name
            """#
        ),
        Mistake(
            "a tag whose configuration is named like the tests of all tags",
            #"""
            { "name": "Shop", "tags": [{ "name": "Tests" }] }
            """#,
            #"""
            1:38 duplicate-name: 'TagTests' is both the tests across modules and the configuration of tag 'Tests'
                give one of the two another name
            """#
        ),
        Mistake(
            "a module that differs in case from an implied one",
            #"""
            { "name": "Shop", "modules": [{ "name": "logger", "layer": "Expand" }] }
            """#,
            #"""
            1:41 duplicate-name: the standard module 'Logger' and module 'logger' differ only in case, which macOS \#
            file systems do not keep apart
                give one of the two another name
            """#
        ),
        Mistake(
            "a product named like an executable",
            #"""
            { "name": "Shop", "packages": [{ "path": "Packages/Kit", "products": ["ShopProduct"] }] }
            """#,
            #"""
            1:71 duplicate-name: 'ShopProduct' is both a product of package 'Kit' and the executable of tag \#
            'Product'
                give one of the two another name
            """#
        ),
        Mistake(
            "a product named like a module",
            #"""
            { "name": "Shop", "packages": [{ "path": "Packages/Kit", "products": ["Database"] }] }
            """#,
            #"""
            1:71 duplicate-name: the standard module 'Database' has the name of a product of package 'Kit'
                give one of the two another name
            """#
        ),
        Mistake(
            "a package named like the project",
            #"""
            { "name": "Shop", "packages": [{ "path": "../shop", "products": ["ShopKit"] }] }
            """#,
            #"""
            1:32 duplicate-name: package 'shop' has the name of the project, 'Shop'
                give the project another name
            """#
        ),
        Mistake(
            "a layer that there is not",
            #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Mian" }] }
            """#,
            #"""
            1:58 unknown-layer: unknown layer 'Mian'; did you mean 'Main'?
                write "Main"
            """#
        ),
        Mistake(
            "a group that there is not",
            #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Expand", "group": "Tools" }] }
            """#,
            #"""
            1:77 unknown-group: unknown group 'Tools' of layer 'Expand'; did you mean 'Tool'?
                write "Tool"
            """#
        ),
        Mistake(
            "a group in a layer without groups",
            #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "group": "Tool" }] }
            """#,
            #"""
            1:75 unknown-group: unknown group 'Tool' of layer 'Main'
                remove it: there are none
            """#
        ),
        Mistake(
            "no layer",
            #"""
            { "name": "Shop", "modules": [{ "name": "Cart" }] }
            """#,
            #"""
            1:31 missing-key: modules[0] has no 'layer'
                add "layer": "Main"
            """#
        ),
        Mistake(
            "a tag that there is not",
            #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Main", "tags": ["Locl"] }] }
            """#,
            #"""
            1:75 unknown-tag: unknown tag 'Locl'; did you mean 'Local'?
                write "Local"
            """#
        ),
        Mistake(
            "a dependency that there is not",
            #"""
            {
              "name": "Shop",
              "modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["Loger"] }]
            }
            """#,
            #"""
            3:67 unknown-dependency: unknown dependency 'Loger'; did you mean 'Logger'?
                write "Logger"
            """#
        ),
        Mistake(
            "a dependency that is nothing",
            #"""
            {
              "name": "Shop",
              "modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["Zebra"] }]
            }
            """#,
            #"""
            3:67 unknown-dependency: unknown dependency 'Zebra'
                add a module of this name to 'modules', or remove the dependency
            """#
        ),
        Mistake(
            "the interface of a module without one",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main", "dependencies": ["ListInterface"] },
                { "name": "List", "layer": "Main" }
              ]
            }
            """#,
            #"""
            4:57 no-interface: 'ListInterface' is nothing: module 'List' has no interface
                add "interface": true to 'List', or refer to another module
            """#
        ),
        Mistake(
            "a service that there is not",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main", "implements": [{ "service": "Lgoin" }] },
                { "name": "Login", "layer": "Main", "interface": true }
              ]
            }
            """#,
            #"""
            4:68 unknown-service: unknown service 'Lgoin'; did you mean 'Login'?
                write "Login"
            """#
        ),
        Mistake(
            "a service of a module without an interface",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main", "implements": [{ "service": "List" }] },
                { "name": "List", "layer": "Main" }
              ]
            }
            """#,
            #"""
            4:68 no-interface: 'List' declares no service to implement: it has no interface
                add "interface": true to 'List', or refer to another module
            """#
        ),
        Mistake(
            "a tag's dependency that there is not",
            #"""
            {
              "name": "Shop",
              "tags": [
                { "name": "Local", "dependencies": ["LoginStubb"] },
                { "name": "Product", "release": true }
              ]
            }
            """#,
            #"""
            4:41 unknown-dependency: unknown dependency 'LoginStubb'; did you mean 'LoginStub'?
                write "LoginStub"
            """#
        ),
        Mistake(
            "a package in a layer that there is not",
            #"""
            {
              "name": "Shop",
              "packages": [
                { "path": "Packages/Kit", "products": ["Kit"], "layer": "Vendors" }
              ]
            }
            """#,
            #"""
            4:61 unknown-layer: unknown layer 'Vendors'; did you mean 'Vendor'?
                write "Vendor"
            """#
        ),
        Mistake(
            "an upward dependency",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main" },
                { "name": "Store", "layer": "Expand", "dependencies": ["Cart"] }
              ]
            }
            """#,
            #"""
            5:60 upward-dependency: 'Store' depends on 'Cart', which is higher: Expand is below Main
                move what 'Store' needs to Expand or below it, or let 'Cart' hand it down
            """#
        ),
        Mistake(
            "an upward dependency between groups",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Clock", "layer": "Expand", "group": "Tool", "dependencies": ["HTTPClient"] }
              ]
            }
            """#,
            #"""
            4:77 upward-dependency: 'Clock' depends on 'HTTPClient', which is higher: Expand/Tool is below \#
            Expand/Network
                move what 'Clock' needs to Expand/Tool or below it, or let 'HTTPClient' hand it down
            """#
        ),
        Mistake(
            "a sibling that has an interface",
            #"""
            {
              "name": "Shop",
              "modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["Login"] }]
            }
            """#,
            #"""
            3:67 sibling-dependency: 'Cart' depends on 'Login', a sibling in Main
                depend on 'LoginInterface' instead
            """#
        ),
        Mistake(
            "a sibling without an interface",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main", "dependencies": ["List"] },
                { "name": "List", "layer": "Main" }
              ]
            }
            """#,
            #"""
            4:57 sibling-dependency: 'Cart' depends on 'List', a sibling in Main
                give 'List' an interface ("interface": true) and depend on 'ListInterface' instead
            """#
        ),
        Mistake(
            "a sibling where there are none",
            #"""
            {
              "name": "Shop",
              "modules": [{ "name": "Fonts", "layer": "Resource", "dependencies": ["Image"] }]
            }
            """#,
            #"""
            3:72 sibling-dependency: 'Fonts' depends on 'Image', a sibling in Resource
                move what both need to a layer below Resource
            """#
        ),
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
            #"""
            5:56 closed-layer: 'Page' depends on 'Disk' in the closed layer Low, which is open to Middle alone
                depend on a module of Middle instead
            """#
        ),
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
            #"""
            5:75 dependency-cycle: dependency cycle: 'Aim' → 'Bow' → 'Aim'
                remove one of these dependencies, or move what both need to a module below them
            """#
        ),
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
            #"""
            6:63 dependency-cycle: dependency cycle: 'A2' → 'A3' → 'A2'
                remove one of these dependencies, or move what both need to a module below them
            7:57 dependency-cycle: dependency cycle: 'A1' → 'A2' → 'A3' → 'A4' → 'A1'
                remove one of these dependencies, or move what both need to a module below them
            """#
        ),
        Mistake(
            "a module that depends on itself",
            #"""
            {
              "name": "Shop",
              "modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["Cart"] }]
            }
            """#,
            #"""
            3:67 dependency-cycle: 'Cart' depends on itself
                remove the dependency
            """#
        ),
        Mistake(
            "an interface module that depends on an implementation",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main", "interface": true, "interfaceDependencies": ["Store"] },
                { "name": "Store", "layer": "Expand", "interface": true, "group": "Database" }
              ]
            }
            """#,
            #"""
            4:85 interface-purity: the interface module 'CartInterface' depends on 'Store', an implementation
                depend on 'StoreInterface' instead
            """#
        ),
        Mistake(
            "a module that depends on the wiring",
            #"""
            {
              "name": "Shop",
              "modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["Wiring"] }]
            }
            """#,
            #"""
            3:67 composition-root: 'Cart' depends on 'Wiring', the wiring of the modules
                move what 'Cart' needs to a module in a layer
            """#
        ),
        Mistake(
            "a service implemented in a lower layer",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Expand", "implements": [{ "service": "Login", "priority": 1 }] }
              ]
            }
            """#,
            #"""
            4:57 upward-dependency: 'Cart' depends on 'LoginInterface', which is higher: Expand is below Main (it \#
            implements its service)
                move what 'Cart' needs to Expand or below it, or let 'LoginInterface' hand it down
            """#
        ),
        Mistake(
            "an interface below the module registry",
            #"""
            { "name": "Shop", "modules": [{ "name": "Cart", "layer": "Vendor", "interface": true }] }
            """#,
            #"""
            1:41 upward-dependency: 'CartInterface' depends on 'ModuleRegistry', which is higher: Vendor is below \#
            Expand/Tool (it registers a service)
                move what 'CartInterface' needs to Vendor or below it, or let 'ModuleRegistry' hand it down
            """#
        ),
        Mistake(
            "a display name that Xcode expands",
            #"""
            {
              "name": "Shop",
              "tags": [{ "name": "Local", "displayName": "Shop $(A)" }, { "name": "Product" }]
            }
            """#,
            #"""
            3:46 expanded-text: display name 'Shop $(A)' holds '$(', which Xcode expands in an Info.plist and in an \#
            xcconfig
                leave out the '$', or write something between it and what follows
            """#
        ),
        Mistake(
            "a display name with a right-to-left override",
            #"""
            {
              "name": "Shop",
              "tags": [
                { "name": "Local", "displayName": "Shop \u202e" },
                { "name": "Product" }
              ]
            }
            """#,
            #"""
            4:39 invisible-character: display name 'Shop \u{202E}' holds U+202E
                leave it out
            """#
        ),
        Mistake(
            "a display name with white space at its end",
            #"""
            {
              "name": "Shop",
              "tags": [{ "name": "Local", "displayName": "Shop\n" }, { "name": "Product" }]
            }
            """#,
            #"""
            3:46 invalid-display-name: display name 'Shop\u{A}' begins or ends with white space
                leave the white space out
            """#
        ),
        Mistake(
            "an identifier with an underscore",
            #"""
            {
              "name": "Shop",
              "tags": [
                { "name": "Local", "bundleIdentifier": "com.shop_local" },
                { "name": "Product" }
              ]
            }
            """#,
            #"""
            4:44 invalid-bundle-identifier: bundle identifier 'com.shop_local' holds '_'
                write "com.shop-local"
            """#
        ),
        Mistake(
            "an identifier of two tags",
            #"""
            {
              "name": "Shop",
              "tags": [
                { "name": "Local", "bundleIdentifier": "com.shop" },
                { "name": "Product", "bundleIdentifier": "com.Shop" }
              ]
            }
            """#,
            #"""
            5:46 duplicate-bundle-identifier: tags 'Local' and 'Product' have one bundle identifier, 'com.Shop'
                write another one, such as "com.Shop.product"
            """#
        ),
        Mistake(
            "a setting with a NUL",
            #"""
            {
              "name": "Shop",
              "tags": [
                { "name": "Local", "settings": { "key": "a\u0000b" } },
                { "name": "Product" }
              ]
            }
            """#,
            #"""
            4:45 invisible-character: setting 'key' holds U+0000
                leave it out
            """#
        ),
        Mistake(
            "a setting named like a keyword",
            #"""
            {
              "name": "Shop",
              "tags": [
                { "name": "Local", "settings": { "default": 1 } },
                { "name": "Product" }
              ]
            }
            """#,
            #"""
            4:38 reserved-name: setting name 'default' is a word of the Swift language
                write 'defaultValue'
            """#
        ),
        Mistake(
            "a module for all tags that depends on one for Local",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Fake", "layer": "Expand", "tags": ["Local"] },
                { "name": "Cart", "layer": "Main", "dependencies": ["Fake"] }
              ]
            }
            """#,
            #"""
            5:57 tag-only-dependency: 'Cart' depends on 'Fake', which is not built into tag 'Product'
                build 'Fake' into every tag, or ask the module registry for its service
            """#
        ),
        Mistake(
            "a center without a URL for a tag",
            #"""
            {
              "name": "Shop",
              "serverCenters": [
                { "name": "account", "urls": { "Local": "http://127.0.0.1/" } }
              ]
            }
            """#,
            #"""
            4:34 missing-url: center 'account' has no URL for tag 'Product'
                add "Product": "https://…/" to its 'urls'
            """#
        ),
        Mistake(
            "a center with a URL for a misspelt tag",
            #"""
            {
              "name": "Shop",
              "serverCenters": [
                { "name": "account", "urls": { "Local": "http://127.0.0.1/", "Prodct": "https://a.example.com/" } }
              ]
            }
            """#,
            #"""
            4:66 unknown-tag: unknown tag 'Prodct'; did you mean 'Product'?
                write "Product"
            """#
        ),
        Mistake(
            "a center named like a keyword",
            #"""
            {
              "name": "Shop",
              "serverCenters": [
                { "name": "default", "urls": { "Local": "http://127.0.0.1/", "Product": "https://a.example.com/" } }
              ]
            }
            """#,
            #"""
            4:15 reserved-name: server center name 'default' is a word of the Swift language
                write 'defaultValue'
            """#
        ),
        Mistake(
            "credentials in a URL, which are not repeated",
            #"""
            {
              "name": "Shop",
              "serverCenters": [
                { "name": "account", "urls": { "Local": "http://me:secret@localhost/", "Product": "https://a.example.com/" } }
              ]
            }
            """#,
            #"""
            4:45 invalid-url: URL of center 'account' for tag 'Local' holds credentials, which everyone with the \#
            app could read
                leave out what stands before the '@'
            """#
        ),
        Mistake(
            "a service without an interface",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main", "service": { "protocol": "Carts" } }
              ]
            }
            """#,
            #"""
            4:51 no-interface: module 'Cart' has 'service' but no interface
                add "interface": true, or remove 'service'
            """#
        ),
        Mistake(
            "two services with one accessor",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main", "interface": true },
                { "name": "List", "layer": "Main", "interface": true, "service": { "accessor": "cart" } }
              ]
            }
            """#,
            #"""
            5:84 duplicate-name: the services of 'Cart' and 'List' have one accessor, 'cart'
                write another "accessor" in one of the two
            """#
        ),
        Mistake(
            "a protocol named like a module",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main", "interface": true, "service": { "protocol": "Cart" } }
              ]
            }
            """#,
            #"""
            4:84 reserved-name: the protocol 'Cart' of module 'Cart' has the name of a module
                write another "protocol" in its 'service'
            """#
        ),
        Mistake(
            "an accessor that the registry has already",
            #"""
            {
              "name": "Shop",
              "modules": [{ "name": "Cart", "layer": "Main", "interface": true, "service": { "accessor": "reset" } }]
            }
            """#,
            #"""
            3:94 reserved-name: accessor name 'reset' is a member of the module registry
                write 'resetValue'
            """#
        ),
        Mistake(
            "a module that implements its own service",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main", "interface": true, "implements": [{ "service": "Cart" }] }
              ]
            }
            """#,
            #"""
            4:87 own-service: module 'Cart' implements its own service in any case, with priority 0
                remove it
            """#
        ),
        Mistake(
            "a package from nowhere",
            #"""
            { "name": "Shop", "packages": [{ "products": ["Kit"] }] }
            """#,
            #"""
            1:32 invalid-package: a package has no 'url' and no 'path'
                add "url": "https://…" or "path": "…"
            """#
        ),
        Mistake(
            "a package from two places",
            #"""
            {
              "name": "Shop",
              "packages": [
                { "url": "https://a.example/Kit.git", "path": "Kit", "from": "1.0.0", "products": ["Kit"] }
              ]
            }
            """#,
            #"""
            4:51 invalid-package: package 'Kit' has both a 'url' and a 'path'
                remove one of the two
            """#
        ),
        Mistake(
            "a package without a version",
            #"""
            {
              "name": "Shop",
              "packages": [{ "url": "https://a.example/Kit.git", "products": ["Kit"] }]
            }
            """#,
            #"""
            3:16 invalid-package: package 'Kit' has no version
                add "from": "1.0.0"
            """#
        ),
        Mistake(
            "a package with two versions",
            #"""
            {
              "name": "Shop",
              "packages": [
                { "url": "https://a.example/Kit.git", "from": "1.0.0", "branch": "main", "products": ["Kit"] }
              ]
            }
            """#,
            #"""
            4:70 invalid-package: package 'Kit' states its version 2 times: 'from', 'branch'
                keep one of them
            """#
        ),
        Mistake(
            "a package with half a version",
            #"""
            {
              "name": "Shop",
              "packages": [
                { "url": "https://a.example/Kit.git", "from": "1.1", "products": ["Kit"] }
              ]
            }
            """#,
            #"""
            4:51 invalid-package: package 'Kit' has the version '1.1' in 'from', which is not three numbers
                write "1.1.0"
            """#
        ),
        Mistake(
            "a package whose URL is an option",
            #"""
            {
              "name": "Shop",
              "packages": [{ "url": "--upload-pack=x", "from": "1.1.0", "products": ["Kit"] }]
            }
            """#,
            #"""
            3:25 invalid-package: package '--upload-pack=x' has a 'url' that is no URL of a repository
                write https://…, ssh://… or git@host:path
            """#
        ),
        Mistake(
            "a package without products",
            #"""
            { "name": "Shop", "packages": [{ "path": "Kit", "products": [] }] }
            """#,
            #"""
            1:61 invalid-package: package 'Kit' has no product that a module could depend on
                name its products, or remove the package
            """#
        ),
        Mistake(
            "a path that leaves the workspace",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main", "path": "../Cart" },
                { "name": "List", "layer": "Main" }
              ]
            }
            """#,
            #"""
            4:48 invalid-path: path '../Cart' of module 'Cart' leaves the workspace
                write a folder inside the workspace, such as "Sources/Login"
            """#
        ),
        Mistake(
            "an absolute path",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main", "path": "/Cart" },
                { "name": "List", "layer": "Main" }
              ]
            }
            """#,
            #"""
            4:48 invalid-path: path '/Cart' of module 'Cart' is not relative to the workspace
                write a folder inside the workspace, such as "Sources/Login"
            """#
        ),
        Mistake(
            "an exclusion outside the module's folder",
            #"""
            {
              "name": "Shop",
              "modules": [
                { "name": "Cart", "layer": "Main", "path": "Sources/Cart", "exclude": ["Fixtures", "../List"] },
                { "name": "List", "layer": "Main" }
              ]
            }
            """#,
            #"""
            4:88 invalid-path: path '../List', which module 'Cart' excludes, leaves the workspace
                write a path below the module's folder, such as "Fixtures"
            """#
        ),
        Mistake(
            "a module inside a group of its name",
            #"""
            { "name": "Shop", "modules": [{ "name": "Tool", "layer": "Expand" }] }
            """#,
            #"""
            1:41 overlapping-folders: the folder 'Sources/Expand/Tool/ModuleRegistry' of 'ModuleRegistry' lies \#
            inside 'Sources/Expand/Tool', the folder of 'Tool'
                give one of them another name, group or path
            """#
        ),
        Mistake(
            "two modules in one folder",
            #"""
            {
              "name": "Shop",
              "layers": [{ "name": "Main" }],
              "modules": [
                { "name": "Cart", "layer": "Main", "path": "Sources/Cart" },
                { "name": "List", "layer": "Main", "path": "Sources/cart" }
              ]
            }
            """#,
            #"""
            6:48 overlapping-folders: the folder 'Sources/cart' of 'List' is that of 'Cart'
                give one of them another name, group or path
            """#
        ),
    ]
}

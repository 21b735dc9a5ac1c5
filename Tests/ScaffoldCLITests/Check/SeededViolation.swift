import Testing

/// One mistake in a generated workspace, and the one finding that it gives.
struct SeededViolation: CustomTestStringConvertible {
    let rule: String
    let sentence: String
    let edits: [Edit]
    let file: String
    /// A text that stands at the place of the finding; nil for a finding about the file as a whole.
    let place: String?
    /// Of a small package that has grown by hand, in place of the default workspace.
    var isHandGrown = false

    enum Edit {
        case replace(String, String, in: String)
        case write(String, to: String)
        case copy(String, to: String)
        case remove(String)
    }

    init(_ rule: String, _ sentence: String, _ edits: Edit..., at place: String? = nil, in file: String) {
        self.rule = rule
        self.sentence = sentence
        self.edits = edits
        self.place = place
        self.file = file
    }

    var testDescription: String { "\(rule): \(sentence)" }

    func seed(_ folder: CheckedFolder) throws {
        for edit in edits {
            switch edit {
            case .replace(let old, let new, let file): try folder.replace(old, with: new, in: file)
            case .write(let text, let file): try folder.write(text, to: file)
            case .copy(let source, let file): try folder.write(try folder.text(source), to: file)
            case .remove(let file): try folder.remove(file)
            }
        }
    }
}

extension SeededViolation {
    private static let manifest = "Package.swift"
    private static let lists = "Sources/Resource/Plist"
    private static let productTag = "Sources/App/TagProduct/ProductTag.swift"
    private static let localTag = "Sources/App/TagLocal/LocalTag.swift"
    private static let workflow = ".github/workflows/ci.yml"
    private static let scheme = "Xcode/Shop.xcodeproj/xcshareddata/xcschemes/ShopLocal.xcscheme"

    /// Of the rules that hold the generated files and the tags against the spec.
    static let ofFiles = [
        SeededViolation(
            "manifest-drift",
            "a dependency added by hand",
            .replace(
                "dependencies: [\"TagLocal\", \"Wiring\"]",
                "dependencies: [\"TagLocal\", \"Wiring\", \"Const\"]",
                in: manifest
            ),
            at: ".executableTarget(name: \"ShopLocal\"",
            in: manifest
        ),
        SeededViolation(
            "manifest-drift",
            "a platform changed by hand",
            .replace("platforms: [.iOS(\"16.0\")", "platforms: [.iOS(\"17.0\")", in: manifest),
            at: "platforms: [",
            in: manifest
        ),
        SeededViolation(
            "manifest-drift",
            "a region that does not end",
            .replace("        // scaffold:end targets\n", "", in: manifest),
            at: "// scaffold:begin targets",
            in: manifest
        ),
        SeededViolation(
            "manifest-drift",
            "a region that does not begin",
            .replace("    // scaffold:begin platforms\n", "", in: manifest),
            at: "// scaffold:end platforms",
            in: manifest
        ),
        SeededViolation(
            "manifest-drift",
            "the first of the regions does not end",
            .replace("    // scaffold:end platforms\n", "", in: manifest),
            at: "// scaffold:begin platforms",
            in: manifest
        ),
        SeededViolation(
            "manifest-drift",
            "a misspelt region",
            .replace("scaffold:begin products", "scaffold:begin product", in: manifest),
            .replace("scaffold:end products", "scaffold:end product", in: manifest),
            at: "// scaffold:begin product",
            in: manifest
        ),
        SeededViolation(
            "manifest-drift",
            "a region that is gone",
            .replace(
                "        // scaffold:begin dependencies\n        // scaffold:end dependencies\n",
                "",
                in: manifest
            ),
            in: manifest
        ),
        SeededViolation(
            "manifest-drift",
            "a region inside another one",
            .replace(
                "    // scaffold:end platforms\n",
                "    // scaffold:begin extra\n    // scaffold:end extra\n    // scaffold:end platforms\n",
                in: manifest
            ),
            at: "// scaffold:begin extra",
            in: manifest
        ),
        SeededViolation(
            "manifest-drift",
            "a target outside the regions",
            .replace(
                "// scaffold:end targets\n",
                "// scaffold:end targets\n        .target(name: \"Extra\", dependencies: [.target(name: \"Base\")]),\n",
                in: manifest
            ),
            at: ".target(name: \"Extra\"",
            in: manifest
        ),
        SeededViolation(
            "manifest-drift",
            "a manifest for one version without our regions",
            .write(
                "// swift-tools-version: 6.1\nimport PackageDescription\nlet package = Package(name: \"Shop\")\n",
                to: "Package@swift-6.1.swift"
            ),
            in: "Package@swift-6.1.swift"
        ),
        SeededViolation("manifest-drift", "no manifest", .remove(manifest), in: manifest),

        SeededViolation(
            "configuration-drift",
            "a display name in an Info.plist",
            .replace("<string>Shop Local</string>", "<string>Shop Loco</string>", in: "\(lists)/Local/Info.plist"),
            at: "<string>Shop Loco</string>",
            in: "\(lists)/Local/Info.plist"
        ),
        SeededViolation(
            "configuration-drift",
            "an Info.plist that is none",
            .replace("</plist>", "</list>", in: "\(lists)/Local/Info.plist"),
            at: "</list>",
            in: "\(lists)/Local/Info.plist"
        ),
        SeededViolation(
            "configuration-drift",
            "one Info.plist for two tags",
            .copy("\(lists)/Product/Info.plist", to: "\(lists)/Local/Info.plist"),
            in: "\(lists)/Local/Info.plist"
        ),
        SeededViolation(
            "configuration-drift",
            "no Info.plist",
            .remove("\(lists)/Product/Info.plist"),
            in: "\(lists)/Product/Info.plist"
        ),
        SeededViolation(
            "configuration-drift",
            "a property list of no tag",
            .copy("\(lists)/Local/Info.plist", to: "\(lists)/Staging/Info.plist"),
            in: "\(lists)/Staging/Info.plist"
        ),
        SeededViolation(
            "configuration-drift",
            "another app's keychain",
            .replace("com.example.shop.local<", "com.example.other<", in: "\(lists)/Local/Local.entitlements"),
            at: "<array>",
            in: "\(lists)/Local/Local.entitlements"
        ),
        SeededViolation(
            "configuration-drift",
            "no entitlements",
            .remove("\(lists)/Local/Local.entitlements"),
            in: "\(lists)/Local/Local.entitlements"
        ),
        SeededViolation(
            "configuration-drift",
            "a bundle identifier in an xcconfig",
            .replace("= com.example.shop.local", "= com.example.shop // local", in: "\(lists)/Local/Local.xcconfig"),
            at: "PRODUCT_BUNDLE_IDENTIFIER",
            in: "\(lists)/Local/Local.xcconfig"
        ),
        SeededViolation(
            "configuration-drift",
            "a base URL in a configuration",
            .replace("\"https://api.example.com/v1/\"", "\"https://api.example.com/v2/\"", in: productTag),
            at: "\"https://api.example.com/v2/\"",
            in: productTag
        ),
        SeededViolation(
            "configuration-drift",
            "a log level in a configuration",
            .replace("logLevel: .error", "logLevel: .debug", in: productTag),
            at: ".debug",
            in: productTag
        ),
        SeededViolation(
            "configuration-drift",
            "a configuration in another file than the spec's tag",
            .copy(localTag, to: "Sources/App/TagLocal/Other.swift"),
            .remove(localTag),
            in: localTag
        ),
        SeededViolation("configuration-drift", "no scheme", .remove(scheme), in: scheme),
        SeededViolation(
            "configuration-drift",
            "a scheme for another app",
            .replace("BlueprintName = \"ShopLocal\"", "BlueprintName = \"ShopProduct\"", in: scheme),
            at: "BlueprintName = \"ShopProduct\"",
            in: scheme
        ),
        SeededViolation(
            "configuration-drift",
            "a row of the workflow that is gone",
            .replace("          - Product\n", "", in: workflow),
            at: "tag:",
            in: workflow
        ),
        SeededViolation(
            "configuration-drift",
            "a row of the workflow for no tag",
            .replace("          - Product\n", "          - Product\n          - \"Staging\" # soon\n", in: workflow),
            at: "- \"Staging\"",
            in: workflow
        ),
        SeededViolation("configuration-drift", "no workflow", .remove(workflow), in: workflow),

        SeededViolation(
            "insecure-release-url",
            "a release tag without encryption",
            .replace("https://picture.example.com/", "http://picture.example.com/", in: "scaffold.json"),
            .replace("https://picture.example.com/", "http://picture.example.com/", in: productTag),
            at: "\"Product\": \"http://picture.example.com/\"",
            in: "scaffold.json"
        ),
        SeededViolation(
            "insecure-release-url",
            "a release tag that talks to itself",
            .replace("https://picture.example.com/", "https://127.0.0.2:8443/", in: "scaffold.json"),
            .replace("https://picture.example.com/", "https://127.0.0.2:8443/", in: productTag),
            at: "\"Product\": \"https://127.0.0.2:8443/\"",
            in: "scaffold.json"
        ),
        SeededViolation(
            "release-entitlements",
            "notifications of the sandbox",
            .replace(
                "<string>production</string>",
                "<string>development</string>",
                in: "\(lists)/Product/Product.entitlements"
            ),
            at: "<string>development</string>",
            in: "\(lists)/Product/Product.entitlements"
        ),
        SeededViolation(
            "release-entitlements",
            "a debugger may attach",
            .replace(
                "<dict>\n",
                "<dict>\n    <key>get-task-allow</key>\n    <true/>\n",
                in: "\(lists)/Product/Product.entitlements"
            ),
            at: "<true/>",
            in: "\(lists)/Product/Product.entitlements"
        ),
        SeededViolation(
            "ambiguous-registration",
            "two implementations of one priority",
            .replace("\"priority\": 10", "\"priority\": 0", in: "scaffold.json"),
            at: "0 }], \"tags\": [\"Local\"]",
            in: "scaffold.json"
        ),
        SeededViolation(
            "missing-registration",
            "a service that one tag does not have",
            .replace(
                "\"name\": \"Login\", \"layer\": \"Main\",",
                "\"name\": \"Login\", \"layer\": \"Main\", \"tags\": [\"Local\"],",
                in: "scaffold.json"
            ),
            at: "\"LoginInterface\"",
            in: "scaffold.json"
        ),
    ]
}

extension SeededViolation {
    private static let extra = "Sources/Main/Home/Extra.swift"

    /// Of the rules that hold the sources against the spec.
    static let ofSources = [
        SeededViolation(
            "upward-dependency",
            "a constant that knows a page",
            .write("\nimport Home\n", to: "Sources/Expand/Const/Const/Extra.swift"),
            at: "import",
            in: "Sources/Expand/Const/Const/Extra.swift"
        ),
        SeededViolation(
            "sibling-dependency",
            "a page that knows another page's insides",
            .write("import Login\n", to: extra),
            at: "import",
            in: extra
        ),
        SeededViolation(
            "dependency-cycle",
            "a module that knows one that is built on it",
            .write("import HTTPClient\n", to: "Sources/Expand/Network/URLConfig/Extra.swift"),
            at: "import",
            in: "Sources/Expand/Network/URLConfig/Extra.swift"
        ),
        SeededViolation(
            "interface-purity",
            "an interface that knows its implementation",
            .write("import Home\n", to: "Sources/Main/HomeInterface/Extra.swift"),
            at: "import",
            in: "Sources/Main/HomeInterface/Extra.swift"
        ),
        SeededViolation(
            "composition-root",
            "a page that knows a tag",
            .write("import TagLocal\n", to: extra),
            at: "import",
            in: extra
        ),
        SeededViolation(
            "undeclared-import",
            "also where it would build by way of another module",
            .write("#if DEBUG\n    import struct URLConfig.BaseURLs\n#endif\n", to: extra),
            at: "import",
            in: extra
        ),
        SeededViolation(
            "testable-outside-tests",
            "in a page",
            .write("@testable import Logger\n", to: "Sources/Main/Login/Extra.swift"),
            at: "import",
            in: "Sources/Main/Login/Extra.swift"
        ),
        SeededViolation(
            "reexported-import",
            "in a page",
            .write("@_exported import Logger\n", to: "Sources/Main/Login/Extra.swift"),
            at: "import",
            in: "Sources/Main/Login/Extra.swift"
        ),
        SeededViolation(
            "stray-source",
            "beside the layers",
            .write("", to: "Sources/Loose.swift"),
            in: "Sources/Loose.swift"
        ),
        SeededViolation(
            "missing-module",
            "a folder that is gone",
            .remove("Sources/Expand/Const/Const"),
            at: "\"Const\", \"layer\"",
            in: "scaffold.json"
        ),
        SeededViolation(
            "unused-suppression",
            "a comment that hides nothing",
            .write("// scaffold:ignore undeclared-import legacy\nimport Global\n", to: extra),
            at: "// scaffold:ignore",
            in: extra
        ),
        SeededViolation(
            "stale-baseline",
            "an entry that hides nothing",
            .write(
                "{ \"version\": 1, \"findings\": [\n  { \"file\": \"a\", \"rule\": \"stray-source\", \"message\": \"b\" }\n] }",
                to: "scaffold-baseline.json"
            ),
            at: "{ \"file\"",
            in: "scaffold-baseline.json"
        ),
        SeededViolation(
            handGrown: "unused-dependency",
            "declared and not imported",
            .replace(
                "\"dependencies\": [\"Middle\"]",
                "\"dependencies\": [\"Middle\", \"Other\"]",
                in: "scaffold.json"
            ),
            at: "\"Other\"]",
            in: "scaffold.json"
        ),
        SeededViolation(
            handGrown: "closed-layer",
            "over the head of the layer above",
            .write("import Lower\n", to: "Sources/Upper/Extra.swift"),
            at: "import",
            in: "Sources/Upper/Extra.swift"
        ),
    ]

    private init(handGrown rule: String, _ sentence: String, _ edit: Edit, at place: String?, in file: String) {
        self.init(rule, sentence, edit, at: place, in: file)
        isHandGrown = true
    }

    /// The folder before the mistake.
    func folder() throws -> CheckedFolder {
        guard isHandGrown else { return try CheckedFolder() }
        let folder = try CheckedFolder(isEmpty: true)
        try folder.write(
            """
            {
              "name": "Tool",
              "layers": [{ "name": "Top" }, { "name": "Middle" }, { "name": "Bottom", "closed": true }],
              "modules": [
                { "name": "Upper", "layer": "Top", "path": "Sources/Upper", "dependencies": ["Middle"] },
                { "name": "Middle", "layer": "Middle", "path": "Sources/Middle", "dependencies": ["Lower"] },
                { "name": "Other", "layer": "Middle", "path": "Sources/Other" },
                { "name": "Lower", "layer": "Bottom", "path": "Sources/Lower" }
              ]
            }
            """,
            to: "scaffold.json"
        )
        for (name, text) in ["Upper": "import Middle\n", "Middle": "import Lower\n", "Other": "", "Lower": ""] {
            try folder.write(text, to: "Sources/\(name)/\(name).swift")
        }
        return folder
    }
}

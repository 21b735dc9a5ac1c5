import Foundation
import Testing

@testable import Generation

/// A project that Xcode has to open without a question, read by Foundation.
@Suite("The Xcode project")
struct XcodeProjectTests {
    struct Case: CustomTestStringConvertible {
        let sentence: String
        var tags: [XcodeWorkspace.Tag]
        var localizations = ["en", "zh-Hans"]

        var testDescription: String { sentence }

        func workspace() throws -> XcodeWorkspace { try XcodeWorkspace(tags: tags, localizations: localizations) }
    }

    private static let local = XcodeWorkspace.Tag(name: "Local", displayName: "Shop Local")
    private static let product = XcodeWorkspace.Tag(name: "Product", displayName: "Shop", isRelease: true)
    private static let staging = XcodeWorkspace.Tag(name: "Staging", displayName: "Shop Staging")

    static let cases = [
        Case(sentence: "one tag", tags: [product]),
        Case(sentence: "two tags", tags: [local, product]),
        Case(sentence: "three tags", tags: [local, staging, product]),
        Case(sentence: "a development language with a hyphen", tags: [local, product], localizations: ["zh-Hans"]),
        Case(sentence: "hostile display names", tags: hostileTags),
    ]

    static let hostileTags = [
        XcodeWorkspace.Tag(name: "Quotes", displayName: #"a "b" \ 'c' ; = // $ 5"#, isRelease: true),
        XcodeWorkspace.Tag(name: "Markup", displayName: "</string><key>&amp; ]]> <!--"),
        XcodeWorkspace.Tag(name: "Comment", displayName: "*/ } /* {{name}} #if % \\("),
        XcodeWorkspace.Tag(name: "Emoji", displayName: "🛍️ 商店 \u{301}é"),
    ]

    @Test(arguments: cases)
    func everyIdentifierExistsAndEveryObjectIsReached(_ row: Case) throws {
        let project = try row.workspace().project()
        let identifiers = Set(project.objects.keys)
        #expect(project.root["objectVersion"] as? String == "77")
        #expect(project.project["isa"] as? String == "PBXProject")
        #expect(Set(XcodeProject.references(in: project.root)).subtracting(identifiers) == [])
        #expect(identifiers.subtracting(project.reachable) == [])
        #expect(project.targets.count == row.tags.count)
    }

    @Test(arguments: cases)
    func everyKeyRefersToTheRightKindOfObject(_ row: Case) throws {
        let project = try row.workspace().project()
        for (identifier, object) in project.objects {
            for (key, kinds) in Self.kinds {
                let references = XcodeProject.references(in: object[key] ?? "")
                let found = references.map { project.objects[$0]?["isa"] as? String ?? "" }
                #expect(found.allSatisfy(kinds.contains), "\(key) of \(identifier)")
            }
        }
    }

    private static let kinds: [String: Set<String>] = [
        "mainGroup": ["PBXGroup"],
        "productRefGroup": ["PBXGroup"],
        "children": ["PBXGroup", "PBXFileReference", "PBXFileSystemSynchronizedRootGroup"],
        "buildConfigurationList": ["XCConfigurationList"],
        "buildConfigurations": ["XCBuildConfiguration"],
        "baseConfigurationReference": ["PBXFileReference"],
        "buildPhases": ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"],
        "files": ["PBXBuildFile"],
        "fileSystemSynchronizedGroups": ["PBXFileSystemSynchronizedRootGroup"],
        "packageReferences": ["XCLocalSwiftPackageReference"],
        "package": ["XCLocalSwiftPackageReference"],
        "packageProductDependencies": ["XCSwiftPackageProductDependency"],
        "productRef": ["XCSwiftPackageProductDependency"],
        "productReference": ["PBXFileReference"],
        "targets": ["PBXNativeTarget"],
    ]

    @Test(arguments: cases)
    func everythingHasTheTwoStandardConfigurations(_ row: Case) throws {
        let project = try row.workspace().project()
        for owner in [project.project] + project.targets {
            let list = project.object("buildConfigurationList", of: owner)
            let names = project.list("buildConfigurations", of: list).map { $0["name"] as? String }
            #expect(names == ["Debug", "Release"])
            #expect(list["defaultConfigurationName"] as? String == "Release")
        }
        #expect(project.identifiers("XCBuildConfiguration").count == 2 * (row.tags.count + 1))
    }

    @Test(arguments: cases)
    func bothConfigurationsOfATargetAreBasedOnItsTagsFile(_ row: Case) throws {
        let project = try row.workspace().project()
        for (target, tag) in zip(project.targets, row.tags) {
            let list = project.object("buildConfigurationList", of: target)
            for configuration in project.list("buildConfigurations", of: list) {
                let file = project.object("baseConfigurationReference", of: configuration)
                #expect(file["path"] as? String == "\(tag.name).xcconfig")
            }
        }
    }

    @Test(arguments: cases)
    func everyFileAndFolderIsRendered(_ row: Case) throws {
        let workspace = try row.workspace()
        let entries = try workspace.project().entries
        for (path, object) in entries {
            let path = path.fromXcodeFolder
            let isFolder = object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup"
            let isRendered = workspace.files.keys.contains { isFolder ? $0.hasPrefix("\(path)/") : $0 == path }
            #expect(isRendered, "\(path)")
        }
        // The folder and three files of each tag, the shared folder, the test plan.
        #expect(entries.count == 4 * row.tags.count + 2)
    }

    /// Xcode would copy an Info.plist in a synchronized folder as a resource, too.
    @Test(arguments: cases)
    func whatTheSettingsNameIsRenderedOutsideSynchronizedFolders(_ row: Case) throws {
        let workspace = try row.workspace()
        let folders = try workspace.project().entries
            .filter { $0.object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }
            .map { "\($0.path.fromXcodeFolder)/" }
        for tag in row.tags {
            let settings = try workspace.settings("Sources/Resource/Plist/\(tag.name)/\(tag.name).xcconfig")
            #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"]?.isEmpty == false)
            for key in ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"] {
                let path = try #require(settings[key]).replacing("$(SRCROOT)/", with: "").fromXcodeFolder
                #expect(workspace.files[path] != nil, "\(path)")
                #expect(!folders.contains { path.hasPrefix($0) }, "\(path)")
            }
        }
    }

    @Test(arguments: cases)
    func eachAppLinksTheProductOfItsTagAlone(_ row: Case) throws {
        let workspace = try row.workspace()
        let project = try workspace.project()
        let packages = project.list("packageReferences", of: project.project)
        #expect(packages.map { $0["relativePath"] as? String } == [".."])
        for (target, tag) in zip(project.targets, row.tags) {
            let products = project.list("packageProductDependencies", of: target)
            #expect(products.map { $0["productName"] as? String } == ["Shop\(tag.name)App"])
            let targets = ["Tag\(tag.name)", "Wiring", "Home", "HomeInterface", "Login", "LoginInterface", "Global"]
            #expect(try workspace.products()["Shop\(tag.name)App"] == targets)
            let phases = project.list("buildPhases", of: target)
            let linked = phases.flatMap { project.list("files", of: $0) }.map { $0["productRef"] as? String }
            #expect(linked == (target["packageProductDependencies"] as? [String])?.map(Optional.some))
        }
    }

    @Test("the pages of every app may import the whole top layer, but for what other tags have alone")
    func pages() throws {
        let workspace = try XcodeWorkspace(
            tags: [Self.local, Self.product],
            modules: [
                ["name": "Cart", "layer": "Main"],
                ["name": "Orders", "layer": "Main", "interface": true],
                ["name": "Demo", "layer": "Main", "tags": ["Local"]],
                ["name": "Money", "layer": "Expand"],
            ]
        )
        for (product, targets) in try workspace.products() {
            #expect(Set(targets).isSuperset(of: ["Cart", "Orders", "OrdersInterface"]), "\(product)")
            #expect(Set(targets).isDisjoint(with: ["Demo", "Money", "OrdersTesting"]), "\(product)")
        }
    }

    struct LongProduct: CustomTestStringConvertible {
        let tag: String
        /// Its lines in the manifest, between `.library(` and `),`.
        let lines: String

        var testDescription: String { tag }
    }

    static let longProducts = [
        LongProduct(
            tag: "Acceptance",
            lines: #"""
                            name: "ShopAcceptanceApp",
                            targets: ["TagAcceptance", "Wiring", "Home", "HomeInterface", "Login", "LoginInterface", "Global"]

                """#
        ),
        LongProduct(
            tag: "AcceptanceTestsOfPartners",
            lines: #"""
                            name: "ShopAcceptanceTestsOfPartnersApp",
                            targets: [
                                "TagAcceptanceTestsOfPartners",
                                "Wiring",
                                "Home",
                                "HomeInterface",
                                "Login",
                                "LoginInterface",
                                "Global",
                            ]

                """#
        ),
    ]

    @Test("the manifest writes a long product as swift-format does", arguments: longProducts)
    func longProduct(_ row: LongProduct) throws {
        let workspace = try XcodeWorkspace(tags: [XcodeWorkspace.Tag(name: row.tag, displayName: "Shop")])
        let entry = "        .library(\n\(row.lines)        ),\n"
        #expect(try workspace.text("Package.swift").contains(entry))
    }

    @Test func theFolderOfTheProjectIsAPackageWithoutTargets() throws {
        let manifest = try XcodeWorkspace(tags: [Self.product]).text("Xcode/Package.swift")
        #expect(manifest.contains(#"let package = Package(name: "Xcode")"#))
        #expect(!manifest.contains("target"))
    }

    @Test("without the platform iOS there is no project")
    func withoutAnApp() throws {
        let workspace = try XcodeWorkspace(tags: [Self.product], platform: "macOS")
        #expect(workspace.files.keys.filter { $0.hasPrefix("Xcode/") } == [])
        #expect(try !workspace.text("Package.swift").contains(".library("))
    }
}

// MARK: - Stability

extension XcodeProjectTests {
    @Test func theSameSpecGivesTheSameBytes() throws {
        let first = try XcodeWorkspace(tags: [Self.local, Self.product])
        let second = try XcodeWorkspace(tags: [Self.local, Self.product])
        #expect(first.files == second.files)
    }

    @Test func addingATagChangesOnlyThatTagsObjectsAndTheListsOfMembers() throws {
        let before = try XcodeWorkspace(tags: [Self.local, Self.product]).project()
        let after = try XcodeWorkspace(tags: [Self.local, Self.staging, Self.product]).project()
        let added = Set(after.objects.keys).subtracting(before.objects.keys)
        #expect(Set(before.objects.keys).isSubset(of: after.objects.keys))
        #expect(Set(added.map { $0.suffix(16) }).count == 1)
        #expect(added.count == XcodeIdentifiers.TagRole.allCases.count)
        for (identifier, object) in before.objects {
            #expect(Self.without(added, after.objects[identifier] ?? [:]) == Self.without([], object), "\(identifier)")
        }
    }

    @Test func addingATagOnlyAddsLines() throws {
        let before = try XcodeWorkspace(tags: [Self.local, Self.product])
        let after = try XcodeWorkspace(tags: [Self.local, Self.staging, Self.product])
        let lines = try after.text(after.projectPath).split(separator: "\n")
        let difference = try before.text(before.projectPath).split(separator: "\n").difference(from: lines)
        #expect(difference.insertions.isEmpty)
    }

    /// Xcode sorts the objects of a section when it saves the project; a first save shall show no change.
    @Test(arguments: cases)
    func objectsStandInTheOrderInWhichXcodeWritesThem(_ row: Case) throws {
        let workspace = try row.workspace()
        for section in try workspace.text(workspace.projectPath).split(separator: "/* Begin ").dropFirst() {
            let identifiers = section.split(separator: "\n")
                .filter { $0.hasPrefix("\t\t0") }
                .map { String($0.dropFirst(2).prefix(24)) }
            #expect(identifiers == identifiers.sorted(), "\(section.prefix { $0 != " " })")
        }
    }

    /// The object without the identifiers, as a value that can be compared.
    private static func without(_ identifiers: Set<String>, _ object: XcodeProject.Object) -> NSDictionary {
        strip(identifiers, object) as? NSDictionary ?? [:]
    }

    private static func strip(_ identifiers: Set<String>, _ value: Any) -> NSObject {
        switch value {
        case let list as [Any]:
            return NSArray(
                array: list.filter { !identifiers.contains($0 as? String ?? "") }.map { strip(identifiers, $0) }
            )
        case let object as XcodeProject.Object:
            let kept = object.filter { !identifiers.contains($0.key) }
            return NSDictionary(dictionary: kept.mapValues { strip(identifiers, $0) })
        default: return NSString(string: value as? String ?? "")
        }
    }
}

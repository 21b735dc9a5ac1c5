import Foundation
import Testing
import Workbench

@testable import Generation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What lies beside the project: schemes, test plan, catalogs, sources, the spec of XcodeGen.
@Suite("Files around the Xcode project")
struct XcodeFilesTests {
    typealias Case = XcodeProjectTests.Case

    @Test(arguments: XcodeProjectTests.cases)
    func eachSchemeNamesATargetThatExists(_ row: Case) throws {
        let workspace = try row.workspace()
        let project = try workspace.project()
        for tag in row.tags {
            let path = "Xcode/Shop.xcodeproj/xcshareddata/xcschemes/Shop\(tag.name).xcscheme"
            let elements = try Elements(of: try workspace.text(path))
            let blueprints = elements["BuildableReference"]
            for blueprint in blueprints {
                let target = project.objects[blueprint["BlueprintIdentifier"] ?? ""] ?? [:]
                #expect(target["isa"] as? String == "PBXNativeTarget")
                #expect(target["name"] as? String == blueprint["BlueprintName"])
                #expect(project.object("productReference", of: target)["path"] as? String == blueprint["BuildableName"])
                #expect(blueprint["ReferencedContainer"] == "container:Shop.xcodeproj")
            }
            // Built, expanded in tests, run, profiled.
            #expect(blueprints.count == 4)
            #expect(elements["TestPlanReference"].map { $0["reference"] } == ["container:Shop.xctestplan"])
            let actions = ["TestAction", "LaunchAction", "ProfileAction", "AnalyzeAction", "ArchiveAction"]
            let configurations = actions.flatMap { elements[$0] }.map { $0["buildConfiguration"] }
            #expect(configurations == ["Debug", "Debug", "Release", "Debug", "Release"])
        }
    }

    @Test(arguments: XcodeProjectTests.cases)
    func thereIsOneSharedSchemePerTagAndXcodeMakesNoOthers(_ row: Case) throws {
        let workspace = try row.workspace()
        let schemes = workspace.files.keys.filter { $0.hasSuffix(".xcscheme") }.map { $0.split(separator: "/").last }
        #expect(Set(schemes) == Set(row.tags.map { "Shop\($0.name).xcscheme" }))
        let settings = "Xcode/Shop.xcodeproj/project.xcworkspace/xcshareddata/WorkspaceSettings.xcsettings"
        let key = "IDEWorkspaceSharedSettings_AutocreateContextsIfNeeded"
        #expect(try workspace.propertyList(settings)[key] as? Bool == false)
    }

    @Test(arguments: XcodeProjectTests.cases)
    func theTestPlanListsThePackagesTests(_ row: Case) throws {
        let workspace = try row.workspace()
        let plan = try #require(try Self.json(workspace.text("Xcode/Shop.xctestplan")) as? [String: Any])
        let targets = (plan["testTargets"] as? [[String: Any]] ?? []).compactMap { $0["target"] as? [String: String] }
        let manifest = try workspace.text("Package.swift")
        #expect(targets.allSatisfy { $0["containerPath"] == "container:.." && $0["identifier"] == $0["name"] })
        #expect(targets.contains { $0["name"] == "HomeTests" } && targets.contains { $0["name"] == "WiringTests" })
        #expect(targets.count == manifest.components(separatedBy: ".testTarget(").count - 1)
        #expect(targets.allSatisfy { manifest.contains("name: \"\($0["name"] ?? "")\"") })
    }

    @Test(arguments: XcodeProjectTests.hostileTags)
    func aDisplayNameReadsBackAsItself(_ tag: XcodeWorkspace.Tag) throws {
        let workspace = try XcodeWorkspace(tags: XcodeProjectTests.hostileTags)
        let plist = try workspace.propertyList("Sources/Resource/Plist/\(tag.name)/Info.plist")
        #expect(plist["CFBundleDisplayName"] as? String == tag.displayName)
    }

    struct Transport: CustomTestStringConvertible {
        let sentence: String
        let server: String
        var isRelease = false
        var allowsLocal = false
        var exceptions: [String] = []

        var testDescription: String { sentence }
    }

    @Test(arguments: [
        Transport(sentence: "an https server needs nothing", server: "https://a.example.com/"),
        Transport(sentence: "the machine itself", server: "http://127.0.0.1:8080/", allowsLocal: true),
        Transport(sentence: "the machine itself by IPv6", server: "http://[::1]/", allowsLocal: true),
        Transport(sentence: "a plain http server", server: "http://A.test:8080/", exceptions: ["a.test"]),
        Transport(sentence: "what ships makes no exception", server: "http://a.test/", isRelease: true),
    ])
    func theInfoPlistLetsAnAppReachItsOwnServersAlone(_ row: Transport) throws {
        let tag = XcodeWorkspace.Tag(name: "Other", displayName: "Shop", isRelease: row.isRelease, server: row.server)
        let plist = try XcodeWorkspace(tags: [tag]).propertyList("Sources/Resource/Plist/Other/Info.plist")
        let security = plist["NSAppTransportSecurity"] as? [String: Any]
        #expect((security != nil) == (row.allowsLocal || !row.exceptions.isEmpty))
        #expect((security?["NSAllowsLocalNetworking"] as? Bool ?? false) == row.allowsLocal)
        let domains = security?["NSExceptionDomains"] as? [String: [String: Bool]] ?? [:]
        #expect(domains.keys.sorted() == row.exceptions)
        #expect(domains.values.allSatisfy { $0 == ["NSExceptionAllowsInsecureHTTPLoads": true] })
    }

    @Test(arguments: XcodeProjectTests.cases)
    func everyFileIsWhatItsNameSays(_ row: Case) throws {
        for (path, text) in try row.workspace().files where path.hasPrefix("Xcode/") {
            switch path.split(separator: ".").last {
            case "json", "xctestplan": #expect(throws: Never.self, "\(path)") { try Self.json(text) }
            case "xcscheme", "xcworkspacedata": #expect(throws: Never.self, "\(path)") { try Elements(of: text) }
            default: break
            }
            #expect(text.hasSuffix("\n") && !text.contains("{{"), "\(path)")
        }
    }

    @Test func everyTagHasAnIconAndAnAccentColour() throws {
        let workspace = try XcodeWorkspace(tags: XcodeProjectTests.hostileTags)
        for tag in XcodeProjectTests.hostileTags {
            let catalog = "Xcode/App/\(tag.name)/Assets.xcassets"
            let icon = try Self.json(workspace.text("\(catalog)/AppIcon.appiconset/Contents.json"))
            let images = try #require((icon as? [String: Any])?["images"] as? [[String: Any]])
            #expect(images.allSatisfy { $0["idiom"] as? String == "universal" && $0["size"] as? String == "1024x1024" })
            #expect(images.count == 3 && images.allSatisfy { $0["filename"] == nil })
            #expect(workspace.files["\(catalog)/AccentColor.colorset/Contents.json"] != nil)
            #expect(workspace.files["\(catalog)/Contents.json"] != nil)
        }
    }

    private static func json(_ text: String) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
}

// MARK: - XcodeGen

extension XcodeFilesTests {
    /// Each setting is written once in `project.yml` for the project and once for each target, with equal values.
    @Test(arguments: XcodeProjectTests.cases)
    func theSpecOfXcodeGenSaysTheSame(_ row: Case) throws {
        let workspace = try row.workspace()
        let project = try workspace.project()
        let spec = try workspace.text("Xcode/project.yml")
        let owner = Self.settings(of: project.project, in: project)
        #expect(Set(owner.debug + owner.release) == Set(Self.settings(in: Self.part("settings", of: spec))))
        let targets = project.targets.map { Self.settings(of: $0, in: project) }
        #expect(targets.allSatisfy { $0.debug == $0.release })
        #expect(Set(targets.flatMap(\.debug)) == Set(Self.settings(in: Self.part("targets", of: spec))))
        for tag in row.tags {
            #expect(spec.components(separatedBy: "\n  \"Shop\(tag.name)\":\n").count == 3)
            #expect(spec.contains("product: \"Shop\(tag.name)App\""))
            #expect(spec.contains("Debug: \"../Sources/Resource/Plist/\(tag.name)/\(tag.name).xcconfig\""))
            #expect(spec.contains("path: \"App/\(tag.name)\""))
        }
    }

    /// The lines below a key of the first column.
    private static func part(_ name: String, of spec: String) -> String {
        let after = spec.components(separatedBy: "\n\(name):\n").last ?? ""
        return after.components(separatedBy: "\n\n").first ?? ""
    }

    /// `KEY: "value"` → `KEY = value`, `KEY: ["a", "b"]` → `KEY = a b`
    private static func settings(in part: String) -> [String] {
        part.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.compactMap { line in
            guard let end = line.range(of: ": ") else { return nil }
            let key = line[..<end.lowerBound]
            let value = line[end.upperBound...].replacing("\", \"", with: " ").filter { !"\"[]".contains($0) }
            return key.allSatisfy { $0.isUppercase || $0 == "_" } ? "\(key) = \(value)" : nil
        }
    }

    private static func settings(
        of owner: XcodeProject.Object,
        in project: XcodeProject
    ) -> (debug: [String], release: [String]) {
        let list = project.object("buildConfigurationList", of: owner)
        let both = project.list("buildConfigurations", of: list).map { configuration in
            (configuration["buildSettings"] as? [String: Any] ?? [:]).map { key, value in
                "\(key) = \((value as? [String])?.joined(separator: " ") ?? value as? String ?? "")"
            }
        }
        return (both.first?.sorted() ?? [], both.last?.sorted() ?? [])
    }
}

// MARK: - Other readers

extension XcodeFilesTests {
    @Test func theSourcesOfTheAppsParse() throws {
        guard ProgramRun.exists("swiftc") else { return print("there is no swiftc here: skipped") }
        let workspace = try XcodeWorkspace(tags: XcodeProjectTests.hostileTags)
        let sources = workspace.files.filter { $0.key.hasPrefix("Xcode/App/") && $0.key.hasSuffix(".swift") }
        let folder = try TemporaryFolder()
        for (path, text) in sources { try folder.write(text, to: path) }
        // One entry point in the shared files' module at a time, as in an app.
        for tag in XcodeProjectTests.hostileTags {
            let own = sources.keys.filter { $0.contains("/Shared/") || $0.contains("/\(tag.name)/") }
            #expect(own.count == 4)
            let flags = ["-parse", "-parse-as-library", "-swift-version", "6"]
            #expect(try ProgramRun(["swiftc"] + flags + own.map(folder.path)).status == 0)
        }
    }

    @Test func theToolOfTheSystemAcceptsEveryPropertyList() throws {
        guard ProgramRun.exists("plutil") else { return print("there is no plutil here: skipped") }
        let folder = try TemporaryFolder()
        let workspace = try XcodeWorkspace(tags: XcodeProjectTests.hostileTags)
        for (path, text) in workspace.files
        where [".pbxproj", ".plist", ".entitlements", ".xcsettings"].contains(where: path.hasSuffix) {
            try folder.write(text, to: path)
            #expect(try ProgramRun(["plutil", "-lint", folder.path(path)]).status == 0, "\(path)")
        }
    }
}

/// The attributes of the elements of an XML file, by the elements' names.
private struct Elements {
    private let attributes: [String: [[String: String]]]

    init(of text: String) throws {
        let collector = Collector()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = collector
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
        attributes = collector.attributes
    }

    subscript(name: String) -> [[String: String]] { attributes[name] ?? [] }

    private final class Collector: NSObject, XMLParserDelegate {
        var attributes: [String: [[String: String]]] = [:]

        func parser(
            _ parser: XMLParser,
            didStartElement name: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes own: [String: String]
        ) {
            attributes[name, default: []].append(own)
        }
    }
}

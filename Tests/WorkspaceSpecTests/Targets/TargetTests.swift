import SpecSamples
import Testing

@testable import WorkspaceSpec

@Suite struct TargetTests {
    @Test("the documented example has these targets")
    func example() throws {
        let spec = try SpecSamples.read(SpecSamples.shop)
        let expected = """
            TagLocal Sources/App/TagLocal: URLConfig Logger ModuleRegistry LoginStub
            TagProduct Sources/App/TagProduct: URLConfig Logger ModuleRegistry
            Wiring Sources/App/Wiring: ModuleRegistry URLConfig Login Home
            ShopLocal Sources/App/ShopLocal: TagLocal Wiring
            ShopProduct Sources/App/ShopProduct: TagProduct Wiring
            Login Sources/Main/Login: LoginInterface ModuleRegistry HTTPClient Logger URLConfig
            LoginInterface Sources/Main/LoginInterface: ModuleRegistry
            LoginTesting Sources/Main/LoginTesting: LoginInterface
            LoginTests Tests/LoginTests: Login LoginInterface ModuleRegistry HTTPClient Logger URLConfig LoginTesting
            Home Sources/Main/Home: HomeInterface ModuleRegistry LoginInterface Global
            HomeInterface Sources/Main/HomeInterface: ModuleRegistry
            HomeTesting Sources/Main/HomeTesting: HomeInterface
            HomeTests Tests/HomeTests: Home HomeInterface ModuleRegistry LoginInterface Global HomeTesting LoginTesting
            LoginStub Sources/Main/LoginStub: LoginInterface ModuleRegistry
            LoginStubTests Tests/LoginStubTests: LoginStub LoginInterface ModuleRegistry LoginTesting
            HTTPClient Sources/Expand/Network/HTTPClient: URLConfig Logger
            HTTPClientTests Tests/HTTPClientTests: HTTPClient URLConfig Logger
            URLConfig Sources/Expand/Network/URLConfig: Logger
            URLConfigTests Tests/URLConfigTests: URLConfig Logger
            ModuleRegistry Sources/Expand/Tool/ModuleRegistry:
            ModuleRegistryTests Tests/ModuleRegistryTests: ModuleRegistry
            Logger Sources/Expand/Tool/Logger:
            LoggerTests Tests/LoggerTests: Logger
            Global Sources/Resource/Global/Global:
            GlobalTests Tests/GlobalTests: Global
            TagTests Tests/TagTests: TagLocal TagProduct URLConfig
            WiringTests Tests/WiringTests: TagLocal TagProduct Wiring LoginInterface HomeInterface ModuleRegistry URLConfig
            """
        #expect(lines(spec.targets) == expected)
    }

    @Test("a package that has grown by hand has the targets of its modules and nothing else")
    func handGrown() throws {
        let spec = try SpecSamples.read(
            """
            {
              "name": "tool",
              "layers": [{ "name": "top", "siblings": "none" }, { "name": "bottom", "siblings": "none" }],
              "packages": [{ "path": "Kit", "products": ["Kit"] }],
              "modules": [
                { "name": "Command", "layer": "top", "path": "Sources/Command", "dependencies": ["Core", "Kit"] },
                { "name": "Core", "layer": "bottom", "path": "Lib/Core" }
              ]
            }
            """
        )
        let expected = """
            Command Sources/Command: Core Kit@Kit
            CommandTests Tests/CommandTests: Command Core Kit@Kit
            Core Lib/Core:
            CoreTests Tests/CoreTests: Core
            """
        #expect(lines(spec.targets) == expected)
        #expect(spec.isHandGrown)
        #expect(spec.tags.isEmpty && spec.serverCenters.isEmpty)
    }

    @Test("every dependency of every target is a target or a product, and obeys the layers", arguments: UInt64(0)..<100)
    func closed(seed: UInt64) throws {
        let document = try SpecDocument(
            bytes: SpecDocument.bytes(of: SpecSamples.random(seed: seed), as: .json),
            file: "scaffold.json"
        )
        let spec = try SpecReader.read(document)
        let names = Set(spec.targets.map(\.name))
        let policy = DependencyPolicy(spec)
        for target in spec.targets {
            for dependency in target.dependencies {
                if case .target(let name) = dependency { #expect(names.contains(name)) }
                #expect(policy.violation(from: target.name, to: dependency.name) == nil)
            }
        }
    }

    private func lines(_ targets: [BuildTarget]) -> String {
        targets.map { target in
            (["\(target.name) \(target.path):"] + target.dependencies.map(\.text)).joined(separator: " ")
        }
        .joined(separator: "\n")
    }
}

extension TargetDependency {
    fileprivate var text: String {
        switch self {
        case .target(let name): name
        case .product(let name, let package): "\(name)@\(package)"
        }
    }
}

import Foundation
import Generation
import Workbench
import WorkspaceSpec

/// A workspace on disk, rendered from a spec's bytes as `scaffold new` does it.
struct GrowthWorkspace {
    let folder: TemporaryFolder
    let specName: String

    /// A small project: three layers, two tags, one center.
    static let small = #"""
        {
          "name": "Shop",
          "layers": [
            { "name": "Main", "siblings": "interface" },
            { "name": "Expand", "groups": ["Network", "Tool"] },
            { "name": "Resource", "siblings": "none" },
            { "name": "Vendor" }
          ],
          "tags": [
            { "name": "Local" },
            { "name": "Product", "release": true }
          ],
          "serverCenters": [
            { "name": "account", "urls": { "Local": "http://127.0.0.1:8080/", "Product": "https://example.com/" } }
          ],
          "modules": [
            { "name": "Order", "layer": "Main", "interface": true },
            { "name": "OrderStub", "layer": "Main", "implements": [{ "service": "Order", "priority": 10 }], "tags": ["Local"] }
          ]
        }

        """#

    init(_ spec: [UInt8] = Array(small.utf8)) throws {
        folder = try TemporaryFolder()
        let document = try SpecDocument(bytes: spec, file: "spec")
        specName = document.format == .json ? "scaffold.json" : "scaffold.plist"
        let read = try SpecReader.read(document)
        // The spec stays as it is written, whatever it leaves to the standard spec.
        let plan = try WorkspacePlanner(read).plan(keeping: document)
        _ = try WorkspaceWriter(plan, target: folder.path).write(startRepository: false)
    }

    var planner: GrowthPlanner {
        get throws { GrowthPlanner(try Workspace(enclosing: folder.path)) }
    }

    var spec: [UInt8] {
        get throws { try Disk.read(folder.path(specName)) }
    }

    @discardableResult
    func carryOut(_ growth: Growth) throws -> GrowthPlan {
        try planner.carryOut(growth)
    }

    /// Every file and folder with the time of its last change.
    func times() throws -> [String: Date] {
        let manager = FileManager.default
        let paths = try manager.subpathsOfDirectory(atPath: folder.path) + ["."]
        return try paths.reduce(into: [:]) { times, path in
            times[path] = try manager.attributesOfItem(atPath: folder.path(path))[.modificationDate] as? Date
        }
    }
}

extension Growth {
    static func module(
        _ name: String,
        layer: String = "Main",
        interface: Bool = false,
        dependencies: [String] = [],
        kind: Module.Kind? = nil,
        group: String? = nil,
        tags: [String] = [],
        implements: [String] = []
    ) -> Growth {
        var request = ModuleRequest(name: name, layer: layer)
        request.interface = interface
        request.dependencies = dependencies
        request.kind = kind
        request.group = group
        request.tags = tags
        request.implements = implements.map { ($0, 20) }
        return .addModule(request)
    }

    static func tag(_ name: String, _ urls: [String: String] = ["account": "https://staging.example.com/"]) -> Growth {
        var request = TagRequest(name: name)
        request.urls = urls
        return .addTag(request)
    }

    static func center(_ name: String) -> Growth {
        .addCenter(
            CenterRequest(name: name, urls: ["Local": "http://127.0.0.1/", "Product": "https://\(name).example.com/"])
        )
    }
}

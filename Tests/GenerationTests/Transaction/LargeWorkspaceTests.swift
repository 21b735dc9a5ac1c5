import Foundation
import Testing

@testable import Generation

@Suite("A workspace of a thousand modules")
struct LargeWorkspaceTests {
    /// Which file lies at each path, and when it was written.
    private func marks(in root: String) throws -> [String: String] {
        let manager = FileManager.default
        return try FolderWalk.files(below: "", in: root).reduce(into: [:]) { marks, path in
            let attributes = try manager.attributesOfItem(atPath: "\(root)/\(path)")
            let date = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
            marks[path] = "\(attributes[.systemFileNumber] ?? "") \(date)"
        }
    }

    @Test("an added module writes its own files and the lists that name it, and touches no other")
    func addModule() throws {
        let modules = (0..<1000).map { "{ \"name\": \"Page\($0)\", \"layer\": \"Main\" }" }.joined(separator: ",\n    ")
        let spec = """
            {
              "name": "Shop",
              "platforms": {},
              "tags": [{ "name": "Local" }],
              "serverCenters": [{ "name": "account", "urls": { "Local": "http://127.0.0.1/" } }],
              "modules": [
                \(modules)
              ]
            }

            """
        let workspace = try GrowthWorkspace(Array(spec.utf8))
        let before = try marks(in: workspace.folder.path)
        #expect(before.count > 2000)
        let plan = try workspace.carryOut(.addModule(ModuleRequest(name: "Cart", layer: "Main")))
        let after = try marks(in: workspace.folder.path)
        let touched = Set(after.keys.filter { after[$0] != before[$0] })
        #expect(touched == Set(plan.created.map(\.path) + plan.replaced))
        #expect(touched.isSuperset(of: ["Package.swift", "scaffold.json"]))
        #expect(touched.count < 12, "\(touched.sorted())")
        #expect(Set(before.keys).subtracting(after.keys).isEmpty)
    }
}

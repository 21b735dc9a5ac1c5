import Foundation
import Generation

/// A command that is disturbed, and the next one that writes.
struct Scenario: Sendable, CustomStringConvertible {
    let description: String
    /// Run one after the other to make what is there before.
    let preparation: [[String]]
    let command: [String]
    /// What completes or drops an unfinished command; it changes nothing itself.
    let next: [String]

    static let all = [
        Scenario(description: "new", preparation: [], command: make, next: make),
        Scenario(
            description: "add-module",
            preparation: [make],
            command: ["add-module", "Cart", "--layer", "Main", "--interface", "--workspace", "Shop"],
            next: refused
        ),
        Scenario(
            description: "rename-module",
            preparation: [make, ["add-module", "Cart", "--layer", "Main", "--interface", "--workspace", "Shop"]],
            command: ["rename-module", "Cart", "Basket", "--workspace", "Shop"],
            next: refused
        ),
    ]

    private static let make = ["new", "Shop", "--spec", "spec.json", "--no-git"]
    private static let refused = ["remove-module", "Nothing", "--workspace", "Shop"]

    /// No Xcode project and no standard modules but those without which there is no workspace.
    static let spec = """
        {
          "name": "Shop",
          "platforms": { "macOS": "13.0" },
          "layers": [{ "name": "Main", "siblings": "interface" }, { "name": "Expand" }],
          "tags": [{ "name": "Local" }],
          "serverCenters": [{ "name": "account", "urls": { "Local": "http://127.0.0.1:8080/" } }],
          "modules": []
        }

        """
}

/// A folder in which a scenario is played again and again.
final class Stage {
    let folder = NSTemporaryDirectory() + "scaffold-fault-\(UUID().uuidString)"
    private var model: String { folder + "/model" }
    var work: String { folder + "/work" }
    let before: Tree
    let after: Tree
    let counts: [String: Int]

    init(_ scenario: Scenario) throws {
        let folder = self.folder
        let model = folder + "/model"
        let work = folder + "/work"
        try FileManager.default.createDirectory(atPath: model, withIntermediateDirectories: true)
        try Disk.create(model + "/spec.json", Array(Scenario.spec.utf8))
        for command in scenario.preparation {
            try Stage.run(command, in: model)
        }
        before = try Tree(model)
        try FileManager.default.copyItem(atPath: model, toPath: work)
        try Stage.run(scenario.command, in: work)
        after = try Tree(work)
        try Disk.removeTree(work)
        try FileManager.default.copyItem(atPath: model, toPath: work)
        counts = try TracedRun.counts(scenario.command, in: work)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Puts everything back as it was before.
    func reset() throws {
        try Disk.removeTree(work)
        try FileManager.default.copyItem(atPath: model, toPath: work)
    }

    private static func run(_ command: [String], in folder: String) throws {
        let run = try TracedRun.untraced(command, in: folder)
        guard run.status == 0 else { throw Failed(error: run.error) }
    }

    private struct Failed: Error {
        let error: String
    }
}

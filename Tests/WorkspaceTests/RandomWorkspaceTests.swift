import Foundation
import Generation
import SpecSamples
import Testing
import Workbench
import WorkspaceSpec

@Suite("Workspaces of random specs")
struct RandomWorkspaceTests {
    /// Specs tried; the package manager reads each one's manifest, a third of a second at a time.
    static let count = 200

    @Test("render, and the package manager accepts their manifests")
    func manifests() async throws {
        let folder = try TemporaryFolder()
        let accepted = try await withThrowingTaskGroup(of: Bool.self) { group in
            for seed in 0..<Self.count {
                group.addTask { try manifestIsAccepted(seed: UInt64(seed), below: folder.path) }
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(accepted == Self.count)
        print("\(accepted) random specs rendered and were accepted by 'swift package dump-package'")
    }
}

/// Renders the random spec of a seed and lets the package manager read the manifest.
private func manifestIsAccepted(seed: UInt64, below folder: String) throws -> Bool {
    let bytes = try SpecDocument.bytes(of: SpecSamples.random(seed: seed), as: .json)
    let document = try SpecDocument(bytes: bytes, file: "random-\(seed).json")
    let plan = try WorkspacePlanner(try SpecReader.read(document)).plan(keeping: document)
    let path = "\(folder)/\(seed)"
    _ = try WorkspaceWriter(plan, target: path).write(startRepository: false)
    let run = try ProgramRun(["swift", "package", "dump-package"], in: path)
    #expect(run.status == 0 && run.complaints.isEmpty, "seed \(seed): \(run.output)")
    return run.status == 0
}

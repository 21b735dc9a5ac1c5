import Diagnostics
import TextLines
import WorkspaceSpec

/// One manifest beside what the spec implies.
struct ManifestComparison {
    private let file: String
    private let spec: Spec
    private let manifest: String
    private let regions: ManagedRegions
    private let impliedManifest: String
    private let implied: ManagedRegions

    init(_ file: String, _ manifest: String, _ impliedManifest: String, _ spec: Spec) {
        self.file = file
        self.spec = spec
        self.manifest = manifest
        regions = ManagedRegions(manifest.textLines)
        self.impliedManifest = impliedManifest
        implied = ManagedRegions(impliedManifest.textLines)
    }

    var findings: [Diagnostic] {
        regions.diagnostics(rule: ManifestDrift.id, file: file) + unknownRegions
            + implied.regions.compactMap(compare) + strayTargets
    }

    private var names: [String] { implied.regions.map(\.name) }

    private var unknownRegions: [Diagnostic] {
        regions.regions.filter { !names.contains($0.name) }.map { region in
            ManifestDrift.unknown(region.name, among: names, at: place(region.lines.lowerBound - 1))
        }
    }

    private func compare(_ wanted: ManagedRegions.Region) -> Diagnostic? {
        guard let region = regions[wanted.name] else {
            let isTold = regions.mentions(wanted.name) || isMisspelt(wanted.name)
            return isTold ? nil : ManifestDrift.noRegion(wanted.name, lines(of: wanted), file, spec)
        }
        // A mark that is wrong is told already.
        if regions.faults.contains(where: { region.lines.contains($0.line) }) { return nil }
        let present = Array(regions.lines[region.lines])
        let wantedLines = Array(implied.lines[wanted.lines])
        if present == wantedLines || sayTheSame(present, wantedLines) { return nil }
        let equal = zip(present, wantedLines).prefix { $0 == $1 }.count
        let start = region.lines.lowerBound
        let diff = UnifiedDiff.hunks(
            from: present,
            to: wantedLines,
            firstLine: start + 1,
            limit: ManifestDrift.longestDiff
        )
        return ManifestDrift.drift(wanted.name, diff, at: place(start + equal), spec)
    }

    /// How the manifest is laid out is the team's formatter's matter.
    private func sayTheSame(_ present: [TextLine], _ wanted: [TextLine]) -> Bool {
        SourceLayout(ignoredIn: present.bytes) == SourceLayout(ignoredIn: wanted.bytes)
    }

    private func isMisspelt(_ name: String) -> Bool {
        regions.regions.contains { !names.contains($0.name) && nearestName(to: $0.name, among: names) == name }
    }

    private func lines(of region: ManagedRegions.Region) -> String {
        implied.lines[region.lines.lowerBound - 1...region.lines.upperBound].map(\.text).joined(separator: "\n")
    }

    /// The targets that stand in no region; of a manifest whose region of targets is not whole that cannot be said.
    private var strayTargets: [Diagnostic] {
        guard regions["targets"] != nil, regions.faults.isEmpty else { return [] }
        let known = Set(ManifestTarget.all(in: impliedManifest).compactMap(\.name))
        return ManifestTarget.all(in: manifest).compactMap { target in
            guard let name = target.name, !regions.contains(regions.lines.index(ofByte: target.offset)) else {
                return nil
            }
            let place = regions.lines.location(ofByte: target.offset, in: file)
            return known.contains(name) ? ManifestDrift.repeated(name, at: place) : ManifestDrift.stray(name, at: place)
        }
    }

    private func place(_ line: Int) -> Location { regions.lines.location(ofLine: line, in: file) }
}

import Diagnostics
import TextLines
import WorkspaceSpec

/// The matrices of the workflow beside the tags of the spec.
struct MatrixComparison {
    private let file: RenderedFile
    private let lines: [TextLine]
    private let spec: Spec

    static func findings(_ file: RenderedFile?, _ spec: Spec) -> [Diagnostic] {
        guard let file, !file.isAsRendered, !spec.tags.isEmpty else { return [] }
        return MatrixComparison(file: file, lines: (file.found ?? "").textLines, spec: spec).findings
    }

    private var findings: [Diagnostic] {
        let matrices = MatrixRows(lines)
        guard !matrices.lists.isEmpty else { return [ConfigurationDrift.noMatrix(file, spec)] }
        return matrices.lists.flatMap { missing($0) + stray($0) }
    }

    private func missing(_ list: MatrixRows.List) -> [Diagnostic] {
        spec.tags.filter { tag in !list.rows.contains { $0.name == tag.name } }.map { tag in
            ConfigurationDrift.noRow(tag, at: lines.location(ofLine: list.line, in: file.path))
        }
    }

    private func stray(_ list: MatrixRows.List) -> [Diagnostic] {
        let tags = spec.tags.map(\.name)
        return list.rows.filter { !tags.contains($0.name) }.map { row in
            ConfigurationDrift.strayRow(row.name, among: tags, at: lines.location(ofLine: row.line, in: file.path))
        }
    }
}

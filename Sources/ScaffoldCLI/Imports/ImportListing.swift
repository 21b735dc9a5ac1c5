import Diagnostics
import Generation
import ImportScanner
import Reporting

/// The imports below some paths, each file once.
struct ImportListing {
    private(set) var diagnostics: [Diagnostic] = []
    /// Everything could be read.
    private(set) var isComplete = true
    private var files: [(path: String, imports: [ImportDeclaration])] = []
    private var seen: Set<String> = []

    mutating func add(_ path: String) throws {
        if try isFolder(path) { return addFolder(path) }
        let result = SourceScanner.scan(try Disk.read(path))
        add(path, result)
    }

    func text(_ format: String?) -> String {
        format == "json" ? json.text : lines.joined()
    }

    private func isFolder(_ path: String) throws(SystemError) -> Bool {
        switch try Disk.kind(of: path) {
        case .folder: true
        case .link: try Disk.kind(of: Disk.realPath(path) ?? path) == .folder
        case .file, .nothing, .other: false
        }
    }

    private mutating func addFolder(_ path: String) {
        let tree = SourceWalker.scan(root: path)
        for unreadable in tree.unreadable {
            let full = unreadable.path == "." ? path : FilePath.join(path, unreadable.path)
            diagnostics.append(UnreadablePath(path: full, reason: unreadable.reason).diagnostic)
            isComplete = false
        }
        for file in tree.files {
            add(FilePath.join(path, file.path), file.result)
        }
    }

    private mutating func add(_ path: String, _ result: ScanResult) {
        guard seen.insert(path).inserted else { return }
        files.append((path, result.imports))
        diagnostics += result.problems.map { $0.diagnostic(file: path) }
    }
}

extension ImportListing {
    /// `Sources/Home/Home.swift:3:1: @testable import struct A.B if os(Linux)`
    private var lines: [String] {
        files.flatMap { file in
            file.imports.map { "\(file.path):\($0.position): \(words($0))".logLine + "\n" }
        }
    }

    private func words(_ declaration: ImportDeclaration) -> String {
        let prefix = declaration.attributes.map(\.text) + [declaration.access?.rawValue].compactMap(\.self)
        let name = ["import", declaration.kind?.rawValue, declaration.path].compactMap(\.self)
        let condition = declaration.condition.map { ["if \($0)"] } ?? []
        return (prefix + name + condition).joined(separator: " ")
    }

    private var json: JSONValue {
        .array(files.flatMap { file in file.imports.map { value($0, file.path) } })
    }

    private func value(_ declaration: ImportDeclaration, _ file: String) -> JSONValue {
        [
            "file": .string(file),
            "line": .integer(declaration.line),
            "column": .integer(declaration.column),
            "module": .string(declaration.module),
            "path": .string(declaration.path),
            "kind": JSONValue(declaration.kind?.rawValue),
            "attributes": .array(declaration.attributes.map { .string($0.text) }),
            "access": JSONValue(declaration.access?.rawValue),
            "condition": JSONValue(declaration.condition),
        ]
    }
}

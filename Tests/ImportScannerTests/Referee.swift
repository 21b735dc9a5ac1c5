import Foundation
import Workbench

/// A small program around the toolchain's SwiftParser, compiled once into the temporary folder.
struct Referee {
    private let program: String

    static let isAtHand = library != nil

    init() throws {
        guard let library = Referee.library else { throw Failure("there is no SwiftParser") }
        program = try Referee.compile(with: library)
    }

    /// What the parser finds: file → one line per import.
    func imports(of files: [String]) throws -> [String: [String]] {
        let input = Data(files.map { $0 + "\n" }.joined().utf8)
        let output = try Referee.run([program], input: input)
        var verdicts: [String: [String]] = [:]
        var file = ""
        for line in output.split(separator: "\n") {
            if line.hasPrefix("file\t") {
                file = String(line.dropFirst(5))
            } else {
                verdicts[file, default: []].append(String(line))
            }
        }
        return verdicts
    }

    /// This repository's files, the toolchain's interfaces and the folders of `SCAFFOLD_REFEREE`.
    static func files() -> [String] {
        let environment = ProcessInfo.processInfo.environment
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        let named = (environment["SCAFFOLD_REFEREE"] ?? "").split(separator: ":").map(String.init)
        let all = environment["SCAFFOLD_REFEREE_ALL"] != nil
        let own = ["Sources", "Tests", "Templates"].flatMap { swiftFiles(below: "\(root)/\($0)", largest: .max) }
        let interfaces = toolchain.map { swiftFiles(below: $0 + "/lib/swift", largest: all ? .max : 40_000) } ?? []
        return own + interfaces.prefix(all ? .max : 20) + named.flatMap { swiftFiles(below: $0, largest: .max) }
    }

    private static func swiftFiles(below folder: String, largest: Int) -> [String] {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        return names.compactMap { $0 as? String }
            .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface") }
            .map { "\(folder)/\($0)" }
            .filter { path in
                let attributes = try? FileManager.default.attributesOfItem(atPath: path)
                let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
                return isFile && (attributes?[.size] as? Int ?? 0) <= largest
            }
            .sorted()
    }

    // MARK: - The toolchain

    /// The `usr` folder of the first `swiftc` in PATH.
    private static let toolchain: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let compilers = folders.map { "\($0)/swiftc" }
        guard let compiler = compilers.first(where: FileManager.default.isExecutableFile) else { return nil }
        let bin = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
        return bin.deletingLastPathComponent().path
    }()

    private static let library: String? = {
        guard let host = toolchain.map({ $0 + "/lib/swift/host" }) else { return nil }
        return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") ? host : nil
    }()

    private static func compile(with library: String) throws -> String {
        let digest = (source + library).utf8.reduce(UInt64(0)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let folder = NSTemporaryDirectory() + "scaffold-referee-\(String(digest, radix: 36))"
        let program = folder + "/referee"
        if FileManager.default.isExecutableFile(atPath: program) { return program }
        let work = folder + "-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: work) }
        try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
        try Data(source.utf8).write(to: URL(fileURLWithPath: work + "/main.swift"))
        let arguments = [
            "-O", work + "/main.swift", "-I", library, "-L", library, "-lSwiftParser", "-lSwiftSyntax",
            "-Xlinker", "-rpath", "-Xlinker", library, "-o", work + "/referee",
        ]
        _ = try run([(toolchain ?? "") + "/bin/swiftc"] + arguments, input: Data())
        try? FileManager.default.moveItem(atPath: work, toPath: folder)
        return program
    }

    private static func run(_ words: [String], input: Data) throws -> String {
        let run = try ProgramRun(words, input: input, listeningTo: .standard)
        guard run.status == 0 else { throw Failure("\(words[0]) ended with \(run.status)") }
        return run.output
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }

    // MARK: - The program

    /// Reads paths, prints for each `file`, a tab and the path, then one line per import:
    /// position, module's position, path, kind, access, attributes.
    private static let source = """
        import Foundation
        import SwiftParser
        import SwiftSyntax

        final class ImportPrinter: SyntaxVisitor {
            private let converter: SourceLocationConverter
            private let levels: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]

            init(_ tree: SourceFileSyntax) {
                converter = SourceLocationConverter(fileName: "", tree: tree)
                super.init(viewMode: .sourceAccurate)
            }

            override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
                let names = node.path.map { $0.name.text.filter { $0 != "`" } }.filter { !$0.isEmpty }
                let isOperator = names.first?.first?.isLetter == false && names.first?.first != "$" && names.first?.first != "_"
                guard !names.isEmpty, !node.path.first!.name.text.isEmpty, !isOperator else { return .skipChildren }
                let access = node.modifiers.map(\\.name.text).first { levels.contains($0) }
                let words = [
                    place(node.importKeyword.positionAfterSkippingLeadingTrivia),
                    place(node.path.positionAfterSkippingLeadingTrivia),
                    names.joined(separator: "."), node.importKindSpecifier?.text ?? "-", access ?? "-",
                ]
                print((words + attributes(node.attributes)).joined(separator: "\\t"))
                return .skipChildren
            }

            private func place(_ position: AbsolutePosition) -> String {
                let location = converter.location(for: position)
                return "\\(location.line):\\(location.column)"
            }

            private func attributes(_ list: AttributeListSyntax) -> [String] {
                list.flatMap { element -> [String] in
                    if let attribute = element.as(AttributeSyntax.self) {
                        return [attribute.trimmedDescription.split(whereSeparator: \\.isNewline).joined(separator: "⏎")]
                    }
                    guard let block = element.as(IfConfigDeclSyntax.self) else { return [] }
                    return block.clauses.flatMap { clause -> [String] in
                        if case .attributes(let list) = clause.elements { attributes(list) } else { [] }
                    }
                }
            }
        }

        while let path = readLine() {
            print("file\\t" + path)
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let tree = data.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
            ImportPrinter(tree).walk(tree)
        }

        """
}

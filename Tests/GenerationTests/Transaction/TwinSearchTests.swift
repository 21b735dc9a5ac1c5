import Testing
import Workbench

@testable import Generation

@Suite("A twin on disk")
struct TwinSearchTests {
    struct Row: CustomTestStringConvertible {
        let path: String
        let other: String?

        var testDescription: String { path }
    }

    static let rows = [
        Row(path: "Sources/Main/Login/Login.swift", other: "Sources/Main/login"),
        Row(path: "Sources/Main/Cart/Cart.swift", other: nil),
        Row(path: "sources/Main/Cart/Cart.swift", other: "Sources"),
        Row(path: "readme.md", other: "README.md"),
        Row(path: "Sources/Main/new", other: nil),
        Row(path: "Sources/Main/both", other: nil),
        Row(path: "Nothing/yet/here", other: nil),
    ]

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for path in ["Sources/Main/login/a", "README.md", "Sources/Main/both", "Sources/Main/Both"] {
            try folder.write("", to: path)
        }
        return folder
    }

    @Test("is named, and what only resembles a path is none", arguments: rows)
    func twins(_ row: Row) throws {
        let folder = try folder()
        var search = TwinSearch(folder.path)
        let found = try search.conflict(with: row.path)
        #expect(found?.location?.file == row.other)
        #expect(try search.conflict(with: row.path) == nil, "named once")
    }

    @Test("stands in the way of a new workspace")
    func merge() throws {
        let folder = try folder()
        let plan = try FilePlan([PlannedFile(path: "sources/App/main.swift", bytes: [])])
        #expect(
            try FolderMerge(plan, into: folder.path).conflicts.map(\.message) == [
                "'Sources' and 'sources' are one path on a file system that folds case"
            ]
        )
    }
}

import Foundation
import Testing

@testable import ScaffoldCLI

@Suite("check --fix")
struct FixTests {
    @Test("adds a legal missing dependency to the spec and to the manifest, and nothing else")
    func addition() throws {
        let folder = try CheckedFolder()
        try folder.write("import Const\n", to: "Sources/Main/Home/Extra.swift")
        let (spec, manifest) = (try folder.text("scaffold.json"), try folder.text("Package.swift"))

        let preview = folder.check("--fix", "--dry-run")
        #expect(preview.status == 0)
        #expect(
            preview.output.contains(
                "+    { \"name\": \"Home\", \"layer\": \"Main\", \"interface\": true, \"dependencies\": [\"LoginInterface\", \"Global\", \"Const\"] },"
            )
        )
        #expect(try folder.text("scaffold.json") == spec && folder.text("Package.swift") == manifest)

        let run = folder.check("--fix")
        #expect(run.status == 0, "\(run.output)\(run.error)")
        #expect(run.output.hasPrefix("Added 'Const' to \"dependencies\" of module 'Home'.\nno violations in "))
        #expect(
            try folder.text("scaffold.json")
                == spec.replacingFirst(
                    "\"LoginInterface\", \"Global\"]",
                    with: "\"LoginInterface\", \"Global\", \"Const\"]"
                )
        )
        #expect(try folder.text("Package.swift").contains("\"Const\""))
        #expect(folder.check("--strict").status == 0)
    }

    @Test("removes an unused dependency")
    func removal() throws {
        let folder = try CheckedFolder()
        try folder.write("import Const\n", to: "Sources/Main/Home/Extra.swift")
        #expect(folder.check("--fix").status == 0)
        let manifest = try folder.text("Package.swift")
        try folder.remove("Sources/Main/Home/Extra.swift")
        #expect(folder.check("--strict").status == 1)
        let run = folder.check("--fix")
        #expect(run.output.hasPrefix("Removed 'Const' from \"dependencies\" of module 'Home'.\n"), "\(run.output)")
        #expect(try folder.text("Package.swift") != manifest)
        #expect(folder.check("--strict").status == 0)
    }

    @Test("leaves what breaks a rule")
    func illegal() throws {
        let folder = try CheckedFolder()
        try folder.write("import Home\n", to: "Sources/Expand/Const/Const/Extra.swift")
        let spec = try folder.text("scaffold.json")
        let run = folder.check("--fix")
        #expect(run.status == 1 && run.output.contains("upward-dependency"))
        #expect(try folder.text("scaffold.json") == spec)
    }

    @Test("refuses where the region has been changed by hand, and changes nothing")
    func drift() throws {
        let folder = try CheckedFolder()
        try folder.write("import Const\n", to: "Sources/Main/Home/Extra.swift")
        try folder.replace("path: \"Sources/Main/Home\"", with: "path: \"Sources/Main/Home/\"", in: "Package.swift")
        let spec = try folder.text("scaffold.json")
        let run = folder.check("--fix")
        #expect(run.status == 2 && run.error.contains("has been changed by hand"), "\(run.output)\(run.error)")
        #expect(try folder.text("scaffold.json") == spec)
    }

    @Test("in a package that has grown by hand, changes the spec and says what is left")
    func handGrown() throws {
        let folder = try CheckedFolder(isEmpty: true)
        try folder.write(
            """
            {
              "name": "Tool",
              "layers": [{ "name": "Top" }, { "name": "Bottom" }],
              "modules": [
                { "name": "Upper", "layer": "Top", "path": "Sources/Upper" },
                { "name": "Lower", "layer": "Bottom", "path": "Sources/Lower" }
              ]
            }

            """,
            to: "scaffold.json"
        )
        try folder.write("import Lower\n", to: "Sources/Upper/A.swift")
        try folder.write("", to: "Sources/Lower/A.swift")
        let run = folder.check("--fix")
        #expect(run.status == 0, "\(run.output)\(run.error)")
        #expect(run.output.contains("Package.swift is yours"))
        #expect(
            try folder.text("scaffold.json").contains("\"path\": \"Sources/Upper\", \"dependencies\": [\"Lower\"] }")
        )
    }
}

extension String {
    fileprivate func replacingFirst(_ old: String, with new: String) -> String {
        guard let range = range(of: old) else { return self }
        return replacingCharacters(in: range, with: new)
    }
}

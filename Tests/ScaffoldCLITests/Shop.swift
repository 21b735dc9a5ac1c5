import Generation
import Testing
import Workbench

/// Runs `body` in a workspace of its own, `Shop` with a module `Order`, given by its folder.
func inShop(_ body: (String) throws -> Void) throws {
    try inFolder { folder in
        let spec = #"{ "name": "Shop", "modules": [{ "name": "Order", "layer": "Main", "interface": true }] }"#
        try Disk.create("\(folder)/spec.json", Array(spec.utf8))
        let run = ToolRun("new", "Shop", "--spec", "\(folder)/spec.json", "--output", "\(folder)/Shop", "--no-git")
        try #require(run.status == 0, "\(run.error)")
        try body("\(folder)/Shop")
    }
}

/// Path → bytes of every file below a folder.
func files(below root: String) throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    func visit(_ folder: String) throws {
        for name in try Disk.names(in: FilePath.join(root, folder)) {
            let path = FilePath.join(folder, name)
            if try Disk.kind(of: FilePath.join(root, path)) == .folder {
                try visit(path)
            } else {
                found[path] = try Disk.read(FilePath.join(root, path))
            }
        }
    }
    try visit("")
    return found
}

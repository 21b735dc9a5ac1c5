import Foundation
import PackagePlugin

/// `swift package scaffold-check`: `scaffold check` on the package, with the arguments of that command.
@main
struct ScaffoldCheckCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "scaffold").url
        process.arguments = ["check"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

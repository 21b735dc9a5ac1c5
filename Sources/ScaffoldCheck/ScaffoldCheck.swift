import PackagePlugin

/// Holds the package to its spec in every build; a finding that is an error fails the build at its line.
///
/// One target of a package uses it: the check is of the whole package, whatever target asks for it.
@main
struct ScaffoldCheck: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        [try BuildCheck(context).command(isLenient: false)]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ScaffoldCheck: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            [try BuildCheck(context, target).command(isLenient: false)]
        }
    }
#endif

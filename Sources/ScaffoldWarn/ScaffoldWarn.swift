import PackagePlugin

/// Holds the package to its spec in every build; findings are warnings, and the build goes on.
///
/// One target of a package uses it: the check is of the whole package, whatever target asks for it.
@main
struct ScaffoldWarn: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        [try BuildCheck(context).command(isLenient: true)]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ScaffoldWarn: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            [try BuildCheck(context, target).command(isLenient: true)]
        }
    }
#endif

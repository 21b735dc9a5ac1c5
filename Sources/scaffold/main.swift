import ScaffoldCLI

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

exit(runScaffold(arguments: Array(CommandLine.arguments.dropFirst())))

import ScaffoldCLI

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
exit(runScaffold(arguments: words.dropFirst().compactMap { $0.map { UnsafePointer($0) } }))

import ScaffoldCLI

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
// The runtime reads them from `/proc`, and has none, not even the program's name, where it cannot.
guard !words.isEmpty else {
    let message = Array("error: the arguments cannot be read\n".utf8)
    _ = write(STDERR_FILENO, message, message.count)
    exit(2)
}
exit(runScaffold(arguments: words.dropFirst().compactMap { $0.map { UnsafePointer($0) } }))

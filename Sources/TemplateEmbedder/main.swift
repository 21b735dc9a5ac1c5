#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// usage: TemplateEmbedder ROOT OUTPUT FILE…
// Writes OUTPUT, a Swift file that holds the text of each FILE under its path relative to ROOT.

let root = CommandLine.arguments[1]
let output = CommandLine.arguments[2]

func swiftLiteral(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": literal += "\\\""
        case "\\": literal += "\\\\"
        case "\n": literal += "\\n"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            literal += "\\u{\(String(scalar.value, radix: 16))}"
        default: literal.unicodeScalars.append(scalar)
        }
    }
    return literal + "\""
}

/// No Foundation: linked without shared libraries, it would warn of what it may load later.
func fail(_ file: String, _ message: String) -> Never {
    let line = Array("\(file): error: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(1)
}

func read(_ file: String) -> [UInt8] {
    guard let stream = fopen(file, "rb") else { fail(file, String(cString: strerror(errno))) }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
        let count = fread(&buffer, 1, buffer.count, stream)
        guard count > 0 else { return bytes }
        bytes += buffer[..<count]
    }
}

var source = """
    extension BundledTemplates {
    static let areEmbedded = true
    static let embeddedFiles: [File] = [

    """
for file in CommandLine.arguments.dropFirst(3) {
    let bytes = read(file)
    let text = String(decoding: bytes, as: UTF8.self)
    guard Array(text.utf8) == bytes else { fail(file, "a template is UTF-8 text") }
    let path = swiftLiteral(String(file.dropFirst(root.count + 1)))
    let isExecutable = access(file, X_OK) == 0
    source += "    .init(path: \(path), text: \(swiftLiteral(text)), isExecutable: \(isExecutable)),\n"
}
source += "]\n}\n"
guard let stream = fopen(output, "wb"), fputs(source, stream) >= 0, fclose(stream) == 0 else {
    fail(output, String(cString: strerror(errno)))
}

import Foundation

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

var source = """
    extension BundledTemplates {
    static let areEmbedded = true
    static let embeddedFiles: [File] = [

    """
for file in CommandLine.arguments.dropFirst(3) {
    guard let text = String(data: try Data(contentsOf: URL(fileURLWithPath: file)), encoding: .utf8) else {
        FileHandle.standardError.write(Data("\(file): error: a template is UTF-8 text\n".utf8))
        exit(1)
    }
    let path = swiftLiteral(String(file.dropFirst(root.count + 1)))
    let isExecutable = FileManager.default.isExecutableFile(atPath: file)
    source += "    .init(path: \(path), text: \(swiftLiteral(text)), isExecutable: \(isExecutable)),\n"
}
try Data((source + "]\n}\n").utf8).write(to: URL(fileURLWithPath: output))

import Diagnostics

/// JSON or an XML property list, by the first character; throws when the text can be neither, and says what it is.
func recognizedFormat(of text: SourceText) throws(DiagnosticsError) -> SpecDocument.Format {
    var scanner = Scanner(text)
    scanner.skip(while: \.isBlank)
    switch scanner.byte {
    case nil: throw emptyFile(text)
    case .less?: return .xmlPlist
    case let byte? where isJSONStart(byte, in: scanner) && !isTOMLTable(scanner): return .json
    default: throw otherLanguage(text, at: scanner)
    }
}

private func isJSONStart(_ byte: UInt8, in scanner: Scanner) -> Bool {
    switch byte {
    case .openBrace, .openBracket, .slash, .quote, .closeBrace, .closeBracket, .comma, .colon: true
    case UInt8(ascii: "-"): scanner.byte(after: 1)?.isDigit == true
    case _ where byte.isDigit: true
    case _ where byte.isLetter: isJSONWord(scanner)
    default: false
    }
}

private func isJSONWord(_ scanner: Scanner) -> Bool {
    var ahead = scanner
    ahead.skip(while: \.isWordByte)
    let word = ahead.string(scanner.at..<ahead.at)
    ahead.skip(while: \.isBlank)
    return ["true", "false", "null"].contains(word) && ahead.byte == nil
}

/// `[workspace]` alone on its line.
private func isTOMLTable(_ scanner: Scanner) -> Bool {
    var ahead = scanner
    guard ahead.take("["), ahead.byte?.isLetter == true else { return false }
    ahead.skip { $0.isWordByte || $0 == UInt8(ascii: ".") }
    return ahead.take("]") && ahead.byte?.isLineEnd == true
}

private func emptyFile(_ text: SourceText) -> DiagnosticsError {
    DiagnosticsError(
        Diagnostic(
            rule: .syntax,
            "the file is empty",
            at: Location(file: text.file),
            fix: "write at least '{ \"name\": \"…\" }'"
        )
    )
}

private func otherLanguage(_ text: SourceText, at scanner: Scanner) -> DiagnosticsError {
    var scanner = scanner
    let language = language(of: scanner)
    return DiagnosticsError(
        Diagnostic(
            rule: .syntax,
            language.map { "the file is \($0), not JSON or a property list" }
                ?? "the file is neither JSON nor a property list",
            at: scanner.location(scanner.at),
            fix: "write JSON ('{ \"name\": \"…\" }') or an XML property list"
        )
    )
}

/// What the first lines look like: `name = A;`, `name = "A"`, `name: A`.
private func language(of scanner: Scanner) -> String? {
    let rest = scanner.string(scanner.at..<min(scanner.at + 4_096, scanner.text.bytes.count))
    let lines = rest.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    guard let line = lines.first else { return nil }
    let word = line.prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    let after = line[word.endIndex...].drop { $0 == " " || $0 == "\t" }
    if line.hasPrefix("[") { return "TOML" }
    if line.hasPrefix("---") || line.hasPrefix("%YAML") || line.hasPrefix("- ") { return "YAML" }
    if word.isEmpty { return nil }
    if after.hasPrefix("=") {
        return line.contains(";") || after.hasSuffix("{") ? "an old-style property list" : "TOML"
    }
    return after.hasPrefix(":") ? "YAML" : nil
}

/// Reads the imports of Swift source, whatever is wrong with it.
public enum SourceScanner {
    /// What a file with these bytes says.
    ///
    /// `scan(Array("#if DEBUG\nimport A\n#endif".utf8))` → `A` at 2:1 with condition `DEBUG`
    public static func scan(_ bytes: [UInt8]) -> ScanResult {
        bytes.withUnsafeBytes { scan($0) }
    }

    /// What a file with these bytes says; the bytes are copied once.
    public static func scan(_ bytes: UnsafeRawBufferPointer) -> ScanResult {
        var buffer = SourceBuffer()
        defer { buffer.deallocate() }
        buffer.fill(with: bytes)
        var lexer = SourceLexer()
        return lexer.scan(buffer)
    }
}

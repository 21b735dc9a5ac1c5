import ImportScanner

/// The imports of any bytes are found, each at a place in the file.
func exerciseImports(_ bytes: [UInt8]) {
    for declaration in SourceScanner.scan(bytes).imports {
        precondition(declaration.line >= 1 && declaration.line <= bytes.count + 1)
        precondition(declaration.column >= 1 && declaration.column <= bytes.count + 1)
    }
}

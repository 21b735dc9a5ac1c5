import WorkspaceSpec

/// Any bytes are a spec, a document that is none, or are refused; what is read can be written, and says the same again.
func exerciseSpecs(_ bytes: [UInt8]) {
    guard let document = try? SpecDocument(bytes: bytes, file: "scaffold.json") else { return }
    _ = try? SpecReader.read(document)
    guard document.duplicateKeys.isEmpty,
        let written = try? SpecDocument.bytes(of: document.root, as: document.format)
    else { return }
    precondition((try? SpecDocument(bytes: written, file: "scaffold.json"))?.root == document.root)
}

import Testing

@testable import BundledTemplates

@Test("the templates are compiled in; in a build where they are not, those in the folder are the same")
func templatesAreEmbedded() {
    #expect(BundledTemplates.areEmbedded)
    let read = FromFolder.embeddedFiles
    #expect(read.map(\.path) == BundledTemplates.files.map(\.path))
    #expect(read.map(\.text) == BundledTemplates.files.map(\.text))
    #expect(read.map(\.isExecutable) == BundledTemplates.files.map(\.isExecutable))
}

private enum FromFolder: TemplateSource {}

import Foundation
import Icons
import Testing

struct IconsResourcesTests {
    @Test("the resources are there")
    func bundle() {
        #expect(IconsResources.bundle != nil)
    }

    @Test("a file that does not exist is nil", arguments: ["missing.txt", "", "../Package.swift"])
    func missing(file: String) {
        #expect(IconsResources.url(of: file) == nil)
    }

    #if os(Linux)
        @Test("the asset catalog is copied with all its entries")
        func catalog() throws {
            let catalog = try #require(IconsResources.url(of: "Icons.xcassets"))
            let entries = try FileManager.default.contentsOfDirectory(atPath: catalog.path)
            #expect(entries.contains("icons-tint.colorset"))
        }
    #endif
}

import Foundation
import Testing

@testable import Image

struct ImageNameTests {
    @Test("every name has an image", arguments: ImageName.allCases)
    func lookUp(_ name: ImageName) {
        #if canImport(UIKit)
            #expect(name.uiImage != nil)
        #elseif canImport(AppKit)
            #expect(name.nsImage != nil || name.data != nil)
        #else
            #expect(name.data != nil)
        #endif
    }

    @Test("a catalog is named after the feature that its images start with")
    func features() {
        for catalog in AssetCatalog.all {
            let feature = catalog.folder.deletingPathExtension().lastPathComponent
            for name in catalog.imageNames { #expect(name.hasPrefix("\(feature.lowercased())-"), "\(feature)") }
        }
    }

    #if os(Linux)
        @Test("every image has a name, once")
        func names() {
            #expect(AssetCatalog.all.flatMap(\.imageNames).sorted() == ImageName.allCases.map(\.rawValue).sorted())
        }

        @Test("every file that a catalog lists is there", arguments: ImageName.allCases)
        func files(_ name: ImageName) throws {
            let files = try AssetCatalog.all.compactMap { try $0.files(of: name) }.joined()
            #expect(!files.isEmpty)
            for file in files { #expect(try !Data(contentsOf: file).isEmpty) }
        }
    #endif
}

import Foundation

/// An asset catalog as it lies in the source tree. Xcode compiles catalogs; every other build copies them as they
/// are, and then their files can be read without UIKit or AppKit.
struct AssetCatalog {
    let folder: URL

    /// The catalogs of this module that were copied, in alphabetical order; none where Xcode compiled them.
    static var all: [AssetCatalog] {
        guard let root = ResourceBundle.current?.resourceURL else { return [] }
        return contents(of: root, withExtension: "xcassets").map(AssetCatalog.init)
    }

    /// The names of its images, in alphabetical order.
    var imageNames: [String] {
        imageSets.map { $0.deletingPathExtension().lastPathComponent }
    }

    /// The files of an image, one for each scale, or nil when the catalog does not have it.
    func files(of image: ImageName) throws -> [URL]? {
        guard let set = imageSets.first(where: { $0.lastPathComponent == "\(image.rawValue).imageset" }) else {
            return nil
        }
        let contents = try Data(contentsOf: set.appendingPathComponent("Contents.json"))
        let names = try JSONDecoder().decode(ImageSet.self, from: contents).images.compactMap(\.filename)
        return names.map { set.appendingPathComponent($0) }
    }

    private var imageSets: [URL] {
        Self.contents(of: folder, withExtension: "imageset")
    }

    private static func contents(of folder: URL, withExtension pathExtension: String) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }.filter { $0.pathExtension == pathExtension }
    }
}

/// What an image set's `Contents.json` says, as far as it matters here (Asset Catalog Format Reference).
private struct ImageSet: Decodable {
    struct Image: Decodable {
        var filename: String?
    }

    var images: [Image]
}

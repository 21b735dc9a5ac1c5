import Foundation

extension ImageName {
    /// The image's first file as it is in the catalog, for a server, a test or an export.
    ///
    /// Nil where Xcode compiled the catalogs, and when the executable was moved without its resources.
    public var data: Data? {
        AssetCatalog.all.lazy
            .compactMap { try? $0.files(of: self)?.first }
            .compactMap { try? Data(contentsOf: $0) }
            .first
    }
}

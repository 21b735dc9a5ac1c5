import Foundation

/// The files of `Resources/`, for whoever is above this module.
///
/// Asset catalogs keep their entries together: `Color("icons-tint", bundle: IconsResources.bundle)`. All other files
/// are found by their names; folders do not count, so every file needs a name of its own.
public enum IconsResources {
    /// Nil when the executable was moved without its resources.
    public static var bundle: Bundle? {
        ResourceBundle.current
    }

    /// `IconsResources.url(of: "terms.html")`; nil when there is no such file.
    public static func url(of file: String) -> URL? {
        bundle?.url(forResource: file, withExtension: nil)
    }
}

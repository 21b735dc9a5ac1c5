extension Spec {
    /// The folder with a folder of property lists, entitlements and build settings for each tag:
    /// `Sources/Resource/Plist`, or beside the composition roots when there is no layer of that name.
    public var propertyListFolder: String {
        layers.contains { $0.name == "Resource" } ? "Sources/Resource/Plist" : "Sources/App/Plist"
    }
}

extension DefaultSpec {
    /// The modules that a spec may refer to without listing them.
    public static var moduleNames: [String] { given.modules.map(\.name) }
}

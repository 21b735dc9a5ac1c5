extension Spec {
    /// The kind of a module that does not state it: features on top, resources and third-party code where a layer is
    /// named after them, libraries elsewhere.
    public func standardKind(inLayer layer: String) -> Module.Kind {
        switch layer {
        case "Resource": .resource
        case "Vendor": .vendor
        case layers.first?.name: .feature
        default: .library
        }
    }
}

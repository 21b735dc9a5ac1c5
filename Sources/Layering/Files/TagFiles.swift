import WorkspaceSpec

/// The files of one tag, by what they are for.
struct TagFiles {
    let tag: Tag
    let infoPlist: RenderedFile?
    let entitlements: RenderedFile?
    let buildSettings: RenderedFile?
    /// The tag's value of `AppConfiguration`.
    let configuration: RenderedFile?
    let executable: RenderedFile?
    let scheme: RenderedFile?

    init(_ tag: Tag, _ spec: Spec, _ files: WorkspaceFiles) {
        self.tag = tag
        let lists = "\(spec.propertyListFolder)/\(tag.name)"
        infoPlist = files["\(lists)/Info.plist"]
        entitlements = files["\(lists)/\(tag.name).entitlements"]
        buildSettings = files["\(lists)/\(tag.name).xcconfig"]
        configuration = files["Sources/App/\(tag.configurationName)/\(tag.name)Tag.swift"]
        executable = files["Sources/App/\(spec.executableName(of: tag))/main.swift"]
        scheme = files.file(endingWith: "/xcschemes/\(spec.executableName(of: tag)).xcscheme")
    }

    var all: [RenderedFile] {
        [infoPlist, entitlements, buildSettings, configuration, executable, scheme].compactMap(\.self)
    }
}

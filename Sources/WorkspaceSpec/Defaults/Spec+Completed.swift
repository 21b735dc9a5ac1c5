import Diagnostics

extension Spec {
    /// This spec with what it leaves out: the standard spec's values under this spec's own name and organization, the
    /// modules that it implies, its URLs in their final form.
    func completed(by standard: Spec) -> Spec {
        var spec = self
        if !origin.says("organization") { spec.organization = standard.organization }
        if !origin.says("platforms") { spec.platforms = standard.platforms }
        if !origin.says("localizations") { spec.localizations = standard.localizations }
        spec.layers = completedLayers(standard)
        spec.tags = spec.completedTags(standard)
        spec.serverCenters = spec.completedCenters(standard)
        spec.completeModules(standard)
        // A layer may have been added for the standard modules.
        spec.packages = packages.map { $0.completed(lowestLayer: spec.layers.last?.name ?? "") }
        return spec
    }

    /// A package that has grown by hand: every module names its folder. Nothing is generated from such a spec, so
    /// nothing is implied.
    public var isHandGrown: Bool {
        // Asked for often, so without a copy of any module.
        var hasListed = false
        for index in modules.indices where !modules[index].isImplied {
            if modules[index].path == nil { return false }
            hasListed = true
        }
        return hasListed
    }

    private func completedLayers(_ standard: Spec) -> [Layer] {
        guard origin.says("layers") else { return standard.layers }
        return layers.map { layer in
            var completed = layer
            if !layer.origin.says("siblings"), let home = standard.layers.first(where: { $0.name == layer.name }) {
                completed.siblings = home.siblings
            }
            return completed
        }
    }
}

extension PackageDependency {
    fileprivate func completed(lowestLayer: String) -> PackageDependency {
        var package = self
        if !origin.says("layer") { package.layer = lowestLayer }
        return package
    }
}

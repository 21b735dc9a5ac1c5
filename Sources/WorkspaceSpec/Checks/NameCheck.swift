import Diagnostics

extension SpecCheck {
    /// Every name is of the right form and means nothing else.
    static let names = SpecCheck { subject in
        subject.spec.statedNames.compactMap { stated in
            stated.rule.problem(with: stated.name).map { problem in
                Diagnostic(rule: problem.rule, problem.message, at: stated.location, fix: problem.fix)
            }
        }
    }
}

/// A name that the spec gives to something.
private struct StatedName {
    var rule: NameRule
    var name: String
    var location: Location?

    /// Nil when the spec does not give the name: what is missing or of the wrong type is reported already.
    init?(_ rule: NameRule, _ name: String, _ origin: Origin, _ key: String) {
        guard origin.gives(key) else { return nil }
        self.init(rule: rule, name: name, location: origin[key])
    }

    init(rule: NameRule, name: String, location: Location?) {
        self.rule = rule
        self.name = name
        self.location = location
    }
}

extension Spec {
    fileprivate var statedNames: [StatedName] {
        var names = [StatedName(.project, name, origin, "name")].compactMap { $0 }
        names += layers.flatMap(\.statedNames)
        names += tags.flatMap(\.statedNames)
        names += serverCenters.compactMap { StatedName(.center, $0.name, $0.origin, "name") }
        names += modules.compactMap { StatedName(.module, $0.name, $0.origin, "name") }
        names += modules.compactMap(\.service).flatMap(\.statedNames)
        return names
    }
}

extension Layer {
    fileprivate var statedNames: [StatedName] {
        [StatedName(.layer, name, origin, "name")].compactMap { $0 }
            + groups.enumerated().compactMap { StatedName(.group, $1, origin, "groups[\($0)]") }
    }
}

extension Tag {
    fileprivate var statedNames: [StatedName] {
        [StatedName(.tag, name, origin, "name")].compactMap { $0 }
            + settings.compactMap { setting in
                setting.origin.location.map { StatedName(rule: .setting, name: setting.name, location: $0) }
            }
    }
}

extension Service {
    fileprivate var statedNames: [StatedName] {
        [
            StatedName(.serviceProtocol, name, origin, "protocol"), StatedName(.accessor, accessor, origin, "accessor"),
        ].compactMap { $0 }
    }
}

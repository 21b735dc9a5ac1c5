import Diagnostics
import ImportScanner
import WorkspaceSpec

extension CheckSubject {
    /// What breaks a rule about who may depend on whom: every such import, and every such dependency of the spec that
    /// nobody imports.
    func violations(of rule: RuleID) -> [Diagnostic] {
        survey.offences.compactMap { importViolation($0, of: rule) }
            + survey.map.statements.compactMap { statedViolation($0, of: rule) }
    }

    private func importViolation(_ offence: ImportOffence, of rule: RuleID) -> Diagnostic? {
        guard case .violation(let violation) = offence.reason, violation.rule == rule else { return nil }
        let statement = statement(of: offence.source, on: offence.destination)?.edge
        return Diagnostic(
            rule: rule, violation.message(verb: "imports"), at: location(of: offence.site),
            ruleLocation: place(stating: violation), notes: notes(violation, statement?.location),
            fix: importFix(violation, statement?.location))
    }

    private func statedViolation(_ statement: Statement, of rule: RuleID) -> Diagnostic? {
        guard !survey.imports(statement.source, statement.destination),
            let violation = survey.map.violation(from: statement.source, to: statement.destination),
            violation.rule == rule
        else { return nil }
        return Diagnostic(
            rule: rule, violation.message() + statement.edge.reason, at: statement.edge.location ?? spec.origin.location,
            ruleLocation: place(stating: violation), notes: notes(violation, nil), fix: violation.fix)
    }
}

extension CheckSubject {
    /// The line of the spec that says what is not allowed.
    private func place(stating violation: DependencyViolation) -> Location? {
        switch violation.reason {
        case .upward: groupPlace(of: violation.source) ?? layer(of: violation.source)?.origin["name"] ?? placeOfModule(violation.source)
        case .sibling: layer(of: violation.source)?.origin["siblings"] ?? placeOfModule(violation.source)
        case .closed: layer(of: violation.destination)?.origin["closed"]
        case .impureInterface: module(named: violation.source.module)?.origin["interface"]
        case .compositionRoot: tagPlace(of: violation.destination) ?? placeOfModule(violation.destination) ?? spec.origin["name"]
        }
    }

    private func groupPlace(of place: DependencyPolicy.Place) -> Location? {
        guard let group = place.group else { return nil }
        return layer(of: place)?.origin["groups[\(group)]"]
    }

    private func tagPlace(of place: DependencyPolicy.Place) -> Location? {
        switch place.role {
        case .tag(let name), .executable(let name): spec.tags.first { $0.name == name }?.origin["name"]
        default: nil
        }
    }

    private func layer(of place: DependencyPolicy.Place) -> Layer? {
        place.layer.map { spec.layers[$0] }
    }

    private func module(named name: String?) -> Module? {
        name.flatMap { name in spec.modules.first { $0.name == name } }
    }

    private func placeOfModule(_ place: DependencyPolicy.Place) -> Location? {
        module(named: place.module)?.origin["name"]
    }

    /// Where the spec places both sides, and where it states the dependency itself.
    private func notes(_ violation: DependencyViolation, _ statement: Location?) -> [Note] {
        let sides = [violation.source, violation.destination].compactMap { place -> Note? in
            guard let location = module(named: place.module)?.origin["layer"] else { return nil }
            return Note("'\(place.name)' is in \(place.stage)", at: location)
        }
        return sides + (statement.map { [Note("the spec states the dependency", at: $0)] } ?? [])
    }
}

extension CheckSubject {
    /// What to write in the source and in the spec.
    private func importFix(_ violation: DependencyViolation, _ statement: Location?) -> String {
        let names = violation.fix.hasPrefix(dependPrefix)
        let advice = names ? "import " + violation.fix.dropFirst(dependPrefix.count) : violation.fix
        let others = names ? [access(violation), addition(violation)] : []
        let removal = statement.map { "remove \"\(violation.destination.name)\" at \($0)" }
        return listed([advice] + (others + [removal]).compactMap(\.self))
    }

    /// How a module reaches another one's implementation in a generated workspace.
    private func access(_ violation: DependencyViolation) -> String? {
        guard violation.source.role == .implementation, !survey.map.isHandGrown,
            let service = module(named: violation.destination.module)?.service
        else { return nil }
        return "ask the registry for '\(service.accessor)'"
    }

    /// The interface is to be declared, too, where it is not.
    private func addition(_ violation: DependencyViolation) -> String? {
        guard let interface = violation.destination.interfaceName,
            let target = targets.first(where: { $0.name == violation.source.name }),
            !target.dependencies.contains(where: { $0.name == interface })
        else { return nil }
        return addition(of: interface, to: target)
    }
}

/// How the policy words a fix that names another module.
private let dependPrefix = "depend on "

/// `["a", "b", "c"]` → `a, b and c`
private func listed(_ parts: [String]) -> String {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
}

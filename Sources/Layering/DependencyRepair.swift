import Diagnostics
import WorkspaceSpec

/// A change of a list of dependencies that ends a finding and breaks no rule.
public struct DependencyRepair: Hashable, Sendable {
    public enum Owner: Hashable, Sendable {
        case module(String)
        case tag(String)
    }

    /// The entry is added to the list, or taken out of it.
    public let isAddition: Bool
    public let name: String
    public let owner: Owner
    /// The list: `dependencies` or `interfaceDependencies`.
    public let key: String
}

extension CheckSubject {
    /// The legal dependencies that sources use without declaring them, and those that they declare without using them;
    /// what the team has turned off or suppressed is left alone.
    public var repairs: [DependencyRepair] {
        var seen: Set<DependencyRepair> = []
        return (additions + removals).filter { seen.insert($0).inserted }
    }

    private var additions: [DependencyRepair] {
        guard isActive(.undeclaredImport) else { return [] }
        let suppressions = Suppressions(self)
        return undeclaredImports.compactMap { offence in
            guard let destination = offence.destination else { return nil }
            let finding = Diagnostic(rule: Rule.undeclaredImport.id, "", at: location(of: offence.site))
            guard !suppressions.applied(to: [finding]).kept.isEmpty else { return nil }
            return repair(targets[offence.source], name(of: destination), isAddition: true)
        }
    }

    private var removals: [DependencyRepair] {
        guard isActive(.unusedDependency) else { return [] }
        return unusedStatements.compactMap { statement in
            repair(targets[statement.source], statement.edge.destination, isAddition: false)
        }
    }

    private func isActive(_ rule: Rule) -> Bool { severity(of: rule) != nil }

    /// Nil for a target whose dependencies no list decides, and for a module that the spec does not list.
    private func repair(_ target: BuildTarget, _ name: String, isAddition: Bool) -> DependencyRepair? {
        guard let key = dependencyList(of: target)?.key else { return nil }
        if case .tag(let tag) = target.role {
            return DependencyRepair(isAddition: isAddition, name: name, owner: .tag(tag), key: key)
        }
        guard let module = module(of: target), !module.isImplied else { return nil }
        return DependencyRepair(isAddition: isAddition, name: name, owner: .module(module.name), key: key)
    }
}

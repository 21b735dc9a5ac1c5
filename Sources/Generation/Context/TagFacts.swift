import TemplateEngine
import WorkspaceSpec

extension Facts {
    func tag(_ tag: Tag) -> TemplateValue {
        let own = ownModules[tag.name] ?? []
        return [
            "name": .string(tag.name),
            "displayName": .string(tag.displayName),
            "bundleIdentifier": .string(tag.bundleIdentifier),
            "logLevel": .string(tag.logLevel.rawValue),
            "isRelease": .bool(tag.release),
            "transportSecurity": .list(transportSecurity(of: tag)),
            "configuration": .string(tag.configurationName),
            "executable": .string(spec.executableName(of: tag)),
            "xcodeApp": xcodeApps[tag.name] ?? .null,
            "centers": .series(spec.serverCenters.compactMap { center($0, in: tag) }),
            "settings": .series(settings(of: tag)),
            "registrations": .series(own.flatMap(registration)),
            "imports": importSeries(["Logger", "ModuleRegistry", "URLConfig"] + own.map(\.name)),
        ]
    }

    /// What iOS has to be told about servers that it would not let the app reach: none or one.
    private func transportSecurity(of tag: Tag) -> [TemplateValue] {
        let urls = spec.serverCenters.flatMap(\.urls).filter { $0.tag == tag.name }
        let hasLoopback = urls.contains(where: \.isOnLoopback)
        // What ships makes no exception; the check says so where its URLs would need one.
        let plain = tag.release ? [] : urls.filter { $0.scheme == "http" && !$0.isOnLoopback }.map(\.host)
        guard hasLoopback || !plain.isEmpty else { return [] }
        return [
            [
                "hasLoopback": .bool(hasLoopback),
                "plainHosts": .series(Set(plain).sorted().map { ["name": .string($0)] }),
            ]
        ]
    }

    private func center(_ center: ServerCenter, in tag: Tag) -> TemplateValue? {
        center.urls.first { $0.tag == tag.name }.map { url in
            ["name": .string(center.name), "url": .string(url.text), "host": .string(url.host)]
        }
    }

    /// Each service, by its accessor, with the module whose implementation the registry hands out in the tag.
    private func winners(in tag: Tag) -> [TemplateValue] {
        let implementations = ServiceWinners(among: commonModules + (ownModules[tag.name] ?? []))
        return publishers.compactMap { publisher, service in
            implementations.winner(of: publisher.name).map {
                [
                    "tag": .string(tag.name),
                    "accessor": .string(service.accessor),
                    "implementation": .string($0),
                ]
            }
        }
    }
}

extension Facts {
    /// What the modules of all tags register, and what can be asked for.
    var wiring: TemplateObject {
        let common = commonModules.filter(\.registers)
        return [
            "registrations": .series(common.flatMap(registration)),
            "wiringImports": importSeries(["ModuleRegistry"] + common.map(\.name)),
            "wires": .series(spec.tags.flatMap(winners)),
            "serviceImports": importSeries(
                ["ModuleRegistry", "Testing", "URLConfig"] + publishers.map(\.module.interfaceName)
            ),
            "tagTestImports": importSeries(
                ["Foundation", "Testing", "URLConfig"] + spec.tags.map(\.configurationName)
            ),
            "wiringTestImports": importSeries(
                ["ModuleRegistry", "Testing", "URLConfig", "Wiring"] + spec.tags.map(\.configurationName)
            ),
        ]
    }
}

/// Which module's implementation of each service the registry hands out.
private struct ServiceWinners {
    private var best: [String: (module: String, priority: Int)] = [:]

    /// - Parameter modules: in the order of the wiring list.
    init(among modules: [Module]) {
        for module in modules {
            // A module's own service, then those of others, of which its first claim counts.
            consider(module.name, 0, for: module.name)
            if module.implements.isEmpty { continue }
            var seen: Set = [module.name]
            for claim in module.implements where seen.insert(claim.service).inserted {
                consider(module.name, claim.priority, for: claim.service)
            }
        }
    }

    /// Nil for a service that nobody implements.
    func winner(of service: String) -> String? { best[service]?.module }

    /// The highest priority wins; of two equal ones, the first.
    private mutating func consider(_ module: String, _ priority: Int, for service: String) {
        if let present = best[service], present.priority >= priority { return }
        best[service] = (module, priority)
    }
}

extension BaseURL {
    /// Whether it leads to the machine itself, which iOS allows only to an app that says so.
    fileprivate var isOnLoopback: Bool {
        ["localhost", "::1"].contains(host) || host.hasPrefix("127.")
    }
}

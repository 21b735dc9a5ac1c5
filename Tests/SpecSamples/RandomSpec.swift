import Workbench
import WorkspaceSpec

extension SpecSamples {
    /// A valid spec, another one for each seed, as a value to be written in any format.
    public static func random(seed: UInt64) -> DocumentNode {
        var builder = RandomSpec(seed: seed)
        return builder.document()
    }
}

/// Invents a spec from the top down; everything refers only to what is there already.
private struct RandomSpec {
    private var generator: SeededGenerator
    private var layers: [Place] = []
    private var tags: [String] = []
    /// Those that ship, so that their URLs must be safe.
    private var releases: Set<String> = []
    private var modules: [Sketch] = []
    private var products: [String] = []

    private struct Place {
        var name: String
        var siblings: String
        var groups: [String]
        var isClosed: Bool
    }

    private struct Sketch {
        var name: String
        var layer: Int
        var group: Int?
        var hasInterface: Bool
        var tags: [String]
    }

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func document() -> DocumentNode {
        makeLayers()
        makeTags()
        makeModules()
        var members: [DocumentNode.Member] = [.init("name", .string(pick(["Shop", "Book_Store", "x", "MyApp2"])))]
        if flip() { members.append(.init("organization", .string(pick(["com.acme", "org.a-b.c9", "x"])))) }
        if flip() { members.append(.init("platforms", platforms)) }
        if flip() { members.append(.init("localizations", strings(["en", "pt-BR", "zh-Hant-TW"]))) }
        members.append(.init("layers", .array(layers.map(node))))
        members.append(.init("tags", .array(tags.enumerated().map { tag($1, $0) })))
        members.append(.init("serverCenters", centers()))
        if flip() { members.append(.init("packages", package())) }
        members.append(.init("modules", .array(modules.indices.map { module($0) })))
        if flip() { members.append(.init("check", check())) }
        return .object(members)
    }

    private var platforms: DocumentNode {
        .object([.init("iOS", .string("17.2.1")), .init("macOS", .string("14.0"))])
    }

    private mutating func check() -> DocumentNode {
        .object([.init("unused-dependency", .string(pick(["off", "error"])))])
    }
}

extension RandomSpec {
    private mutating func makeLayers() {
        for index in 0..<number(1...5) {
            let groups = flip() ? [] : (0..<number(1...3)).map { "Group\(index)\($0)" }
            layers.append(
                Place(
                    name: "Layer\(index)",
                    siblings: pick(["interface", "acyclic", "none"]),
                    groups: groups,
                    isClosed: number(0...4) == 0
                )
            )
        }
    }

    private func node(_ place: Place) -> DocumentNode {
        var members: [DocumentNode.Member] = [
            .init("name", .string(place.name)), .init("siblings", .string(place.siblings)),
        ]
        if !place.groups.isEmpty { members.append(.init("groups", strings(place.groups))) }
        if place.isClosed { members.append(.init("closed", .bool(true))) }
        return .object(members)
    }

    /// The layer to which standard modules go that have no other home; what publishes a service is not below it.
    private var shelter: Int {
        layers.lastIndex { $0.siblings == "acyclic" && !$0.isClosed } ?? layers.count
    }
}

extension RandomSpec {
    private mutating func makeTags() {
        tags = Array(["Local", "Beta", "Staging", "Product"].shuffled(using: &generator).prefix(number(1...4)))
    }

    private mutating func tag(_ name: String, _ index: Int) -> DocumentNode {
        var members: [DocumentNode.Member] = [.init("name", .string(name))]
        let hostile = #"Shop "X" \(1) </string> $ (A) {{b}} <&> '# 商店 🛒👨‍👩‍👧 -- // /* %@"#
        if flip() { members.append(.init("displayName", .string(pick([hostile, "Café\n2", "Ünïcode", "a: b"])))) }
        if flip() { members.append(.init("bundleIdentifier", .string("com.acme.app\(index)"))) }
        if flip() { members.append(.init("logLevel", .string(pick(["debug", "info", "notice", "warning", "error"])))) }
        if flip() {
            let ships = flip()
            if ships { releases.insert(name) }
            members.append(.init("release", .bool(ships)))
        }
        if flip() { members.append(.init("settings", settings())) }
        let own = modules.filter { $0.tags == [name] }.map(\.name)
        if !own.isEmpty, flip() { members.append(.init("dependencies", strings(own))) }
        return .object(members)
    }

    private mutating func settings() -> DocumentNode {
        .object([
            .init("pageSize", .integer(number(-5...500))), .init("ratio", .double(0.25)),
            .init("isFast", .bool(flip())), .init("greeting", .string("\"hi\"\n\\(x) $(Y)\t{{z}}")),
        ])
    }

    private mutating func centers() -> DocumentNode {
        .array(
            (0..<number(1...4)).map { index in
                let urls = tags.shuffled(using: &generator).map { tag in
                    DocumentNode.Member(tag, .string(url(tag, index)))
                }
                return .object([.init("name", .string("center\(index)")), .init("urls", .object(urls))])
            }
        )
    }

    private mutating func url(_ tag: String, _ index: Int) -> String {
        let safe = "https://\(tag).example.com/v\(index)/"
        let url = pick([
            safe, "HTTP://127.0.0.1:80\(index)", "http://[::1]:8080/a'b(c)&$1;x=y",
            "https://xn--bcher-kva.example/%E5%95%86/",
        ])
        return releases.contains(tag) && !url.hasPrefix("https:") ? safe : url
    }

    private mutating func package() -> DocumentNode {
        products = ["OrderedCollections", "Kit-Core"]
        return .array([
            .object([
                .init("url", .string("https://github.com/apple/swift-collections.git")),
                .init(pick(["from", "exact"]), .string("1.1.0")), .init("products", strings(["OrderedCollections"])),
            ]),
            .object([
                .init("path", .string("../Kit")), .init("products", strings(["Kit-Core"])),
                .init("layer", .string(layers[layers.count - 1].name)),
            ]),
        ])
    }
}

extension RandomSpec {
    private mutating func makeModules() {
        for index in 0..<number(0...10) {
            let layer = number(0...(layers.count - 1))
            let groups = layers[layer].groups.count
            modules.append(
                Sketch(
                    name: pick(["Cart", "List", "io", "X_", "HTTPPage"]) + "\(index)",
                    layer: layer,
                    group: groups > 0 && flip() ? number(0...(groups - 1)) : nil,
                    hasInterface: layer <= shelter && flip(),
                    tags: number(0...3) == 0 ? [tags[number(0...(tags.count - 1))]] : []
                )
            )
        }
    }

    private mutating func module(_ index: Int) -> DocumentNode {
        let sketch = modules[index]
        var members: [DocumentNode.Member] = [
            .init("name", .string(sketch.name)), .init("layer", .string(layers[sketch.layer].name)),
        ]
        if let group = sketch.group { members.append(.init("group", .string(layers[sketch.layer].groups[group]))) }
        if sketch.hasInterface { members.append(.init("interface", .bool(true))) }
        if sketch.hasInterface, flip() { members.append(.init("service", service(of: sketch))) }
        if flip() { members.append(.init("kind", .string(pick(["feature", "library", "resource", "vendor"])))) }
        let interfaces = modules[..<index].filter { sketch.hasInterface && canUseInterface(of: $0, from: sketch) }
        if let other = interfaces.last, flip() {
            members.append(.init("interfaceDependencies", strings(["\(other.name)Interface"])))
        }
        let dependencies = dependencies(of: index)
        if !dependencies.isEmpty { members.append(.init("dependencies", strings(dependencies))) }
        let services = modules[..<index].filter { canUseInterface(of: $0, from: sketch) }
        if sketch.layer <= shelter, flip(), let service = services.first {
            let entry = DocumentNode.object([
                .init("service", .string(service.name)), .init("priority", .integer(number(-3...20) * 10 + index)),
            ])
            members.append(.init("implements", .array([entry])))
        }
        if !sketch.tags.isEmpty { members.append(.init("tags", strings(sketch.tags))) }
        return .object(members)
    }

    private mutating func service(of sketch: Sketch) -> DocumentNode {
        let accessor = DocumentNode.Member("accessor", .string("the\(sketch.name)"))
        return .object(flip() ? [accessor] : [.init("protocol", .string("\(sketch.name)Serving")), accessor])
    }

    /// Only earlier modules, so that there is no cycle.
    private mutating func dependencies(of index: Int) -> [String] {
        let sketch = modules[index]
        var names: [String] = []
        for other in modules[..<index] where flip() {
            if canUse(other, from: sketch) {
                names.append(other.name)
            } else if canUseInterface(of: other, from: sketch) {
                names.append("\(other.name)Interface")
            }
        }
        if products.contains("Kit-Core"), !isClosed(layers.count - 1, from: sketch.layer), flip() {
            names.append("Kit-Core")
        }
        return names
    }

    private func canUse(_ other: Sketch, from sketch: Sketch) -> Bool {
        guard other.tags.isEmpty || other.tags == sketch.tags, !isClosed(other.layer, from: sketch.layer) else {
            return false
        }
        if other.layer != sketch.layer { return other.layer > sketch.layer }
        guard let group = sketch.group, let lower = other.group, group != lower else {
            return layers[sketch.layer].siblings == "acyclic"
        }
        return lower > group
    }

    private func canUseInterface(of other: Sketch, from sketch: Sketch) -> Bool {
        guard other.hasInterface, !isClosed(other.layer, from: sketch.layer) else { return false }
        if other.layer != sketch.layer { return other.layer > sketch.layer }
        guard let group = sketch.group, let lower = other.group, group != lower else {
            return layers[sketch.layer].siblings != "none"
        }
        return lower > group
    }

    private func isClosed(_ lower: Int, from upper: Int) -> Bool {
        layers[lower].isClosed && lower - upper > 1
    }
}

extension RandomSpec {
    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func flip() -> Bool { Bool.random(using: &generator) }

    private mutating func pick(_ texts: [String]) -> String { texts[number(0...(texts.count - 1))] }

    private func strings(_ texts: [String]) -> DocumentNode { .array(texts.map(DocumentNode.string)) }
}

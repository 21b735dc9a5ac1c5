import Diagnostics
import Foundation
import Testing
import Workbench
import WorkspaceSpec

@testable import Generation

/// What the team did to a workspace, and what a command then does: all of its work, or none with a reason.
@Suite("A command in a workspace that the team has changed")
struct GrowthConflictTests {
    struct Row: CustomTestStringConvertible {
        let sentence: String
        let change: @Sendable (GrowthWorkspace) throws -> Void
        var growth = Growth.module("Cart", interface: true)
        /// The beginning of each message; none when the command goes on.
        var refusals: [String] = []

        var testDescription: String { sentence }
    }

    private static let manifest = "Package.swift"
    private static let registrations = "Sources/App/Wiring/CommonModules.swift"

    static let rows = [
        Row(sentence: "nothing", change: { _ in }),
        Row(
            sentence: "a line outside the regions",
            change: { try $0.edit(manifest, "let package", "// ours\nlet package") }
        ),
        Row(
            sentence: "a region of the manifest",
            change: {
                try $0.edit(
                    manifest,
                    "        // scaffold:end targets",
                    "        // ours\n        // scaffold:end targets"
                )
            },
            refusals: ["the region 'targets' of 'Package.swift' has been changed by hand"]
        ),
        Row(
            sentence: "a region that a formatter has laid out otherwise",
            change: {
                try $0.edit(manifest, "    defaultLocalization:", "  defaultLocalization:")
                try $0.edit(manifest, "// Main\n        .target(name:", "// Main\n      .target(\n        name:")
            }
        ),
        Row(
            sentence: "a merge conflict that is not settled",
            change: {
                try $0.edit(manifest, "let package", "<<<<<<< HEAD\nlet package")
                try $0.edit(registrations, "import", "<<<<<<< HEAD\nimport")
            },
            refusals: ["a merge conflict is left here", "a merge conflict is left here"]
        ),
        Row(
            sentence: "no mark",
            change: { try $0.edit(manifest, "        // scaffold:end targets\n", "") },
            refusals: ["managed region 'targets' does not end"]
        ),
        Row(
            sentence: "no region",
            change: {
                try $0.edit(manifest, "        // scaffold:end targets\n", "")
                try $0.edit(manifest, "        // scaffold:begin targets\n", "")
            },
            refusals: ["'Package.swift' has no region 'targets', which this command changes"]
        ),
        Row(
            sentence: "no manifest",
            change: { try FileManager.default.removeItem(atPath: $0.folder.path(manifest)) },
            refusals: ["'Package.swift' is missing, and this command writes into it"]
        ),
        Row(
            sentence: "no list of registrations",
            change: { try FileManager.default.removeItem(atPath: $0.folder.path(registrations)) },
            refusals: ["'\(registrations)' is missing, and this command writes into it"]
        ),
        Row(
            sentence: "no list of registrations, for a module that registers nothing",
            change: { try FileManager.default.removeItem(atPath: $0.folder.path(registrations)) },
            growth: .module("Zip", layer: "Vendor")
        ),
        Row(
            sentence: "no list of registrations, for a module that goes",
            change: {
                try $0.carryOut(.module("Cart", interface: true))
                try FileManager.default.removeItem(atPath: $0.folder.path(registrations))
            },
            growth: .removeModule("Cart", force: false)
        ),
        Row(
            sentence: "a folder in the place of the list of registrations",
            change: {
                try FileManager.default.removeItem(atPath: $0.folder.path(registrations))
                try $0.folder.write("ours", to: "\(registrations)/Ours.swift")
            },
            refusals: ["'\(registrations)' is no file, and this command changes"]
        ),
        Row(
            sentence: "another file in the place of the list of registrations",
            change: { try $0.folder.write("// The list is elsewhere.\n", to: registrations) },
            refusals: ["'\(registrations)' has been changed by hand where this command changes it, too"]
        ),
        Row(
            sentence: "an empty list of registrations",
            change: { try $0.folder.write("", to: registrations) },
            refusals: ["'\(registrations)' has been changed by hand where this command changes it, too"]
        ),
        Row(
            sentence: "a registration with a comment of the team",
            change: {
                try $0.carryOut(.module("Alpha", interface: true))
                try $0.edit(registrations, "AlphaRegistration.self,", "AlphaRegistration.self, // ours")
            }
        ),
        Row(
            sentence: "the list of registrations as a function's result",
            change: { try $0.edit(registrations, "        OrderRegistration.self\n    ]", "    ] + ours()") },
            refusals: ["'\(registrations)' has been changed by hand where this command changes it, too"]
        ),
        Row(
            sentence: "a whole manifest of the team's",
            change: { try $0.folder.write("// swift-tools-version: 6.0\n", to: manifest) },
            refusals: ["products", "targets"].map {
                "'Package.swift' has no region '\($0)', which this command changes"
            }
        ),
        Row(
            sentence: "a region inside another one",
            change: {
                try $0.edit(
                    manifest,
                    "// scaffold:begin targets\n",
                    "// scaffold:begin targets\n        // scaffold:begin ours\n        // scaffold:end ours\n"
                )
            },
            refusals: ["managed region 'ours' begins inside 'targets'"]
        ),
        Row(
            sentence: "a README of the team's",
            change: { try $0.folder.write("# Ours\n", to: "README.md") }
        ),
        Row(
            sentence: "the README's line of the layer",
            change: { try $0.edit("README.md", "| `Sources/Main` | Order", "| `Sources/Main` | our Order") }
        ),
        Row(
            sentence: "an empty README",
            change: { try $0.folder.write("", to: "README.md") }
        ),
        Row(
            sentence: "a manifest with CRLF",
            change: { try $0.folder.write($0.folder.read(manifest).replacing("\n", with: "\r\n"), to: manifest) }
        ),
        Row(
            sentence: "a second manifest with the same regions",
            change: { try $0.folder.write($0.folder.read(manifest), to: "Package@swift-6.0.swift") }
        ),
        Row(
            sentence: "a second manifest without regions",
            change: { try $0.folder.write("// swift-tools-version: 6.0\n", to: "Package@swift-6.0.swift") },
            refusals: ["products", "targets"].map {
                "'Package@swift-6.0.swift' has no region '\($0)', which this command changes"
            }
        ),
        Row(
            sentence: "the second manifest's region",
            change: {
                try $0.folder.write(
                    $0.folder.read(manifest).replacing(
                        "// scaffold:end targets",
                        with: "// o\n// scaffold:end targets"
                    ),
                    to: "Package@swift-6.0.swift"
                )
            },
            refusals: ["the region 'targets' of 'Package@swift-6.0.swift' has been changed by hand"]
        ),
        Row(
            sentence: "a file where the module's goes",
            change: { try $0.folder.write("ours", to: "Sources/Main/Cart/CartStore.swift") },
            refusals: ["'Sources/Main/Cart/CartStore.swift' exists, and existing files are never overwritten"]
        ),
        Row(
            sentence: "a link that leads nowhere where the module's file goes",
            change: { workspace in
                try workspace.folder.write("ours", to: "Sources/Main/Cart/Ours.swift")
                try workspace.folder.link("Sources/Main/Cart/CartStore.swift", to: "nowhere")
            },
            refusals: ["'Sources/Main/Cart/CartStore.swift' exists, and existing files are never overwritten"]
        ),
        Row(
            sentence: "another file in the module's folder",
            change: { try $0.folder.write("ours", to: "Sources/Main/Cart/Ours.swift") }
        ),
        Row(
            sentence: "a link where the layer's folder was",
            change: {
                try FileManager.default.moveItem(
                    atPath: $0.folder.path("Sources/Main"),
                    toPath: $0.folder.path("Elsewhere")
                )
                try $0.folder.link("Sources/Main", to: "../Elsewhere")
            },
            refusals: ["'Sources/Main' is a link, and nothing is written through a link"]
        ),
        Row(
            sentence: "a removed list",
            change: { try FileManager.default.removeItem(atPath: $0.folder.path("README.md")) }
        ),
        Row(
            sentence: "the line that changes",
            change: { try $0.edit("Makefile", "TAGS := Local", "TAGS := Mine Local") },
            growth: .tag("Staging"),
            refusals: ["'Makefile' has been changed by hand where this command changes it, too"]
        ),
        Row(
            sentence: "the line that changes, and ours pasted",
            change: { try $0.edit("Makefile", "TAGS := Local Product", "# ours\nTAGS := Local Product Staging") },
            growth: .tag("Staging")
        ),
        Row(
            sentence: "a wrong spec",
            change: { try $0.edit("scaffold.json", "\"Order\", \"layer\": \"Main\"", "\"Order\", \"layer\": \"Man\"") },
            refusals: ["unknown layer 'Man'; did you mean 'Main'?"]
        ),
        Row(
            sentence: "a dependency upwards",
            change: { _ in },
            growth: .module("Low", layer: "Expand", dependencies: ["Order"]),
            refusals: ["'Low' depends on 'Order', which is higher"]
        ),
        Row(
            sentence: "a sibling's implementation",
            change: { _ in },
            growth: .module("Cart", dependencies: ["Order"]),
            refusals: ["'Cart' depends on 'Order', a sibling in Main"]
        ),
        Row(
            sentence: "a name in another case",
            change: { _ in },
            growth: .module("order"),
            refusals: ["module 'order' and"]
        ),
        Row(
            sentence: "a name that is taken by a target",
            change: { _ in },
            growth: .module("OrderInterface"),
            refusals: ["module 'OrderInterface'"]
        ),
        Row(
            sentence: "a path as a name",
            change: { _ in },
            growth: .module("../evil"),
            refusals: ["module name '../evil'"]
        ),
        Row(
            sentence: "a center without one tag's URL",
            change: { _ in },
            growth: .addCenter(CenterRequest(name: "search", urls: ["Local": "http://127.0.0.1/"])),
            refusals: ["center 'search' has no URL for tag 'Product'"]
        ),
        Row(
            sentence: "a URL with a password",
            change: { _ in },
            growth: .tag("Staging", ["account": "https://u:p@example.com/"]),
            refusals: [""]
        ),
        Row(
            sentence: "a module that others use",
            change: { _ in },
            growth: .removeModule("Order", force: true),
            refusals: ["'Order' cannot be removed: others depend on it"]
        ),
        Row(
            sentence: "a module that the app itself uses",
            change: { _ in },
            growth: .removeModule("ModuleRegistry", force: true),
            refusals: ["the spec does not list 'ModuleRegistry': the workspace needs it"]
        ),
        Row(
            sentence: "a module that there is not",
            change: { _ in },
            growth: .removeModule("Ordr", force: false),
            refusals: ["there is no module 'Ordr'; did you mean 'Order'?"]
        ),
        Row(
            sentence: "a new name in another case",
            change: { _ in },
            growth: .renameModule("Order", to: "ORDER"),
            refusals: ["'Order' and 'ORDER' are one folder on a file system that folds case"]
        ),
        Row(
            sentence: "a new name that is taken",
            change: { _ in },
            growth: .renameModule("Order", to: "OrderStub"),
            refusals: ["there is a module 'OrderStub' already"]
        ),
    ]

    @Test(arguments: rows)
    func allOrNothing(row: Row) throws {
        let workspace = try GrowthWorkspace()
        try row.change(workspace)
        let before = try workspace.folder.snapshot()
        guard !row.refusals.isEmpty else {
            try workspace.carryOut(row.growth)
            #expect(try workspace.folder.snapshot() != before)
            return
        }
        let error = #expect(throws: DiagnosticsError.self) { try workspace.carryOut(row.growth) }
        let messages = error?.diagnostics.map(\.message) ?? []
        #expect(messages.count == row.refusals.count, "\(messages)")
        for (message, beginning) in zip(messages, row.refusals) {
            #expect(message.hasPrefix(beginning), "\(message)")
        }
        #expect(try workspace.folder.snapshot() == before)
    }

    @Test("both manifests change, or neither")
    func bothManifests() throws {
        let workspace = try GrowthWorkspace()
        try workspace.folder.write(
            try workspace.folder.read("Package.swift") + "// other\n",
            to: "Package@swift-6.0.swift"
        )
        try workspace.carryOut(.module("Cart"))
        let first = try workspace.folder.read("Package.swift")
        #expect(first.contains("\"CartTests\""))
        #expect(try workspace.folder.read("Package@swift-6.0.swift") == first + "// other\n")
    }

    @Test("pasting what the refusal prints into the region is enough")
    func pasted() throws {
        let workspace = try GrowthWorkspace()
        let mark = "        // scaffold:end targets"
        try workspace.edit("Package.swift", mark, "        // ours\n" + mark)
        let error = #expect(throws: DiagnosticsError.self) { try workspace.carryOut(.module("Cart", layer: "Vendor")) }
        let fix = try #require(error?.diagnostics.first?.fix)
        let lines = fix.split(separator: "\n").dropFirst().map { String($0.dropFirst(4)) }
        try workspace.edit("Package.swift", mark, lines.joined(separator: "\n") + "\n" + mark)
        let manifest = try workspace.folder.read("Package.swift")
        try workspace.carryOut(.module("Cart", layer: "Vendor"))
        #expect(try workspace.folder.read("Package.swift") == manifest)
    }

    @Test("a README of the team's is left alone, and the line to write is named")
    func rewrittenReadme() throws {
        let workspace = try GrowthWorkspace()
        try workspace.edit("README.md", "| `Sources/Main` | Order", "| `Sources/Main` | our Order")
        let readme = try workspace.folder.read("README.md")
        let plan = try workspace.carryOut(.module("Cart"))
        #expect(
            plan.remarks == [
                "'README.md' has been rewritten by hand, and stays so; write there:",
                "    | `Sources/Main` | Order, OrderStub, Cart | through interface modules only |",
            ]
        )
        #expect(try workspace.folder.read("README.md") == readme)
    }

    @Test("where the list of registrations is missing, the refusal has its lines")
    func missingList() throws {
        let workspace = try GrowthWorkspace()
        try FileManager.default.removeItem(atPath: workspace.folder.path(Self.registrations))
        let error = #expect(throws: DiagnosticsError.self) { try workspace.carryOut(.module("Cart", interface: true)) }
        let fix = try #require(error?.diagnostics.first?.fix)
        #expect(fix.hasSuffix("\n    import Cart\n            CartRegistration.self,"), "\(fix)")
    }

    static let badNames = [
        "", "1", "123abc", "my-app", "my app", "Foo.Bar", "class", "self", "Any", "init", "default", "_", "main",
        "Foundation", "Testing", "XCTest", "Swift", "Dispatch", "PackageDescription", "日本", "Café", "A\u{200B}B",
        "A\u{202E}B", "A\u{0}B", "Foo\n", " Foo", "../evil", "/abs", "a/../../x", ".", "~", "-h", "CON", "Foo.",
        "order",
        "ORDER", "OrderInterface", "OrderTests", "Wiring", "ShopLocal",
    ]

    @Test("no command takes a name that cannot be one, and each says it without the raw character", arguments: badNames)
    func names(name: String) throws {
        let workspace = try GrowthWorkspace()
        let before = try workspace.times()
        for growth in [Growth.module(name), .module(name, interface: true), .renameModule("OrderStub", to: name)] {
            let error = #expect(throws: DiagnosticsError.self, "\(growth)") { try workspace.carryOut(growth) }
            let texts = error?.diagnostics.flatMap { [$0.message, $0.fix ?? ""] + $0.notes.map(\.message) } ?? []
            #expect(
                texts.allSatisfy { $0.replacing("\n", with: "").visible == $0.replacing("\n", with: "") },
                "\(texts)"
            )
        }
        #expect(try workspace.times().filter { !$0.key.hasPrefix(".") } == before.filter { !$0.key.hasPrefix(".") })
    }

    @Test("modes and links of the team stay")
    func modesAndLinks() throws {
        let workspace = try GrowthWorkspace()
        let folder = workspace.folder
        try FileManager.default.createDirectory(atPath: folder.path("real"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: folder.path("README.md"), toPath: folder.path("real/README.md"))
        try folder.link("README.md", to: "real/README.md")
        try Disk.setMode(0o600, of: folder.path("Package.swift"))
        try workspace.carryOut(.module("Foo"))
        try Disk.setMode(0o755, of: folder.path("Sources/Main/Foo/FooStore.swift"))
        try folder.link("Sources/Main/Foo/Shared.swift", to: "../Order/OrderStore.swift")
        try workspace.carryOut(.renameModule("Foo", to: "Bar"))
        #expect(try folder.read("real/README.md").contains("Bar"))
        #expect(try folder.snapshot()["README.md"] == "-> real/README.md")
        #expect(try Disk.mode(of: folder.path("Package.swift")) == 0o600)
        #expect(try Disk.mode(of: folder.path("Sources/Main/Bar/BarStore.swift")) == 0o755)
        #expect(try folder.snapshot()["Sources/Main/Bar/Shared.swift"] == "-> ../Order/OrderStore.swift")
    }

    @Test("a module is removed with the team's files, once git holds them")
    func unsavedWork() throws {
        let workspace = try GrowthWorkspace()
        try workspace.carryOut(.module("Cart"))
        try workspace.folder.write("ours", to: "Sources/Main/Cart/Deep/Ours.swift")
        try workspace.edit("Sources/Main/Cart/CartStore.swift", "public", "// ours\npublic")
        let refused = {
            let error = #expect(throws: DiagnosticsError.self) {
                try workspace.carryOut(.removeModule("Cart", force: false))
            }
            return error?.diagnostics.first.map {
                [$0.message] + $0.notes.map { "\($0.location?.file ?? ""): \($0.message)" }
            } ?? []
        }
        let store = "Sources/Main/Cart/CartStore.swift: changed by the team"
        let ours = "Sources/Main/Cart/Deep/Ours.swift: written by the team"
        let many = "git does not hold 2 files as they are, and this command deletes them"
        let one = "git does not hold a file as it is, and this command deletes it"
        #expect(
            refused() == [
                "the workspace is in no git repository, and this command deletes what nothing else holds", store, ours,
            ]
        )
        try #require(workspace.git("init", "--quiet") && workspace.git("add", "."))
        #expect(refused() == [many, store, ours])
        try #require(workspace.commit())
        try workspace.edit("Sources/Main/Cart/Deep/Ours.swift", "ours", "ours, changed")
        #expect(refused() == [one, ours])
        try #require(workspace.git("checkout", "--quiet", "."))
        try workspace.folder.write("*.log\n", to: ".gitignore")
        try workspace.folder.write("ours", to: "Sources/Main/Cart/notes.log")
        #expect(refused() == [one, "Sources/Main/Cart/notes.log: written by the team"])
        try FileManager.default.removeItem(atPath: workspace.folder.path("Sources/Main/Cart/notes.log"))
        try workspace.folder.write("", to: "Sources/Main/Cart/.DS_Store")
        try FileManager.default.createDirectory(
            atPath: workspace.folder.path("Sources/Main/Cart/Empty/Deep"),
            withIntermediateDirectories: true
        )
        let plan = try workspace.carryOut(.removeModule("Cart", force: false))
        #expect(plan.removed.contains("Sources/Main/Cart/Deep/Ours.swift"))
        #expect(try Disk.kind(of: workspace.folder.path("Sources/Main/Cart")) == .nothing)
        #expect(try Disk.kind(of: workspace.folder.path("Tests/CartTests")) == .nothing)
    }

    @Test("where git refuses to answer, the team's files stay")
    func silentGit() throws {
        let workspace = try GrowthWorkspace()
        try workspace.carryOut(.module("Cart"))
        try workspace.folder.write("ours", to: "Sources/Main/Cart/Ours.swift")
        try workspace.folder.write("gitdir: nowhere\n", to: ".git")
        let error = #expect(throws: DiagnosticsError.self) {
            try workspace.carryOut(.removeModule("Cart", force: false))
        }
        #expect(error?.diagnostics.first?.message.hasPrefix("git could not be asked what it holds") == true)
    }

    @Test("what the tool has written and nobody has changed is no work of the team's", arguments: [true, false])
    func neverCommitted(isRepository: Bool) throws {
        let workspace = try GrowthWorkspace()
        if isRepository {
            try #require(workspace.git("init", "--quiet") && workspace.git("add", ".") && workspace.commit())
        }
        let before = try workspace.files()
        try workspace.carryOut(.module("Foo", interface: true))
        try workspace.carryOut(.renameModule("Foo", to: "Bar"))
        try workspace.carryOut(.removeModule("Bar", force: false))
        #expect(try workspace.files() == before)
    }

    @Test("a comment of the team stands behind its entry while others come and go")
    func commentedEntry() throws {
        let workspace = try GrowthWorkspace()
        try workspace.edit(Self.registrations, "OrderRegistration.self", "OrderRegistration.self // ours")
        let before = try workspace.folder.snapshot()
        try workspace.carryOut(.module("Cart", interface: true))
        #expect(try workspace.folder.read(Self.registrations).contains("OrderRegistration.self, // ours\n"))
        try workspace.carryOut(.removeModule("Cart", force: false))
        #expect(try workspace.folder.snapshot() == before)
    }

    @Test("force removes what git does not hold")
    func force() throws {
        let workspace = try GrowthWorkspace()
        let before = try workspace.folder.snapshot()
        try workspace.carryOut(.module("Cart"))
        try workspace.folder.write("ours", to: "Sources/Main/Cart/Ours.swift")
        try workspace.carryOut(.removeModule("Cart", force: true))
        #expect(try workspace.folder.snapshot() == before)
    }

    @Test("a rename follows the module into the team's code, and says where its name is left")
    func renamed() throws {
        let workspace = try GrowthWorkspace()
        let folder = workspace.folder
        try workspace.carryOut(.module("Cart", interface: true))
        try workspace.carryOut(.module("Shelf", dependencies: ["CartInterface"]))
        try folder.write(
            "import CartInterface\nimport ModuleRegistry\n\n// Cart\nlet cart: (any CartService)? = ModuleRegistry.shared.cart\n",
            to: "Sources/Main/Shelf/Ours.swift"
        )
        try folder.write("public enum CartTotal {}\n", to: "Sources/Main/Cart/Sub/CartTotal+Cart.swift")
        let service = "Sources/Main/CartInterface/CartService.swift"
        try folder.write(try folder.read(service) + "// ours\n", to: service)
        let plan = try workspace.carryOut(.renameModule("Cart", to: "Basket"))
        #expect(
            try folder.read("Sources/Main/Shelf/Ours.swift")
                == "import BasketInterface\nimport ModuleRegistry\n\n// Cart\nlet cart: (any BasketService)? = ModuleRegistry.shared.basket\n"
        )
        #expect(try folder.read("Sources/Main/Basket/Sub/CartTotal+Basket.swift") == "public enum CartTotal {}\n")
        #expect(try folder.read("Sources/Main/BasketInterface/BasketService.swift").hasSuffix("// ours\n"))
        #expect(plan.remarks == ["The word 'Cart' is left as it was in Sources/Main/Shelf/Ours.swift:4."])
        #expect(try String(decoding: workspace.spec, as: UTF8.self).contains(#""dependencies": ["BasketInterface"]"#))
    }

    @Test("a standard module gets another name with the code that is there, and what uses it is the team's")
    func renamedStandardModules() throws {
        let workspace = try GrowthWorkspace(DefaultSpec.document(name: "Shop").bytes)
        let folder = workspace.folder
        try workspace.edit("Sources/Main/Login/LoginRequest.swift", "import", "// ours\nimport")
        let home = try folder.snapshot().filter { $0.key.hasPrefix("Sources/Main/Home/Resources") }
        for (old, new) in [("Login", "Account"), ("HTTPClient", "Net"), ("Macros", "Look")] {
            try workspace.carryOut(.renameModule(old, to: new))
        }
        let spec = try SpecReader.read(SpecDocument(bytes: workspace.spec, file: "scaffold.json"))
        #expect(spec.modules.filter(\.own).map(\.name) == ["Base", "Home", "Look"])
        #expect(!spec.modules.contains { $0.isImplied })
        #expect(
            spec.modules.first { $0.name == "Account" }?.dependencies.map(\.name) == ["Net", "Logger", "URLConfig"]
        )
        #expect(try folder.read("Sources/Main/Account/AccountRequest.swift").contains("// ours\nimport"))
        #expect(try folder.read("Sources/Expand/Macros/Look/ResourceBundle.swift").contains("\"Shop_Look\""))
        #expect(try folder.read("Sources/Main/Base/Startup.swift").contains("HTTPClient") == false)
        #expect(try folder.snapshot().filter { $0.key.hasPrefix("Sources/Main/Home/Resources") } == home)
        #expect(try Disk.kind(of: folder.path("Sources/Main/Account/AccountStore.swift")) == .nothing)
        for path in try ImpliedFiles.rendered(from: spec) {
            #expect(try folder.read(path.path) == String(decoding: path.bytes, as: UTF8.self), "\(path.path)")
        }
    }

    @Test(
        "a module that the app uses by its name keeps it",
        arguments: ["Base", "Global", "Logger", "ModuleRegistry", "URLConfig"]
    )
    func namesOfTheApp(name: String) throws {
        let workspace = try GrowthWorkspace(DefaultSpec.document(name: "Shop").bytes)
        let before = try workspace.folder.snapshot()
        let error = #expect(throws: DiagnosticsError.self) { try workspace.carryOut(.renameModule(name, to: "Other")) }
        #expect(
            error?.diagnostics.map(\.message) == ["'\(name)' has to keep its name: the app itself uses it by this name"]
        )
        #expect(try workspace.folder.snapshot() == before)
    }
}

extension GrowthWorkspace {
    func edit(_ path: String, _ old: String, _ new: String) throws {
        let text = try folder.read(path)
        guard text.contains(old) else { throw NotThere(text: old) }
        try folder.write(text.replacing(old, with: new, maxReplacements: 1), to: path)
    }

    private struct NotThere: Error {
        let text: String
    }

    /// Everything but what is git's.
    func files() throws -> [String: String] {
        try folder.snapshot().filter { !$0.key.hasPrefix(".git/") }
    }

    func commit() -> Bool {
        git("-c", "user.name=t", "-c", "user.email=t@example.com", "commit", "--quiet", "-m", "all")
    }

    func git(_ words: String...) -> Bool {
        (try? ProgramRun(["git", "-C", folder.path] + words))?.status == 0
    }
}

import Foundation
import Generation
import Testing

@testable import ScaffoldCLI

@Suite("The commands that change a workspace")
struct GrowthCommandTests {
    private func text(_ path: String) throws -> String {
        String(decoding: try Disk.read(path), as: UTF8.self)
    }

    @Test("add-module says what it did and how to go on, from any folder inside")
    func addModule() throws {
        try inShop { (folder) throws in
            let run = ToolRun("add-module", "Cart", "--layer", "Main", "--workspace", "\(folder)/Sources/Main/Order")
            #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
            #expect(
                run.output.hasPrefix(
                    """
                    Added module 'Cart' to Main.
                      created: 4 files in
                        Sources/Main/Cart
                        Tests/CartTests
                      changed:
                        Package.swift

                    """
                )
            )
            #expect(run.output.hasSuffix("\n\nNext:\n  swift test --filter CartTests\n  scaffold check\n"))
            #expect(try text("\(folder)/scaffold.json").contains(#"{ "name": "Cart", "layer": "Main" }"#))
            let again = ToolRun("add-module", "Cart", "--layer", "Main", "--workspace", folder)
            #expect(again.status == 2 && again.error.contains("there is a module 'Cart' already"), "\(again.error)")
        }
    }

    @Test("every command takes its options, prints its plan with --dry-run, and is silent with --quiet")
    func options() throws {
        let commands: [([String], [String])] = [
            (
                [
                    "add-module", "Stub", "--layer=Main", "--kind", "feature", "--implements", "Order:20", "--tags",
                    "Local",
                ],
                ["StubRegistration.swift", #""name": "Stub""#]
            ),
            (
                [
                    "add-module", "Net", "--layer", "Expand", "--group", "Network", "--interface", "--depends-on",
                    "Logger,URLConfig",
                ],
                ["NetInterface/", #""dependencies": ["Logger", "URLConfig"]"#]
            ),
            (
                [
                    "add-tag", "Staging", "--like", "Product", "--url", "account=https://s.example.com/", "--release",
                    "--display-name", "S",
                ],
                ["StagingTag.swift", #"+"#]
            ),
            (
                [
                    "add-center", "search", "--url", "Local=http://127.0.0.1/", "--url",
                    "Product=https://s.example.com/",
                ],
                ["+    case search"]
            ),
            (["remove-module", "Order"], ["deleted:\n", "-import Order\n"]),
            (["rename-module", "Order", "Purchase"], ["moved:\n", "+import Purchase\n"]),
        ]
        for (words, shown) in commands {
            try inShop { (folder) throws in
                let before = try text("\(folder)/scaffold.json")
                let preview = ToolRun(words: words + ["--workspace", folder, "--dry-run"])
                #expect(preview.status == 0 && preview.error.isEmpty, "\(words): \(preview.error)")
                for text in shown + ["--- a/scaffold.json\n+++ b/scaffold.json\n"] {
                    #expect(preview.output.contains(text), "\(words): \(text)\n\(preview.output)")
                }
                #expect(try text("\(folder)/scaffold.json") == before)
                let run = ToolRun(words: words + ["--workspace", folder, "--quiet"])
                #expect(run.status == 0 && run.error.isEmpty && run.output.isEmpty, "\(words): \(run.error)")
                #expect(try text("\(folder)/scaffold.json") != before)
            }
        }
    }

    static let refused: [(words: [String], error: String)] = [
        (
            ["add-module", "Cart"],
            "error: missing option '--layer <layer>'; the choices are 'Main', 'Expand', 'Resource', 'Vendor'\n"
        ),
        (
            ["add-module", "Cart", "--layer", "Mian"],
            "error: unknown layer 'Mian'; did you mean 'Main'? [unknown-layer]\n"
        ),
        (["add-module", "Cart", "--layer", "Main", "--kind", "page"], "error: 'page' is not a value of '--kind'"),
        (["add-module", "Cart", "--layer", "Main", "--implements", "Order:x"], "error: 'x' is not a priority"),
        (["add-module", "class", "--layer", "Main"], "error: module name 'class' is a word of the Swift language"),
        (
            ["add-tag", "Staging", "--url", "acount=x"],
            "error: 'acount' is not a value of '--url'; did you mean 'account'?\n"
        ),
        (
            ["add-tag", "Staging", "--like", "Prduct"],
            "error: 'Prduct' is not a value of '--like'; did you mean 'Product'?\n"
        ),
        (
            ["add-tag", "Staging", "--url", "account"],
            "error: 'account' is not a value of '--url': write <center=url>\n"
        ),
        (["add-center", "search", "--url", "Local=http://a/"], "error: missing '--url Product=<url>'\n"),
        (
            ["add-center", "search", "--url", "Local=http://a/", "--url", "Product=http://s.example.com/"],
            "error: release tag 'Product' talks to 'search' without encryption: 'http://s.example.com/' [insecure-release-url]\n"
        ),
        (
            ["add-tag", "Shipped", "--like", "Local", "--release"],
            "error: release tag 'Shipped' looks for 'account' on the machine it runs on: "
        ),
        (
            ["add-module", "Stub", "--layer", "Main", "--implements", "Order:0"],
            "error: 'Order' and 'Stub' implement 'OrderService' with one priority, 0, in tags 'Local' and 'Product'"
        ),
        (
            ["add-module", "Cart", "--layer", "Main", "--depends-on", "Order,Order"],
            """
            error: 'Cart' depends on 'Order', a sibling in Main [sibling-dependency]
              fix: depend on 'OrderInterface' instead
            error: dependency 'Order' is listed twice [duplicate-name]
              fix: remove one of the two, or give it another name
            2 errors

            """
        ),
        (
            ["add-module", "order", "--layer", "Main"],
            """
            error: module 'order' and module 'Order' differ only in case, which macOS file systems do not keep apart [duplicate-name]
              scaffold.json:1:41: note: 'Order' comes from here
            """
        ),
        (
            ["add-center", "Account", "--url", "Local=http://a/", "--url", "Product=https://a/"],
            """
            error: server center 'Account' and 'account' differ only in case, which readers do not keep apart [duplicate-name]
              scaffold.json:1:
            """
        ),
        (["add-center", "search", "--url", "Local=a", "--url", "Local=b"], "error: '--url' gives 'Local' twice\n"),
        (["remove-module", "Ordr"], "scaffold.json: error: there is no module 'Ordr'; did you mean 'Order'?"),
        (
            ["remove-module", "OrderInterface"],
            "scaffold.json:1:31: error: 'OrderInterface' is a part of module 'Order', which has an interface"
        ),
        (
            ["rename-module", "OrderTesting", "Fake"],
            "scaffold.json:1:31: error: 'OrderTesting' is a part of module 'Order', which has an interface"
        ),
        (["rename-module", "Order"], "error: missing expected argument '<new>'\n"),
    ]

    @Test("a refusal says what to write instead, and changes nothing", arguments: refused)
    func refusals(words: [String], error: String) throws {
        try inShop { (folder) throws in
            let before = try text("\(folder)/scaffold.json")
            let run = ToolRun(words: words + ["--workspace", folder])
            #expect(run.status == 2)
            #expect(run.error.hasPrefix(error), "\(run.error)")
            #expect(try text("\(folder)/scaffold.json") == before)
        }
    }

    @Test("a tag like another one has its settings, so the constants keep their types")
    func settingsOfTheModel() throws {
        try inShop { (folder) throws in
            try Disk.removeTree(folder)
            let settings = #""settings": { "pageSize": 20, "host": "a b", "isOpen": true }"#
            let tags = #"{ "name": "Product", "release": true, \#(settings) }"#
            try Disk.create("\(folder).json", Array(#"{ "name": "Shop", "tags": [\#(tags)], "modules": [] }"#.utf8))
            let new = ToolRun("new", "Shop", "--spec", "\(folder).json", "--output", folder, "--no-git")
            try #require(new.status == 0, "\(new.error)")
            let run = ToolRun("add-tag", "Staging", "--like", "Product", "--workspace", folder)
            #expect(run.status == 0, "\(run.error)")
            #expect(try text("\(folder)/scaffold.json").contains(#"{ "name": "Staging", \#(settings) }"#))
            #expect(!run.output.contains("AppSettings.swift"))
        }
    }

    @Test("of stand-ins without a priority, the last one wins")
    func standIns() throws {
        try inShop { (folder) throws in
            for name in ["First", "Second"] {
                let words = ["add-module", name, "--layer", "Main", "--implements", "Order", "--tags", "Local"]
                let run = ToolRun(words: words + ["--workspace", folder])
                #expect(run.status == 0, "\(run.error)")
            }
            let spec = try text("\(folder)/scaffold.json")
            #expect(spec.contains(#"{ "service": "Order", "priority": 10 }"#))
            #expect(spec.contains(#"{ "service": "Order", "priority": 20 }"#))
        }
    }

    @Test("outside a workspace there is nothing to change")
    func noWorkspace() {
        let run = ToolRun("add-module", "Cart", "--layer", "Main", "--workspace", "/")
        #expect(run.status == 2 && run.error.contains("holds 'scaffold.json' or 'scaffold.plist'"))
    }

    @Test("on a terminal, what is missing is asked for")
    func questions() throws {
        try inShop { (folder) throws in
            let byNumber = ToolRun(words: ["add-module", "Cart", "--workspace", folder], answers: ["x", "9", "2"])
            #expect(byNumber.status == 0, "\(byNumber.error)")
            #expect(byNumber.error.contains("Which layer is 'Cart' a member of?\n  1. Main\n  2. Expand\n"))
            #expect(byNumber.output.hasPrefix("Added module 'Cart' to Expand."))
            let byName = ToolRun(words: ["add-module", "Shelf", "--workspace", folder], answers: ["Main"])
            #expect(byName.output.hasPrefix("Added module 'Shelf' to Main."))
            let center = ToolRun(
                words: ["add-center", "search", "--url", "Local=http://127.0.0.1/", "--workspace", folder],
                answers: ["", "https://s.example.com/"]
            )
            #expect(
                center.status == 0 && center.error.contains("Base URL of 'search' in 'Product': "),
                "\(center.error)"
            )
            let ended = ToolRun(words: ["add-module", "Other", "--workspace", folder], answers: [])
            #expect(ended.status == 2 && ended.error.contains("missing option '--layer <layer>'"))
        }
    }
}

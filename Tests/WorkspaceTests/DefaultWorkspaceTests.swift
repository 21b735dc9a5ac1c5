import Foundation
import Testing
import Workbench

/// What a user gets from `scaffold new Shop`, built, tested and run.
@Suite("The default workspace", .serialized)
struct DefaultWorkspaceTests {
    /// Built once for all tests of the suite.
    static let workspace = Result { try GeneratedWorkspace("Shop") }

    private var workspace: GeneratedWorkspace {
        get throws { try Self.workspace.get() }
    }

    @Test("builds without a warning")
    func builds() throws {
        let build = try workspace.run("swift", "build", "--build-tests")
        #expect(build.status == 0 && build.complaints.isEmpty, "\(build.output)")
    }

    @Test("passes its tests, the sign-in against a server among them")
    func passesItsTests() throws {
        let tests = try workspace.run("swift", "test", "--skip-build")
        #expect(tests.status == 0, "\(tests.output)")
        #expect(tests.output.contains("Test postsTheCredentialsAndKeepsTheToken() passed"))
        #expect(tests.output.contains("Test run with"))
    }

    @Test("is formatted as its own configuration says")
    func isFormatted() throws {
        let lint = try workspace.run("make", "lint")
        #expect(lint.status == 0 && lint.complaints.isEmpty, "\(lint.output)")
    }

    struct Launch: CustomTestStringConvertible {
        let tag: String
        let lines: [String]

        var testDescription: String { tag }
    }

    static let launches = [
        Launch(
            tag: "Local",
            lines: [
                "tag Local, Shop Local, log level debug", "account: http://127.0.0.1:8080/account/",
                "picture: http://127.0.0.1:8080/picture/", "businessLogic: http://127.0.0.1:8080/logic/",
                "updateVersion: http://127.0.0.1:8080/update/", "home: Home, priority 0",
                "login: LoginStub, priority 10",
            ]
        ),
        Launch(
            tag: "Product",
            lines: [
                "tag Product, Shop, log level error", "account: https://account.example.com/",
                "picture: https://picture.example.com/", "businessLogic: https://api.example.com/v1/",
                "updateVersion: https://update.example.com/", "home: Home, priority 0", "login: Login, priority 0",
            ]
        ),
    ]

    @Test("each tag's app prints its tag, its base URLs and what the registry holds", arguments: launches)
    func runs(_ launch: Launch) throws {
        let run = try workspace.run("swift", "run", "--skip-build", "Shop\(launch.tag)")
        #expect(run.status == 0)
        let printed = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        for line in launch.lines {
            #expect(printed.contains(line), "\(run.output)")
        }
    }

    @Test("no release binary holds a host of another tag, which its audit says, too")
    func hosts() throws {
        let audit = try workspace.run("make", "audit")
        #expect(audit.status == 0, "\(audit.output)")
        let folder = try workspace.run("swift", "build", "-c", "release", "--show-bin-path").output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let local = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/ShopLocal"))
        let product = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/ShopProduct"))
        let localHosts = ["127.0.0.1:8080"]
        let productHosts = ["account.example.com", "picture.example.com", "api.example.com", "update.example.com"]
        for host in localHosts {
            #expect(local.holds(host) && !product.holds(host), "\(host)")
        }
        for host in productHosts {
            #expect(product.holds(host) && !local.holds(host), "\(host)")
        }
        // The stand-in for the login is linked into the tag Local alone.
        #expect(local.holds("LoginStub") && !product.holds("LoginStub"))
    }

    @Test("the audit fails when a tag's binary knows another tag's host")
    func leak() throws {
        let file = "Sources/App/TagLocal/LocalTag.swift"
        let original = try workspace.text(of: file)
        defer { try? workspace.write(original, to: file) }
        let leaking = original.replacingOccurrences(
            of: "displayName: \"Shop Local\"",
            with: "displayName: \"Shop Local of picture.example.com\""
        )
        #expect(leaking != original)
        try workspace.write(leaking, to: file)
        let audit = try workspace.run("make", "audit-Local")
        #expect(audit.status != 0 && audit.output.contains("ShopLocal knows picture.example.com"), "\(audit.output)")
    }
}

extension Data {
    fileprivate func holds(_ text: String) -> Bool {
        range(of: Data(text.utf8)) != nil
    }
}

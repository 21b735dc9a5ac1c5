import Foundation
import Generation
import Testing

@testable import ScaffoldCLI

@Suite("check of hostile trees")
struct HostileTreeTests {
    @Test(
        "a hostile file name is shown harmlessly in every format",
        arguments: ["text", "xcode", "github", "gitlab", "junit", "sarif", "json"]
    )
    func names(format: String) throws {
        let folder = try CheckedFolder()
        let names = [
            "x%0A::error::y", "a\n::error::b", "<q a=\"b\">&'", "\u{1B}[2Jred", "##vso[task.x]", "bidi\u{202E}",
        ]
        for name in names {
            try folder.write("import Const\n", to: "Sources/Main/Home/\(name).swift")
        }
        let run = folder.check("--format", format)
        #expect(run.status == 1)
        #expect(!run.output.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 || $0.value == 0x202E })
        let commands = run.output.split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("::") }
        #expect(commands.count == (format == "github" ? names.count : 0), "\(commands)")
        #expect(!run.output.contains("\n::error::b"))
    }

    @Test("a FIFO, a socket-like name and a loop of links end the check with the right answer")
    func specialFiles() throws {
        let folder = try CheckedFolder()
        try #require(mkfifo(folder.path("Sources/Main/Home/Pipe.swift"), 0o644) == 0)
        try #require(symlink("../Home", folder.path("Sources/Main/Home/Loop")) == 0)
        try #require(symlink("Self.swift", folder.path("Sources/Main/Home/Self.swift")) == 0)
        let (status, findings) = try folder.findings()
        #expect(status == 1)
        #expect(findings.map(\.rule) == ["unreadable-source"], "\(findings)")
        #expect(findings.first?.file == "Sources/Main/Home/Self.swift")
    }

    @Test("a file that is not UTF-8 is said, and its imports count")
    func invalidUTF8() throws {
        let folder = try CheckedFolder()
        try folder.write(Array("import Const\n// ".utf8) + [0xE9, 0x0A], to: "Sources/Main/Home/Latin.swift")
        let (_, findings) = try folder.findings()
        #expect(findings.map(\.rule).sorted() == ["broken-source", "undeclared-import"])
    }

    @Test("imports in comments, strings and inactive branches, and CR line ends")
    func inactive() throws {
        let folder = try CheckedFolder()
        let source =
            "// import Const\r/* import Const */\rlet a = \"import Const\"\r#if os(Windows)\r\timport Const\r#endif\r"
        try folder.write(source, to: "Sources/Main/Home/Old.swift")
        let (_, findings) = try folder.findings()
        #expect(findings.map(\.rule) == ["undeclared-import"])
        #expect(findings.first?.line == 5 && findings.first?.column == 2)
    }

    @Test("a file of 50 MB")
    func large() throws {
        let folder = try CheckedFolder()
        let line = Array("let text = \"import Const\" // import Const\n".utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(50 << 20)
        while bytes.count < 50 << 20 { bytes += line }
        try folder.write(bytes + Array("import Const\n".utf8), to: "Sources/Main/Home/Large.swift")
        let (_, findings) = try folder.findings()
        #expect(findings.map(\.rule) == ["undeclared-import"])
        #expect(findings.first?.line == bytes.count / line.count + 1)
    }
}

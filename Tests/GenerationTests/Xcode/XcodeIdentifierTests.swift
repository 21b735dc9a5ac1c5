import Testing

@testable import Generation

private typealias ProjectRole = XcodeIdentifiers.ProjectRole
private typealias TagRole = XcodeIdentifiers.TagRole

@Suite("Identifiers in the Xcode project")
struct XcodeIdentifierTests {
    private static let tags = ["Local", "Staging", "Product"]

    private static func all(_ identifiers: XcodeIdentifiers, _ tags: [String]) -> [String] {
        ProjectRole.allCases.map { identifiers.of($0) }
            + tags.flatMap { tag in TagRole.allCases.map { identifiers.of($0, tag) } }
    }

    @Test("each is 24 hexadecimal digits, and no two are the same")
    func form() {
        let all = Self.all(XcodeIdentifiers(tags: Self.tags), Self.tags)
        #expect(all.allSatisfy { $0.utf8.count == 24 && $0.allSatisfy { $0.isHexDigit && !$0.isLowercase } })
        #expect(Set(all).count == ProjectRole.allCases.count + 3 * TagRole.allCases.count)
    }

    @Test("they are the same in every run and every version of the tool")
    func stability() {
        let identifiers = XcodeIdentifiers(tags: Self.tags)
        #expect(identifiers.of(.project) == "000000010000000000000000")
        #expect(identifiers.of(.target, "Local") == "00000101E9B1FEC72FFD8F48")
        #expect(identifiers.of(.release, "Product") == "0000010FDE1F02481331134C")
    }

    @Test("a tag's depend on its name alone")
    func independence() {
        let alone = XcodeIdentifiers(tags: ["Product"])
        let among = XcodeIdentifiers(tags: Self.tags)
        for role in TagRole.allCases {
            #expect(alone.of(role, "Product") == among.of(role, "Product"))
        }
    }

    @Test("where two names have one hash, or that of the project, the later one gives way")
    func collisions() {
        let identifiers = XcodeIdentifiers(tags: Self.tags) { _ in 0 }
        #expect(Set(Self.all(identifiers, Self.tags)).count == Self.all(identifiers, Self.tags).count)
        #expect(identifiers.of(.target, "Local") == "000001010000000000000001")
        #expect(identifiers.of(.target, "Product") == "000001010000000000000003")
    }

    @Test("numbers that wrap around still differ")
    func wrapping() {
        let identifiers = XcodeIdentifiers(tags: Self.tags) { _ in .max }
        #expect(Set(Self.all(identifiers, Self.tags)).count == Self.all(identifiers, Self.tags).count)
    }
}

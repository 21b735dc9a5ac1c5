import Foundation
import Testing

@testable import TemplateEngine

/// The public cases of the Mustache specification, read from the folder beside the repository.
@Suite struct MustacheSpecificationTests {
    @Test(.enabled(if: SpecificationCase.areAtHand, "../shared/cases/mustache is not there"))
    func everyFileOfTheSpecificationIsAtHand() {
        #expect(SpecificationCase.all.count == 136)
    }

    @Test(arguments: SpecificationCase.all)
    func rendersAsSpecified(_ row: SpecificationCase) throws {
        let template = try Template(row.template, name: row.name)
        let partials = try row.partials.mapValues { try Template($0, name: "partial") }
        let rendered = try template.render(row.data, escaping: .html, missing: .empty, partials: partials)
        #expect(Array(rendered.utf8) == Array(row.expected.utf8), "\(row.name): \(row.description)")
    }
}

struct SpecificationCase: Sendable, CustomTestStringConvertible {
    let name: String
    let description: String
    let template: String
    let partials: [String: String]
    let data: TemplateValue
    let expected: String

    var testDescription: String { name }

    static let all: [SpecificationCase] =
        ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"].flatMap(cases)

    static var areAtHand: Bool { !all.isEmpty }

    private static func cases(in file: String) -> [SpecificationCase] {
        guard let bytes = try? Data(contentsOf: folder.appendingPathComponent(file + ".json")),
            let root = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
            let tests = root["tests"] as? [[String: Any]]
        else { return [] }
        return tests.map { SpecificationCase($0, file: file) }
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/cases/mustache")

    private init(_ test: [String: Any], file: String) {
        name = "\(file): \(test["name"] as? String ?? "")"
        description = test["desc"] as? String ?? ""
        template = test["template"] as? String ?? ""
        partials = test["partials"] as? [String: String] ?? [:]
        data = TemplateValue(json: test["data"] ?? NSNull())
        expected = test["expected"] as? String ?? ""
    }
}

extension TemplateValue {
    /// What `JSONSerialization` returned.
    init(json: Any) {
        switch json {
        case let number as NSNumber where CFBooleanCheck.isBoolean(number): self = .bool(number.boolValue)
        case let number as NSNumber: self = Int("\(number)").map(TemplateValue.integer) ?? .string("\(number)")
        case let string as String: self = .string(string)
        case let list as [Any]: self = .list(list.map(TemplateValue.init(json:)))
        case let object as [String: Any]:
            self = .object(TemplateObject(object.map { ($0.key, TemplateValue(json: $0.value)) }))
        default: self = .null
        }
    }
}

/// Tells `true` from `1`, which bridge to the same class.
private enum CFBooleanCheck {
    static func isBoolean(_ number: NSNumber) -> Bool {
        String(cString: number.objCType) == "c"
    }
}

import Diagnostics
import Foundation
import Testing
import Workbench

@testable import WorkspaceSpec

/// Foundation reads what we write, and we read what Foundation writes.
@Suite struct ForeignReaderTests {
    @Test func foundationReadsOurPropertyLists() throws {
        var generator = SeededGenerator(seed: 11)
        for number in 0..<100 {
            let node = DocumentNode.randomObject(depth: 4, using: &generator)
            for format in [SpecDocument.Format.xmlPlist, .binaryPlist] {
                let data = Data(try SpecDocument.bytes(of: node, as: format))
                let value = try PropertyListSerialization.propertyList(from: data, format: nil)
                try #require(node.says(value), "value \(number) as \(format): \(node)")
            }
        }
    }

    @Test func foundationReadsOurJSON() throws {
        var generator = SeededGenerator(seed: 12)
        for number in 0..<100 {
            let node = DocumentNode.randomObject(depth: 4, using: &generator)
            let value = try JSONSerialization.jsonObject(with: Data(try SpecDocument.bytes(of: node, as: .json)))
            try #require(node.says(value), "value \(number): \(node)")
        }
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func weReadFoundationsPropertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
        let value: [String: Any] = [
            "text": "é <&> 🛒", "empty": "", "long": String(repeating: "x", count: 70_000),
            "wide": String(repeating: "商", count: 300),
            "numbers": [0, 1, -1, 255, 256, 65_536, Int.max, Int.min, 4_294_967_296], "real": 1.5,
            "flags": [true, false],
            "many": (0..<300).map { "\($0)" }, "nested": ["a": ["b": ["c": [] as [Int]]]],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
        let document = try SpecDocument(bytes: Array(data), file: "f")
        #expect(document.format == (format == .xml ? .xmlPlist : .binaryPlist))
        #expect(document.root.says(value))
    }
}

extension DocumentNode {
    /// Whether a value of Foundation's says the same.
    fileprivate func says(_ value: Any) -> Bool {
        switch content {
        case .object(let members):
            guard let other = value as? [String: Any], other.count == members.count else { return false }
            return members.allSatisfy { member in other[member.key].map { member.value.says($0) } == true }
        case .array(let elements):
            guard let other = value as? [Any], other.count == elements.count else { return false }
            return zip(elements, other).allSatisfy { $0.says($1) }
        case .string(let text): return text.withoutMark == (value as? String)?.withoutMark
        case .integer(let number): return (value as? NSNumber).map { Int(truncating: $0) == number } == true
        case .double(let number): return ((value as? NSNumber)?.doubleValue).map { number.isAbout($0) } == true
        case .bool(let flag): return value as? Bool == flag
        case .null, .other: return false
        }
    }
}

extension String {
    /// Foundation's XML reader drops a byte-order mark at the start of a text.
    fileprivate var withoutMark: String {
        unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
    }
}

extension Double {
    /// Foundation's JSON reader takes some numbers through a decimal and loses the last bit.
    fileprivate func isAbout(_ other: Double) -> Bool {
        abs(self - other) <= abs(self) * 1e-14
    }
}

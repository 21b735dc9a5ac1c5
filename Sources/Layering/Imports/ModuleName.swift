extension String {
    /// The name under which a target or a product is imported: `swift-log-core` → `swift_log_core`
    ///
    /// SwiftPM puts an underscore in the place of every character that no identifier has.
    var asModuleName: String {
        if utf8.allSatisfy(\.isNamePart), utf8.first?.isDigit != true { return self }
        let name = String(decoding: utf8.map { $0.isNamePart ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
        return utf8.first?.isDigit == true ? "_\(name.dropFirst())" : name
    }
}

extension UInt8 {
    /// Whether the byte belongs to an identifier; all beyond ASCII do.
    fileprivate var isNamePart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
            true
        default: isDigit
        }
    }

    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

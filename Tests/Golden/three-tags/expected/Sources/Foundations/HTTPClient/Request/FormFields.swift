/// The fields of a form, in order; a name may occur more than once.
///
///     ["user_name": "Ann Lee", "motto": "1+1=2 & more"]  →  user_name=Ann+Lee&motto=1%2B1%3D2+%26+more
public struct FormFields: Sendable, Hashable {
    public struct Field: Sendable, Hashable {
        public let name: String
        public let value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public var fields: [Field]

    public init(_ fields: [Field]) {
        self.fields = fields
    }

    /// `application/x-www-form-urlencoded`, as in the URL standard, 5.2: a space becomes `+`.
    public var encoded: String {
        fields.map { encode($0.name) + "=" + encode($0.value) }.joined(separator: "&")
    }
}

extension FormFields: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements.map { Field(name: $0.0, value: $0.1) })
    }
}

extension FormFields: CustomStringConvertible, CustomReflectable {
    /// For logs: without the values of fields such as `password`.
    public var description: String { Redactor.standard.text(encoded) }

    public var customMirror: Mirror { Mirror(self, children: ["fields": description]) }
}

private func encode(_ text: String) -> String {
    text.utf8.reduce(into: "") { encoded, byte in
        switch byte {
        case UInt8(ascii: " "): encoded += "+"
        case let byte where byte.isASCIILetterOrDigit || "*-._".utf8.contains(byte):
            encoded.unicodeScalars.append(Unicode.Scalar(byte))
        default: encoded += percentEncoded(byte)
        }
    }
}

private func percentEncoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "%0" + digits : "%" + digits
}

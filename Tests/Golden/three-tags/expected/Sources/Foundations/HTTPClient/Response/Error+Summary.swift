import Foundation

extension Error {
    /// What went wrong and where, without the values that were decoded or encoded: those may be secret.
    ///
    ///     missing key 'access_token' at 'session'
    var summary: String {
        let error: any Error = self
        return switch error {
        case DecodingError.keyNotFound(let key, let context): "missing key '\(key.stringValue)'\(context.place)"
        case DecodingError.typeMismatch(let type, let context): "no \(type)\(context.place)"
        case DecodingError.valueNotFound(let type, let context): "null instead of \(type)\(context.place)"
        case DecodingError.dataCorrupted(let context): "not valid\(context.place)"
        case EncodingError.invalidValue(_, let context): "a value that JSON cannot hold\(context.place)"
        case let error as CocoaError: "file error \(error.code.rawValue)"
        default: "\(type(of: error))"
        }
    }
}

extension DecodingError.Context {
    fileprivate var place: String { describe(codingPath) }
}

extension EncodingError.Context {
    fileprivate var place: String { describe(codingPath) }
}

/// ` at 'items.0.name'`, or nothing at the top.
private func describe(_ path: [any CodingKey]) -> String {
    let names = path.map { key in key.intValue.map(String.init) ?? key.stringValue }
    return names.isEmpty ? "" : " at '\(names.joined(separator: "."))'"
}

import Foundation

extension Redactor {
    /// A request's body for the log; a kind that cannot be redacted is shown by its size alone.
    func body(of request: HTTPRequest) -> String {
        switch request.body {
        case .none: "no body"
        case .file: "body from a file"
        case .data(let data): body(data, contentType: request.headers["Content-Type"])
        }
    }

    /// An answer's headers and body for the log, or its size alone where it may repeat what was sent and nobody can tell.
    func details(of response: HTTPResponse, to request: HTTPRequest) -> String {
        guard knowsSecrets(in: request) else { return "\(response.body.count) bytes" }
        let headers = "\(response.headers)"
        return scrub("\(headers); \(body(response.body, contentType: response.headers["Content-Type"]))", request)
    }

    private func body(_ data: Data, contentType: String?) -> String {
        if data.isEmpty { return "no body" }
        // A larger body tells a reader of the log little, and would be parsed for nothing.
        guard data.count <= 1 << 16 else { return "\(data.count) bytes" }
        return redacted(data, contentType ?? "") ?? "\(data.count) bytes"
    }

    /// The body without its secrets; nil for a kind that is neither JSON nor a form.
    func redacted(_ data: Data, _ contentType: String) -> String? {
        let contentType = contentType.lowercased()
        if contentType.contains("json") {
            return (try? JSONDecoder().decode(JSONValue.self, from: data)).map(json)
        }
        if contentType.contains("x-www-form-urlencoded") {
            return String(data: data, encoding: .utf8).map(text)
        }
        return nil
    }

    private func json(_ value: JSONValue) -> String {
        masked(value).text
    }

    private func masked(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let fields): .object(masked(fields))
        case .array(let values): .array(values.map(masked))
        case .string(let string): .string(text(string))
        case .number, .bool, .null: value
        }
    }

    private func masked(_ fields: [String: JSONValue]) -> [String: JSONValue] {
        Dictionary(
            uniqueKeysWithValues: fields.map { name, value in
                (name, isSensitive(name) ? .string(Self.mask) : masked(value))
            }
        )
    }
}

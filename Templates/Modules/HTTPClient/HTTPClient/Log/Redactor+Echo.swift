import Foundation

extension Redactor {
    /// Masks in `text`, which comes from the answer, every secret that `request` carried:
    /// a server may repeat a password in an error message.
    func scrub(_ text: String, _ request: HTTPRequest) -> String {
        secrets(in: request).reduce(text) { $0.replacingOccurrences(of: $1, with: Self.mask) }
    }

    /// Whether the secrets in the request's body can be found: it is JSON or a form, and small enough to be read.
    func knowsSecrets(in request: HTTPRequest) -> Bool {
        switch request.body {
        case .none: true
        case .file: false
        case .data(let data): data.count <= 1 << 16 && redacted(data, request.headers["Content-Type"] ?? "") != nil
        }
    }

    /// Longest first, so that one that holds another is masked as a whole.
    private func secrets(in request: HTTPRequest) -> [String] {
        let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let named = query.filter { isSensitive($0.name) }.compactMap(\.value)
        let found = (named + headerSecrets(request.headers) + bodySecrets(request)).filter { !$0.isEmpty }
        return Set(found + found.map(escapedInJSON)).sorted { $0.count > $1.count }
    }

    /// `a"b` → `a\"b`, as an answer's JSON holds it.
    private func escapedInJSON(_ text: String) -> String {
        String(JSONValue.string(text).text.dropFirst().dropLast())
    }

    private func headerSecrets(_ headers: HTTPHeaders) -> [String] {
        headers.fields.filter { isSensitive($0.name) }.flatMap { field in
            // `Bearer abc`: the server may repeat `abc` alone.
            [field.value] + field.value.split(separator: " ").dropFirst().map(String.init)
        }
    }

    private func bodySecrets(_ request: HTTPRequest) -> [String] {
        guard case .data(let data) = request.body, data.count <= 1 << 16 else { return [] }
        if let json = try? JSONDecoder().decode(JSONValue.self, from: data) { return jsonSecrets(json) }
        return formSecrets(String(decoding: data, as: UTF8.self))
    }

    private func jsonSecrets(_ value: JSONValue) -> [String] {
        switch value {
        case .object(let fields):
            fields.flatMap { isSensitive($0.key) ? $0.value.strings : jsonSecrets($0.value) }
        case .array(let values): values.flatMap(jsonSecrets)
        case .string, .number, .bool, .null: []
        }
    }

    private func formSecrets(_ form: String) -> [String] {
        form.split(separator: "&").flatMap { field -> [String] in
            let parts = field.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, isSensitive(parts[0]) else { return [] }
            let spaced = parts[1].replacingOccurrences(of: "+", with: " ")
            return [parts[1], spaced.removingPercentEncoding ?? spaced]
        }
    }
}

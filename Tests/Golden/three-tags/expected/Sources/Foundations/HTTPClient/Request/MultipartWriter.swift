import Foundation

/// Writes a form's body piece by piece, so that the size of its files does not matter.
struct MultipartWriter {
    private let form: MultipartForm
    private let output: (Data) throws -> Void

    /// In memory, or in a temporary file, which the caller removes, if there are files in the form.
    static func body(of form: MultipartForm) throws -> HTTPRequest.Body {
        guard form.parts.contains(where: \.isFile) else { return .data(try data(of: form)) }
        let file = try TemporaryFile.create()
        do {
            try write(form, to: file)
            return .file(file)
        } catch {
            TemporaryFile.remove(file)
            throw error
        }
    }

    private static func data(of form: MultipartForm) throws -> Data {
        var data = Data()
        try MultipartWriter(form: form) { data += $0 }.write()
        return data
    }

    private static func write(_ form: MultipartForm, to file: URL) throws {
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        try MultipartWriter(form: form) { try handle.write(contentsOf: $0) }.write()
    }

    private func write() throws {
        for part in form.parts {
            try write("--\(form.boundary)\r\n" + part.header + "\r\n")
            try write(part.content)
            try write("\r\n")
        }
        try write("--\(form.boundary)--\r\n")
    }

    private func write(_ text: String) throws {
        try output(Data(text.utf8))
    }

    private func write(_ content: MultipartForm.Part.Content) throws {
        switch content {
        case .data(let data): try output(data)
        case .file(let url): try copy(url)
        }
    }

    private func copy(_ url: URL) throws {
        let input = try FileHandle(forReadingFrom: url)
        defer { try? input.close() }
        while let piece = try input.read(upToCount: 1 << 16), !piece.isEmpty {
            try output(piece)
        }
    }
}

extension MultipartForm.Part {
    fileprivate var isFile: Bool {
        if case .file = content { true } else { false }
    }

    fileprivate var header: String {
        let file = fileName.map { "; filename=\"\(quoted($0))\"" } ?? ""
        let type = contentType.map { "Content-Type: \(withoutLineBreaks($0))\r\n" } ?? ""
        return "Content-Disposition: form-data; name=\"\(quoted(name))\"\(file)\r\n" + type
    }
}

/// As browsers do (HTML standard, 4.10.21.8): a quote or a line break would end the header.
private func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { quoted, scalar in
        switch scalar {
        case "\"": quoted += "%22"
        case "\r": quoted += "%0D"
        case "\n": quoted += "%0A"
        default: quoted.unicodeScalars.append(scalar)
        }
    }
}

private func withoutLineBreaks(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\r" && $0 != "\n" }))
}

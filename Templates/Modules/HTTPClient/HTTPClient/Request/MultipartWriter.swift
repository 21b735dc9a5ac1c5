import Foundation

/// Writes a form's body into a file, piece by piece, so that its size does not matter.
struct MultipartWriter {
    private let form: MultipartForm
    private let output: FileHandle

    /// Writes `form` into a new temporary file, which the caller removes.
    static func write(_ form: MultipartForm) throws -> URL {
        let file = TemporaryFile.newURL()
        do {
            try Data().write(to: file, options: .withoutOverwriting)
            let output = try FileHandle(forWritingTo: file)
            defer { try? output.close() }
            try MultipartWriter(form: form, output: output).write()
            return file
        } catch {
            TemporaryFile.remove(file)
            throw error
        }
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
        try output.write(contentsOf: Data(text.utf8))
    }

    private func write(_ content: MultipartForm.Part.Content) throws {
        switch content {
        case .data(let data): try output.write(contentsOf: data)
        case .file(let url): try copy(url)
        }
    }

    private func copy(_ url: URL) throws {
        let input = try FileHandle(forReadingFrom: url)
        defer { try? input.close() }
        while let piece = try input.read(upToCount: 1 << 16), !piece.isEmpty {
            try output.write(contentsOf: piece)
        }
    }
}

extension MultipartForm.Part {
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

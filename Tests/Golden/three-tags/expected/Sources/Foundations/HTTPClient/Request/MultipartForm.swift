import Foundation

/// The parts of a `multipart/form-data` body (RFC 7578), in order.
public struct MultipartForm: Sendable {
    public struct Part: Sendable {
        public enum Content: Sendable {
            case data(Data)
            /// Read in pieces while the body is written.
            case file(URL)
        }

        public let name: String
        public let fileName: String?
        public let contentType: String?
        public let content: Content

        public init(name: String, fileName: String? = nil, contentType: String? = nil, content: Content) {
            self.name = name
            self.fileName = fileName
            self.contentType = contentType
            self.content = content
        }

        /// A text field.
        public static func field(_ name: String, _ value: String) -> Part {
            Part(name: name, content: .data(Data(value.utf8)))
        }

        /// A file on disk, under its own name unless another is given.
        public static func file(
            _ name: String,
            at url: URL,
            fileName: String? = nil,
            contentType: String = "application/octet-stream"
        ) -> Part {
            Part(
                name: name,
                fileName: fileName ?? url.lastPathComponent,
                contentType: contentType,
                content: .file(url)
            )
        }
    }

    /// The text between the parts; it must not occur in any of them.
    public let boundary: String
    public let parts: [Part]

    /// A random boundary of 128 bits, unless a test needs a known one.
    public init(boundary: String = randomBoundary(), _ parts: [Part]) {
        self.boundary = boundary
        self.parts = parts
    }

    public static func randomBoundary() -> String {
        "boundary-" + UUID().uuidString
    }

    public var contentType: String { "multipart/form-data; boundary=\(boundary)" }
}

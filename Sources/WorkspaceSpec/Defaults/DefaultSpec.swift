import BundledTemplates
import Diagnostics

/// The spec that gives what a team's spec leaves out: the file `Templates/Spec/default.json`.
public enum DefaultSpec {
    /// The file's path below `Templates/`.
    public static let path = "Spec/default.json"

    /// The file's bytes.
    public static let bytes: [UInt8] = {
        guard let file = BundledTemplates.files.first(where: { $0.path == path }) else {
            preconditionFailure("\(path) is not among the bundled templates")
        }
        return Array(file.text.utf8)
    }()

    /// The file as a document.
    public static let document: SpecDocument = {
        do {
            return try SpecDocument(bytes: bytes, file: path)
        } catch {
            preconditionFailure("\(path): \(error)")
        }
    }()

    /// What the file says, without places: nobody can mend what they did not write.
    static let given: Spec = {
        var reading = Reading()
        guard
            let spec = Spec.read(
                SpecNode(node: document.root.withoutPlaces, path: ""),
                example: "",
                into: &reading
            ),
            reading.diagnostics.isEmpty
        else { preconditionFailure("\(path): \(reading.diagnostics)") }
        return spec
    }()
}

extension DocumentNode {
    /// The same value as if it were in no file.
    fileprivate var withoutPlaces: DocumentNode {
        switch content {
        case .object(let members): .object(members.map { Member($0.key, $0.value.withoutPlaces) })
        case .array(let elements): .array(elements.map(\.withoutPlaces))
        case .string, .integer, .double, .bool, .null, .other: DocumentNode(content)
        }
    }
}

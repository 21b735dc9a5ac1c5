/// One `import`, as it is written.
///
/// `@testable internal import struct A.B` → module `A`, path `A.B`, kind `struct`, access `internal`, one attribute
public struct ImportDeclaration: Hashable, Sendable {
    /// The first name of the path, without backticks.
    public var module: String
    /// All names joined with dots, without backticks: `A.B.C`, also for `A::B`.
    public var path: String
    public var kind: Kind?
    public var access: AccessLevel?
    /// The attributes in the order of the file, those of an `#if` inside the attribute list included.
    public var attributes: [Attribute]
    /// Where the word `import` begins.
    public var position: SourcePosition
    /// Where the module's name begins.
    public var modulePosition: SourcePosition
    /// When the import counts, in the language of `#if`; nil outside any `#if`.
    ///
    /// The second branch of `#if os(Linux)` … `#else` → `!os(Linux)`
    public var condition: String?

    public init(
        module: String,
        path: String? = nil,
        kind: Kind? = nil,
        access: AccessLevel? = nil,
        attributes: [Attribute] = [],
        position: SourcePosition,
        modulePosition: SourcePosition,
        condition: String? = nil
    ) {
        self.module = module
        self.path = path ?? module
        self.kind = kind
        self.access = access
        self.attributes = attributes
        self.position = position
        self.modulePosition = modulePosition
        self.condition = condition
    }

    public var line: Int { position.line }
    public var column: Int { position.column }

    /// Whether the import bears an attribute of this name: `testable`, `_exported`.
    public func hasAttribute(_ name: String) -> Bool {
        attributes.contains { $0.name == name }
    }

    /// What is imported, where it is not the module as a whole.
    public enum Kind: String, CaseIterable, Sendable {
        case `typealias`, `struct`, `class`, `enum`, `protocol`, `var`, `let`, `func`
        /// Accepted by the parser, refused by the compiler.
        case `inout`
    }

    /// The access level in front of the import.
    public enum AccessLevel: String, CaseIterable, Sendable {
        case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
    }

    /// An attribute as it is written.
    public struct Attribute: Hashable, Sendable, CustomStringConvertible {
        /// The name without `@`: `_spi`.
        public var name: String
        /// The whole text: `@_spi(Internal)`.
        public var text: String

        public init(name: String, text: String) {
            self.name = name
            self.text = text
        }

        public var description: String { text }
    }
}

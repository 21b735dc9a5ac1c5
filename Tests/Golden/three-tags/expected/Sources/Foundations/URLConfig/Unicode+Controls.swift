extension Unicode.Scalar {
    var isControl: Bool { properties.generalCategory == .control }

    var isControlOrSpace: Bool { isControl || properties.isWhitespace }
}

extension String {
    /// `a⏎b` → `a\u{A}b`, so that a message stays on its line.
    var escapingControls: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            text += scalar.isControl ? scalar.escaped(asASCII: true) : String(scalar)
        }
    }
}

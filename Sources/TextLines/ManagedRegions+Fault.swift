import Diagnostics

extension ManagedRegions {
    /// A mark that does not fit the others.
    public struct Fault {
        /// From 0.
        public let line: Int
        public let name: String
        public let kind: Kind
    }

    public enum Kind: Equatable, Sendable {
        /// The region of this name is open here.
        case nested(in: String)
        case endWithoutBegin
        case beginWithoutEnd
        case repeated
    }

    /// The faults in words, at the marks.
    public func diagnostics(rule: RuleID, file: String) -> [Diagnostic] {
        faults.map { fault in
            Diagnostic(rule: rule, fault.message, at: lines.location(ofLine: fault.line, in: file), fix: fault.fix)
        }
    }
}

extension ManagedRegions.Fault {
    fileprivate var message: String {
        let region = "managed region '\(name.visible)'"
        return switch kind {
        case .nested(let outer): "\(region) begins inside '\(outer.visible)'"
        case .endWithoutBegin: "\(region) ends but does not begin"
        case .beginWithoutEnd: "\(region) does not end"
        case .repeated: "\(region) stands here a second time"
        }
    }

    fileprivate var fix: String {
        switch kind {
        case .nested(let outer): "end '\(outer.visible)' before it"
        case .endWithoutBegin: "write '// scaffold:begin \(name.visible)' before its lines"
        case .beginWithoutEnd: "write '// scaffold:end \(name.visible)' after its lines"
        case .repeated: "remove one of the two"
        }
    }
}

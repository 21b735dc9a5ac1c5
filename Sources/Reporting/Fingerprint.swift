import Diagnostics

/// What is the same about a finding from one commit to the next: rule, file and message, but no line.
///
/// Findings that are equal in this are told apart by their number in the file. The value is the SHA-256 of these
/// fields, each with its length in bytes before it, in hexadecimal digits.
enum Fingerprint {
    /// One fingerprint for each finding, all different.
    static func all(of findings: [Diagnostic]) -> [String] {
        var seen: [[UInt8]: Int] = [:]
        return findings.map { finding in
            let identity = finding.identity
            let number = seen[identity, default: 0]
            seen[identity] = number + 1
            return SHA256.hexDigest(of: identity + field("\(number)"))
        }
    }
}

private func field(_ text: String) -> [UInt8] {
    Array("\(text.utf8.count):\(text)".utf8)
}

extension Diagnostic {
    fileprivate var identity: [UInt8] {
        [rule.rawValue, location?.file ?? "", placedMessage].flatMap(field)
    }
}

/// A block of lines added to a text file of the team, once.
enum LineBlock {
    /// The file's bytes as they are, then the lines that it does not have yet, with the file's own line ends.
    ///
    /// `appending(".build/\n*.log\n", to: "*.log\r\nnotes")` → `"*.log\r\nnotes\r\n\r\n.build/\r\n"`
    static func appending(_ block: [UInt8], to file: [UInt8]) -> [UInt8] {
        let present = Set(lines(of: file).map(Array.init))
        let missing = lines(of: block).filter { !$0.isEmpty && !present.contains(Array($0)) }
        guard missing.contains(where: { $0.first != UInt8(ascii: "#") }) else { return file }
        let lineEnd: [UInt8] = usesCarriageReturns(file) ? [0x0D, 0x0A] : [0x0A]
        var merged = file
        if !file.isEmpty {
            if file.last != 0x0A { merged += lineEnd }
            merged += lineEnd
        }
        for line in missing {
            merged += line + lineEnd
        }
        return merged
    }

    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            line.last == 0x0D ? line.dropLast() : line
        }
    }

    private static func usesCarriageReturns(_ bytes: [UInt8]) -> Bool {
        guard let end = bytes.firstIndex(of: 0x0A) else { return false }
        return end > 0 && bytes[end - 1] == 0x0D
    }
}

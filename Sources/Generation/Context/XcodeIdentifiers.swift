/// The identifiers of the objects in a generated Xcode project: 24 hexadecimal digits.
///
/// The first eight digits say what the object is for, the other sixteen whose it is: zeros for the project's, a hash
/// of the tag's name for a tag's. So an identifier depends on nothing else in the spec: `target` of `Local` →
/// `00000101E9B1FEC72FFD8F48`.
struct XcodeIdentifiers {
    /// The last sixteen digits, by the tag's name.
    private let owners: [String: UInt64]

    /// - Parameter hash: replaced only by tests.
    init(tags: [String], hash: (String) -> UInt64 = fnv1a) {
        var taken: Set<UInt64> = [0]
        var owners: [String: UInt64] = [:]
        for tag in tags {
            var owner = hash(tag)
            // Of two tags that meet, the later one gives way.
            while !taken.insert(owner).inserted { owner &+= 1 }
            owners[tag] = owner
        }
        self.owners = owners
    }

    /// An object of the project as a whole.
    func of(_ role: ProjectRole) -> String {
        hexadecimal(role.rawValue, digits: 8) + hexadecimal(0, digits: 16)
    }

    /// An object of one tag.
    func of(_ role: TagRole, _ tag: String) -> String {
        hexadecimal(role.rawValue, digits: 8) + hexadecimal(owner(tag), digits: 16)
    }

    /// The order in which Xcode writes the objects of tags: that of their identifiers.
    func precedes(_ left: String, _ right: String) -> Bool { owner(left) < owner(right) }

    private func owner(_ tag: String) -> UInt64 { owners[tag] ?? 0 }
}

extension XcodeIdentifiers {
    /// A number stays with its role for ever: a team's project keeps its identifiers when it is rendered again.
    enum ProjectRole: UInt32, CaseIterable {
        case project = 0x01
        case mainGroup = 0x02
        case appGroup = 0x03
        case plistGroup = 0x04
        case productsGroup = 0x05
        case sharedFolder = 0x06
        case testPlan = 0x07
        case configurations = 0x08
        case debug = 0x09
        case release = 0x0A
        case package = 0x0B
    }

    /// As `ProjectRole`, for the objects that each tag has.
    enum TagRole: UInt32, CaseIterable {
        case target = 0x101
        case app = 0x102
        case sources = 0x103
        case frameworks = 0x104
        case resources = 0x105
        case product = 0x106
        case linkedProduct = 0x107
        case folder = 0x108
        case plistGroup = 0x109
        case infoPlist = 0x10A
        case entitlements = 0x10B
        case xcconfig = 0x10C
        case configurations = 0x10D
        case debug = 0x10E
        case release = 0x10F
    }
}

/// The 64-bit hash of Fowler, Noll and Vo (FNV-1a) of the text's UTF-8.
private func fnv1a(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

/// `(0x1F, 4)` → `001F`
private func hexadecimal(_ number: some FixedWidthInteger, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: digits - text.utf8.count) + text
}

/// One entry of the list that MapScreen keeps.
public struct MapScreenItem: Identifiable, Hashable, Codable, Sendable {
    /// Tells entries apart; two entries with one id are versions of the same thing.
    public let id: String
    public var title: String

    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}

/// The response of a request whose answer says all by its status.
public struct NoContent: Decodable, Sendable, Hashable {
    public init() {}
}

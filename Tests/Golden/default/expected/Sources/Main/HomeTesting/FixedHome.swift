import HomeInterface

/// A home page for tests that always says the same.
public struct FixedHome: HomeService {
    private let text: String

    public init(_ text: String = "Home") {
        self.text = text
    }

    public func headline() -> String { text }
}

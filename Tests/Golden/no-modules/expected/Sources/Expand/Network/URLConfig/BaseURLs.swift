/// Where each server center is in one tag.
///
/// One stored property per center and no default value: a new center does not compile
/// until every tag says where it is.
public struct BaseURLs: Sendable, Hashable {
    public let account: BaseURL
    public let picture: BaseURL
    public let businessLogic: BaseURL
    public let updateVersion: BaseURL

    public init(
        account: BaseURL,
        picture: BaseURL,
        businessLogic: BaseURL,
        updateVersion: BaseURL
    ) {
        self.account = account
        self.picture = picture
        self.businessLogic = businessLogic
        self.updateVersion = updateVersion
    }

    /// Asks `url` for each center: for a test, in which one server plays them all.
    public init(each url: (ServerCenter) throws -> BaseURL) rethrows {
        self.init(
            account: try url(.account),
            picture: try url(.picture),
            businessLogic: try url(.businessLogic),
            updateVersion: try url(.updateVersion)
        )
    }

    public subscript(center: ServerCenter) -> BaseURL {
        switch center {
        case .account: account
        case .picture: picture
        case .businessLogic: businessLogic
        case .updateVersion: updateVersion
        }
    }
}

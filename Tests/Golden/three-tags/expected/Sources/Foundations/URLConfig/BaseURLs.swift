/// Where each server center is in one tag.
///
/// One stored property per center and no default value: a new center does not compile
/// until every tag says where it is.
public struct BaseURLs: Sendable, Hashable {
    public let account: BaseURL
    public let maps: BaseURL
    public let search: BaseURL
    public let payments: BaseURL
    public let telemetry: BaseURL

    public init(
        account: BaseURL,
        maps: BaseURL,
        search: BaseURL,
        payments: BaseURL,
        telemetry: BaseURL
    ) {
        self.account = account
        self.maps = maps
        self.search = search
        self.payments = payments
        self.telemetry = telemetry
    }

    /// Asks `url` for each center: for a test, in which one server plays them all.
    public init(each url: (ServerCenter) throws -> BaseURL) rethrows {
        self.init(
            account: try url(.account),
            maps: try url(.maps),
            search: try url(.search),
            payments: try url(.payments),
            telemetry: try url(.telemetry)
        )
    }

    public subscript(center: ServerCenter) -> BaseURL {
        switch center {
        case .account: account
        case .maps: maps
        case .search: search
        case .payments: payments
        case .telemetry: telemetry
        }
    }
}

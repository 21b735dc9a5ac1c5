import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLRequest {
    init(_ request: HTTPRequest) {
        self.init(url: request.url)
        httpMethod = request.method.rawValue
        // The client ends an attempt in time, and its error says more; this is for a transport used alone.
        timeoutInterval = request.timeout.inSeconds + 5
        for field in request.headers.fields { addValue(field.value, forHTTPHeaderField: field.name) }
        if case .data(let data) = request.body { httpBody = data }
    }
}

extension HTTPHeaders {
    /// Sorted by name: Foundation keeps no order.
    init(_ response: HTTPURLResponse) {
        let fields = response.allHeaderFields.compactMap { name, value -> Field? in
            guard let name = name as? String, let value = value as? String else { return nil }
            return Field(name: name, value: value)
        }
        self.init(fields.sorted { $0.name < $1.name })
    }
}

extension TransportError {
    /// Takes the code alone: a `URLError` also carries the URL, query included.
    init(_ error: any Error) {
        guard let error = error as? URLError else {
            self.init(.other, detail: "\(type(of: error))")
            return
        }
        self.init(Kind(error.code), detail: "URLError \(error.code.rawValue)")
    }
}

extension TransportError.Kind {
    fileprivate init(_ code: URLError.Code) {
        switch code {
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: self = .offline
        case .cannotFindHost, .dnsLookupFailed: self = .hostNotFound
        case .cannotConnectToHost: self = .cannotConnect
        // On Linux, a connection that ends before the answer is a bad one.
        case .networkConnectionLost, .badServerResponse: self = .connectionLost
        case .timedOut: self = .timedOut
        case .cancelled: self = .cancelled
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
            self = .insecure
        default: self = .other
        }
    }
}

extension Duration {
    var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}

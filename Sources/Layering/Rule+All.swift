extension Rule {
    /// Every rule; the order is that of the documentation.
    public static let all: [Rule] = [
        .upwardDependency,
        .manifestDrift, .configurationDrift, .insecureReleaseURL, .releaseEntitlements, .ambiguousRegistration,
        .missingRegistration,
    ]
}

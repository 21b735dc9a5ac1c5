extension Rule {
    /// Every rule; the order is that of the documentation.
    public static let all: [Rule] = [
        .upwardDependency, .siblingDependency, .closedLayer, .dependencyCycle, .interfacePurity, .compositionRoot,
        .undeclaredImport, .unusedDependency, .testableOutsideTests, .reexportedImport, .straySource, .missingModule,
        .manifestDrift, .configurationDrift, .insecureReleaseURL, .releaseEntitlements, .ambiguousRegistration,
        .missingRegistration, .unusedSuppression, .staleBaseline,
    ]
}

#if canImport(SwiftUI)
    import SwiftUI
    import TagStaging
    import Wiring

    /// The app of the tag Staging.
    @main
    struct StagingApp: App {
        @StateObject private var launch = AppLaunch {
            try await RunningApp.start(StagingTag.configuration, modules: StagingTag.modules)
        }

        var body: some Scene {
            WindowGroup {
                RootView(appName: StagingTag.configuration.displayName, launch: launch)
            }
        }
    }
#endif

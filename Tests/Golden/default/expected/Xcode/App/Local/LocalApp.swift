#if canImport(SwiftUI)
    import SwiftUI
    import TagLocal
    import Wiring

    /// The app of the tag Local.
    @main
    struct LocalApp: App {
        @StateObject private var launch = AppLaunch {
            try await RunningApp.start(LocalTag.configuration, modules: LocalTag.modules)
        }

        var body: some Scene {
            WindowGroup {
                RootView(appName: LocalTag.configuration.displayName, launch: launch)
            }
        }
    }
#endif

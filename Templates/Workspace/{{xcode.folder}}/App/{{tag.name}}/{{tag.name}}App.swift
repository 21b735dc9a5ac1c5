#if canImport(SwiftUI)
    import SwiftUI
    import {{tag.configuration}}
    import Wiring

    /// The app of the tag {{tag.name}}.
    @main
    struct {{tag.name}}App: App {
        @StateObject private var launch = AppLaunch {
            try await RunningApp.start({{tag.name}}Tag.configuration, modules: {{tag.name}}Tag.modules)
        }

        var body: some Scene {
            WindowGroup {
                RootView(appName: {{tag.name}}Tag.configuration.displayName, launch: launch)
            }
        }
    }
#endif

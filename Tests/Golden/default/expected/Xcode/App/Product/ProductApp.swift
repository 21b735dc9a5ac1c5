#if canImport(SwiftUI)
    import SwiftUI
    import TagProduct
    import Wiring

    /// The app of the tag Product.
    @main
    struct ProductApp: App {
        @StateObject private var launch = AppLaunch {
            try await RunningApp.start(ProductTag.configuration, modules: ProductTag.modules)
        }

        var body: some Scene {
            WindowGroup {
                RootView(appName: ProductTag.configuration.displayName, launch: launch)
            }
        }
    }
#endif

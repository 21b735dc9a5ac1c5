#if canImport(SwiftUI)
    {{#has.Global}}
    import Global
    {{/has.Global}}
    import SwiftUI

    /// The launch page while the app starts, then the first page, or why there is none.
    struct RootView: View {
        let appName: String
        @ObservedObject var launch: AppLaunch

        var body: some View {
            page.task { await launch.begin() }
        }

        @ViewBuilder private var page: some View {
            switch launch.phase {
            {{#has.Global}}
            case .starting: LaunchView(appName: appName)
            {{/has.Global}}
            {{^has.Global}}
            case .starting: ProgressView(appName)
            {{/has.Global}}
            case .running(let app): FirstPage(appName: appName, app: app)
            case .failed(let reason): Text(verbatim: reason).padding()
            }
        }
    }
#endif

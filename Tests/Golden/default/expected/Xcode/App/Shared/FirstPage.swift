#if canImport(SwiftUI)
    import HomeInterface
    import SwiftUI
    import Wiring

    /// What the home module says, and in debug builds what the app is wired to.
    struct FirstPage: View {
        let appName: String
        let app: RunningApp
        @State private var headline = ""

        var body: some View {
            NavigationStack {
                List {
                    Text(verbatim: headline).font(.headline)
                    #if DEBUG
                        Text(verbatim: app.description).font(.footnote.monospaced())
                    #endif
                }
                .navigationTitle(Text(verbatim: appName))
            }
            .task { headline = await app.registry.home?.headline() ?? appName }
        }
    }
#endif

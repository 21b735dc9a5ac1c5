#if canImport(SwiftUI)
    import SwiftUI
    import Wiring

    /// The app's name, and in debug builds what the app is wired to.
    struct FirstPage: View {
        let appName: String
        let app: RunningApp

        var body: some View {
            NavigationStack {
                List {
                    Text(verbatim: appName).font(.headline)
                    #if DEBUG
                        Text(verbatim: app.description).font(.footnote.monospaced())
                    #endif
                }
                .navigationTitle(Text(verbatim: appName))
            }
        }
    }
#endif

#if canImport(SwiftUI)
    {{#has.Home}}
    import HomeInterface
    {{/has.Home}}
    import SwiftUI
    import Wiring

    {{#has.Home}}
    /// What the home module says, and in debug builds what the app is wired to.
    {{/has.Home}}
    {{^has.Home}}
    /// The app's name, and in debug builds what the app is wired to.
    {{/has.Home}}
    struct FirstPage: View {
        let appName: String
        let app: RunningApp
        {{#has.Home}}
        @State private var headline = ""
        {{/has.Home}}

        var body: some View {
            NavigationStack {
                List {
                    {{#has.Home}}
                    Text(verbatim: headline).font(.headline)
                    {{/has.Home}}
                    {{^has.Home}}
                    Text(verbatim: appName).font(.headline)
                    {{/has.Home}}
                    #if DEBUG
                        Text(verbatim: app.description).font(.footnote.monospaced())
                    #endif
                }
                .navigationTitle(Text(verbatim: appName))
            }
            {{#has.Home}}
            .task { headline = await app.registry.home?.headline() ?? appName }
            {{/has.Home}}
        }
    }
#endif

#if canImport(SwiftUI)
    import SwiftUI

    /// What people see between the system's launch screen and the first page, while the app starts.
    ///
    /// The launch screen itself is the entry `UILaunchScreen` in the app's Info.plist: the system draws it before any
    /// code of the app runs.
    public struct LaunchView: View {
        private let appName: String

        public init(appName: String) {
            self.appName = appName
        }

        public var body: some View {
            VStack(spacing: 16) {
                Text(appName).font(.largeTitle.bold())
                ProgressView(AppText.starting.text)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
#endif

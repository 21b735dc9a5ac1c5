#if canImport(SwiftUI)
    import SwiftUI
    import Wiring

    /// Starts the app once, however many windows ask for it.
    @MainActor
    final class AppLaunch: ObservableObject {
        enum Phase {
            case starting
            case running(RunningApp)
            case failed(reason: String)
        }

        @Published private(set) var phase = Phase.starting
        private let start: @Sendable () async throws -> RunningApp
        private var hasBegun = false

        init(_ start: @escaping @Sendable () async throws -> RunningApp) {
            self.start = start
        }

        func begin() async {
            guard !hasBegun else { return }
            hasBegun = true
            do {
                phase = .running(try await start())
            } catch {
                phase = .failed(reason: String(describing: error))
            }
        }
    }
#endif

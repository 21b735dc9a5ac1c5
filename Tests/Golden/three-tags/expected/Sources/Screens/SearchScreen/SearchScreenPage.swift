#if canImport(SwiftUI)
    import SearchScreenInterface
    import SwiftUI

    /// The list of all entries.
    public struct SearchScreenPage: View {
        private let service: any SearchScreenService
        @State private var items: [SearchScreenItem] = []

        public init(service: any SearchScreenService) {
            self.service = service
        }

        public var body: some View {
            List(items) { Text($0.title) }
                .navigationTitle("SearchScreen")
                .task { items = await service.items() }
        }
    }
#endif

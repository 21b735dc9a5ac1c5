#if canImport(SwiftUI)
    import SwiftUI

    /// The list of all entries.
    public struct MapScreenPage: View {
        private let store: MapScreenStore
        @State private var items: [MapScreenItem] = []

        public init(store: MapScreenStore) {
            self.store = store
        }

        public var body: some View {
            List(items) { Text($0.title) }
                .navigationTitle("MapScreen")
                .task { items = await store.items }
        }
    }
#endif

#if canImport(SwiftUI)
    import SwiftUI

    /// The list of all entries.
    public struct {{module.name}}Page: View {
        private let store: {{module.name}}Store
        @State private var items: [{{module.name}}Item] = []

        public init(store: {{module.name}}Store) {
            self.store = store
        }

        public var body: some View {
            List(items) { Text($0.title) }
                .navigationTitle("{{module.name}}")
                .task { items = await store.items }
        }
    }
#endif

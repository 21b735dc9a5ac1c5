#if canImport(SwiftUI)
    import {{service.interface}}
    import SwiftUI

    /// The list of all entries.
    public struct {{module.name}}Page: View {
        private let service: any {{service.protocol}}
        @State private var items: [{{module.name}}Item] = []

        public init(service: any {{service.protocol}}) {
            self.service = service
        }

        public var body: some View {
            List(items) { Text($0.title) }
                .navigationTitle("{{module.name}}")
                .task { items = await service.items() }
        }
    }
#endif

{{#implementation.imports}}
import {{name}}
{{/implementation.imports}}

/// Always says the same, whoever is signed in.
struct {{implementation.type}}: HomeService {
    let text: String

    init(_ text: String = "{{name}}") {
        self.text = text
    }

    func headline() async -> String { text }
}

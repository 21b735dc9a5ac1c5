import {{tag.configuration}}
import Wiring

let app = try await RunningApp.start({{tag.name}}Tag.configuration, modules: {{tag.name}}Tag.modules)
print(app)

import TagLocal
import Wiring

let app = try await RunningApp.start(LocalTag.configuration, modules: LocalTag.modules)
print(app)

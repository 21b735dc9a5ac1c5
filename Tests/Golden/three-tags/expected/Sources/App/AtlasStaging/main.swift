import TagStaging
import Wiring

let app = try await RunningApp.start(StagingTag.configuration, modules: StagingTag.modules)
print(app)

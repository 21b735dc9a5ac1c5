import TagProduct
import Wiring

let app = try await RunningApp.start(ProductTag.configuration, modules: ProductTag.modules)
print(app)

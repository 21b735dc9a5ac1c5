import Testing
import Workbench

@Suite("A workspace without modules of its own")
struct BareWorkspaceTests {
    @Test("builds without a warning, passes its tests and runs")
    func works() throws {
        let workspace = try GeneratedWorkspace("Bare", spec: #"{ "name": "Bare", "modules": [] }"#)
        let build = try workspace.run("swift", "build", "--build-tests")
        #expect(build.status == 0 && build.complaints.isEmpty, "\(build.output)")
        let tests = try workspace.run("swift", "test", "--skip-build")
        #expect(tests.status == 0 && tests.output.contains("Test run with"), "\(tests.output)")
        let run = try workspace.run("swift", "run", "--skip-build", "BareLocal")
        #expect(run.output.contains("tag Local, Bare Local, log level debug"), "\(run.output)")
    }
}

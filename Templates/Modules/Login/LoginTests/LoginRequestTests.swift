import Testing

@testable import Login

@Suite struct LoginRequestTests {
    @Test func noWayOfPrintingShowsThePassword() {
        let request = LoginRequest(userName: "ann", password: "s3cret")
        var dumped = ""
        dump(request, to: &dumped)
        let printed = ["\(request)", String(reflecting: request), "\([request])", dumped]
        #expect(printed.allSatisfy { !$0.contains("s3cret") && $0.contains("user/login") })
    }
}

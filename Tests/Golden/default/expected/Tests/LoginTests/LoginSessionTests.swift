import LoginInterface
import Testing

@Suite struct LoginSessionTests {
    let session = LoginSession(userName: "ann", accessToken: "s3cret")

    @Test func noWayOfPrintingShowsTheToken() {
        var dumped = ""
        dump(session, to: &dumped)
        let printed = ["\(session)", String(reflecting: session), "\([session])", "\(session as Any)", dumped]
        #expect(printed.allSatisfy { !$0.contains("s3cret") && $0.contains("ann") })
    }
}

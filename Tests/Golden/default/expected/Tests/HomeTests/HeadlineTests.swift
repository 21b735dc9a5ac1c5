import Global
import Home
import HomeInterface
import HomeTesting
import LoginInterface
import LoginTesting
import ModuleRegistry
import Testing

@Suite struct HeadlineTests {
    let registry = ModuleRegistry()

    init() {
        registry.register([HomeRegistration.self])
    }

    @Test func greetsWhoeverIsSignedIn() async {
        let session = LoginSession(userName: "Ann", accessToken: "token")
        registry.setImplementation(ScriptedLogin(session: session), for: .login)
        #expect(await registry.home?.headline() == AppText.welcome.text(["name": "Ann"]))
    }

    @Test func invitesToSignInWhileNobodyIs() async {
        registry.setImplementation(ScriptedLogin(), for: .login)
        #expect(await registry.home?.headline() == AppText.signIn.text)
    }

    @Test func worksInAnAppWithoutALogin() async {
        #expect(registry.login == nil)
        #expect(await registry.home?.headline() == AppText.signIn.text)
    }

    @Test func asksForTheLoginEachTimeSoThatASwapIsSeen() async {
        _ = await registry.home?.headline()
        let session = LoginSession(userName: "Ben", accessToken: "token")
        registry.setImplementation(ScriptedLogin(session: session), for: .login)
        #expect(await registry.home?.headline() == AppText.welcome.text(["name": "Ben"]))
    }

    @Test func canBeReplacedItself() async {
        registry.setImplementation(FixedHome("Closed for repairs"), for: .home)
        #expect(await registry.home?.headline() == "Closed for repairs")
    }
}

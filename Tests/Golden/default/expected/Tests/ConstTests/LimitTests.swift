import Const
import Testing

struct LimitTests {
    @Test("limits leave room for something")
    func limits() {
        #expect(Limit.pageSize > 0)
        #expect(Limit.pictureBytes > 0)
        #expect(Limit.userNameLength.lowerBound > 0)
        #expect(Limit.passwordLength.lowerBound >= 8)
    }

    @Test("people see a message before the next request gives up")
    func intervals() {
        #expect(Interval.searchDelay < Interval.messageDisplay)
        #expect(Interval.messageDisplay < Interval.requestTimeout)
    }
}

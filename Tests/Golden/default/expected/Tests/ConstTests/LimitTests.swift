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

    @Test("a message stays for longer than a search waits")
    func intervals() {
        #expect(Interval.searchDelay > .zero)
        #expect(Interval.messageDisplay > Interval.searchDelay)
    }
}

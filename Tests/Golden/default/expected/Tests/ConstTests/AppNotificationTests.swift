import Const
import Foundation
import Testing

struct AppNotificationTests {
    @Test("a notification reaches those who listen for it, and nobody else", arguments: AppNotification.allCases)
    func post(_ notification: AppNotification) async {
        let center = NotificationCenter()
        await confirmation(expectedCount: 1) { received in
            for listened in AppNotification.allCases {
                _ = center.addObserver(forName: listened.name, object: nil, queue: nil) { message in
                    #expect(message.name == notification.name)
                    received()
                }
            }
            notification.post(to: center)
        }
    }
}

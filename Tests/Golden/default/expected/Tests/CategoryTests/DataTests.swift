import Category
import Foundation
import Testing

struct DataTests {
    @Test("every byte survives the way there and back")
    func roundTrip() {
        let bytes = Data(UInt8.min...UInt8.max)
        #expect(Data(hex: bytes.hex) == bytes)
        #expect(Data(hex: bytes.hex.uppercased()) == bytes)
    }

    @Test("two lower-case digits for each byte")
    func format() {
        #expect(Data([0, 10, 255]).hex == "000aff")
        #expect(Data().hex.isEmpty)
    }

    @Test("anything but pairs of digits is refused", arguments: ["0", "0g", " 00", "0x00", "٠٠"])
    func refuse(text: String) {
        #expect(Data(hex: text) == nil)
    }
}

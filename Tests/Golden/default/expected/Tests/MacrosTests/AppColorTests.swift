import Macros
import Testing

struct AppColorTests {
    @Test("a number is read as designers write it")
    func hex() {
        #expect(RGBColor(0x1E6FD9) == RGBColor(red: 0x1E, green: 0x6F, blue: 0xD9))
    }

    @Test("contrast runs from 1 to 21")
    func contrast() {
        let (black, white) = (RGBColor(0x000000), RGBColor(0xFFFFFF))
        #expect(abs(black.contrast(to: white) - 21) < 0.001)
        #expect(abs(white.contrast(to: black) - 21) < 0.001)
        #expect(white.contrast(to: white) == 1)
    }

    @Test(
        "every colour can be read on the background, by day and by night",
        arguments: AppColor.allCases.filter { $0 != .background }
    )
    func legibility(_ color: AppColor) {
        #expect(color.light.contrast(to: AppColor.background.light) >= 4.5)
        #expect(color.dark.contrast(to: AppColor.background.dark) >= 4.5)
    }
}

#if canImport(SwiftUI)
    import SwiftUI

    #if canImport(UIKit)
        import UIKit
    #elseif canImport(AppKit)
        import AppKit
    #endif

    extension AppColor {
        /// Follows the surroundings: `Text("…").foregroundStyle(AppColor.accent.color)`.
        public var color: Color {
            #if os(watchOS)
                // A watch's screen is always dark.
                Color(dark)
            #elseif canImport(UIKit)
                Color(uiColor: UIColor { UIColor(Color($0.userInterfaceStyle == .dark ? dark : light)) })
            #else
                Color(
                    nsColor: NSColor(name: nil) { appearance in
                        let isDark = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
                        return NSColor(Color(isDark ? dark : light))
                    }
                )
            #endif
        }
    }

    extension Color {
        public init(_ color: RGBColor) {
            self.init(
                .sRGB,
                red: Double(color.red) / 255,
                green: Double(color.green) / 255,
                blue: Double(color.blue) / 255
            )
        }
    }
#endif

#if canImport(UIKit)
    import UIKit

    extension ImageName {
        /// The image for UIKit, or nil when the app was built without it.
        public var uiImage: UIImage? {
            ResourceBundle.current.flatMap { UIImage(named: rawValue, in: $0, with: nil) }
        }
    }
#elseif canImport(AppKit)
    import AppKit

    extension ImageName {
        /// The image for AppKit, or nil when the app was built without it.
        public var nsImage: NSImage? {
            ResourceBundle.current?.image(forResource: rawValue)
        }
    }
#endif

#if canImport(SwiftUI)
    import SwiftUI

    extension ImageName {
        /// The image for SwiftUI; an image that is missing draws nothing.
        public var image: SwiftUI.Image {
            SwiftUI.Image(rawValue, bundle: ResourceBundle.current)
        }
    }
#endif

#if canImport(SwiftUI)
    import SwiftUI

    /// The app's fonts, by what they are for; all of them grow with the size that people choose in the settings.
    public enum AppFont: CaseIterable, Sendable {
        case title
        case heading
        case body
        case caption
        /// Codes and amounts that stand in columns.
        case digits

        public var font: Font {
            switch self {
            case .title: .title.weight(.bold)
            case .heading: .headline
            case .body: .body
            case .caption: .caption
            case .digits: .body.monospacedDigit()
            }
        }
    }
#endif

/// The app's palette: each colour for light and for dark surroundings, by what it is for and not by its looks.
public enum AppColor: CaseIterable, Sendable {
    case background
    case text
    case secondaryText
    /// Buttons, links, what is selected.
    case accent
    /// What went wrong, what cannot be undone.
    case danger

    public var light: RGBColor {
        switch self {
        case .background: RGBColor(0xFFFFFF)
        case .text: RGBColor(0x1B1D21)
        case .secondaryText: RGBColor(0x5A6069)
        case .accent: RGBColor(0x1E6FD9)
        case .danger: RGBColor(0xC62828)
        }
    }

    public var dark: RGBColor {
        switch self {
        case .background: RGBColor(0x121417)
        case .text: RGBColor(0xF2F4F7)
        case .secondaryText: RGBColor(0xA3AAB5)
        case .accent: RGBColor(0x6CA8F7)
        case .danger: RGBColor(0xFF8A80)
        }
    }
}

/// The style sheet of the picture, light and dark.
///
/// Without custom properties, which programs that turn SVG into pixels do not know.
enum GraphColors {
    /// How many colours the bands take in turns.
    static let hueCount = 6

    /// The arrowheads: of an edge, of one that is not allowed, and of those from and to the module that one looks at.
    static let arrowNames = ["head", "head-violation", "head-out", "head-in"]

    static let style = """

        \(shapes)\(rules(light))@media (prefers-color-scheme: dark) {
        \(rules(dark))}

        """

    private static let shapes = """
        text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
        .name { font-size: 20px; font-weight: 600; }
        .layer { font-size: \(LayoutMeasures.layerFontSize)px; font-weight: 600; }
        .group, .label { font-size: \(LayoutMeasures.fontSize)px; }
        .note, .detail, .number { font-size: \(LayoutMeasures.smallFontSize)px; }
        .label, .detail, .number { text-anchor: middle; }
        .edge { fill: none; stroke-width: 1.3; marker-end: url(#head); }
        .implements { stroke-dasharray: 5 3; }
        .registers { stroke-dasharray: 1.5 2.5; }
        .violation { stroke-width: 2; stroke-dasharray: none; marker-end: url(#head-violation); }

        """

    private struct Palette {
        let paper, ink, faint, line, shelf, card, interface, testing, border, pill, violation, out, into: String
        let bands: [String]
    }

    private static let light = Palette(
        paper: "#ffffff",
        ink: "#1f2328",
        faint: "#59636e",
        line: "#8c959f",
        shelf: "#ffffff",
        card: "#ffffff",
        interface: "#ddf4ff",
        testing: "#f0f2f5",
        border: "#57606a",
        pill: "#ffffff",
        violation: "#cf222e",
        out: "#0969da",
        into: "#1a7f37",
        bands: ["#dbe9fb", "#dff3e4", "#fbeed2", "#ece4fa", "#fbe2e7", "#dcf1f3"]
    )

    private static let dark = Palette(
        paper: "#0d1117",
        ink: "#e6edf3",
        faint: "#9198a1",
        line: "#6e7681",
        shelf: "#0d1117",
        card: "#161b22",
        interface: "#12324f",
        testing: "#24292f",
        border: "#8b949e",
        pill: "#0d1117",
        violation: "#ff6b63",
        out: "#58a6ff",
        into: "#3fb950",
        bands: ["#16283f", "#15301f", "#352a12", "#2a2140", "#3a1d25", "#12302f"]
    )

    private static func rules(_ palette: Palette) -> String {
        let bands = palette.bands.enumerated().map { ".hue\($0) { fill: \($1); }\n" }.joined()
        return bands + """
            .paper { fill: \(palette.paper); }
            .name, .layer, .group, .label { fill: \(palette.ink); }
            .note, .detail, .testing .label, .tests .label { fill: \(palette.faint); }
            .shelf { fill: \(palette.shelf); fill-opacity: 0.55; }
            .node path { fill: \(palette.card); stroke: \(palette.border); }
            .interface path { fill: \(palette.interface); }
            .testing path, .tests path { fill: \(palette.testing); }
            .product path { stroke-dasharray: 4 3; }
            .edge { stroke: \(palette.line); }
            .violation { stroke: \(palette.violation); }
            .head { fill: \(palette.line); }
            .head-violation { fill: \(palette.violation); }
            .head-out { fill: \(palette.out); }
            .head-in { fill: \(palette.into); }
            .pill { fill: \(palette.pill); stroke: \(palette.line); stroke-width: 1; }
            .number { fill: \(palette.ink); stroke: none; }
            .violation .pill { stroke: \(palette.violation); }
            .violation .number { fill: \(palette.violation); }

            """
    }
}

import SwiftUI
import WindroseKit

extension ColorValue {
    /// The colour as SwiftUI draws it.
    var color: Color {
        Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
    }
}

/// A palette in colours of SwiftUI: every token of `Palette` under its own name.
@dynamicMemberLookup
struct Colors: Equatable, Sendable {
    /// The tokens themselves.
    let palette: Palette

    /// The colours of a light or dark page in the accent of `accent`.
    init(dark: Bool, accent: Accent = .house) {
        palette = .of(dark: dark, accent: accent)
    }

    /// Whether the page is dark.
    var dark: Bool { palette.dark }

    /// The colour of one token.
    subscript(dynamicMember token: KeyPath<Palette, ColorValue>) -> Color {
        palette[keyPath: token].color
    }

    /// Parchment of seat discs and piece outlines.
    static var parchment: Color { Palette.parchment.color }

    /// Dark ink for marks on parchment.
    static var chartInk: Color { Palette.chartInk.color }

    /// The shadow of everything that lies above the page.
    static func shadow(_ strength: Double) -> Color {
        ColorValue(0x0A1923, alpha: strength).color
    }
}

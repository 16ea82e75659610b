import SwiftUI
import WindroseKit

/// The root of every window: provides the tokens and paints the page.
struct WindroseTheme<Content: View>: View {
    private let dark: Bool?
    private let motion: Bool?
    private let accent: Accent
    private let content: Content

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// A theme around `content`. `dark` and `motion` are what the player has chosen; nil leaves it to the system.
    init(dark: Bool? = nil, motion: Bool? = nil, accent: Accent = .house, @ViewBuilder content: () -> Content) {
        self.dark = dark
        self.motion = motion
        self.accent = accent
        self.content = content()
    }

    var body: some View {
        let colors = Colors(dark: dark ?? (colorScheme == .dark), accent: accent)
        GeometryReader { window in
            let insets = window.safeAreaInsets
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .environment(\.windowClass, .of(width: window.size.width + insets.leading + insets.trailing))
                .environment(
                    \.lowWindow, WindowClass.isLow(height: window.size.height + insets.top + insets.bottom)
                )
        }
        .background { colors.background.ignoresSafeArea() }
        .environment(\.colors, colors)
        .environment(\.motion, Motion(enabled: motion ?? !reduceMotion))
        .tint(colors.accent)
        .preferredColorScheme(dark.map { $0 ? .dark : .light })
    }
}

/// Shows a view in the accent of one game.
private struct AccentScope: ViewModifier {
    let accent: Accent

    @Environment(\.colors) private var colors

    func body(content: Content) -> some View {
        let own = Colors(dark: colors.dark, accent: accent)
        content
            .environment(\.colors, own)
            .tint(own.accent)
    }
}

extension View {
    /// Shows the view in the accent of one game, inside a `WindroseTheme`.
    func accent(_ accent: Accent) -> some View {
        modifier(AccentScope(accent: accent))
    }
}

import Foundation
import SwiftUI
import WindroseKit

private struct ColorsKey: EnvironmentKey {
    static var defaultValue: Colors { Colors(dark: false) }
}

private struct InkKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

private struct MotionKey: EnvironmentKey {
    static var defaultValue: Motion { Motion(enabled: true) }
}

private struct WindowClassKey: EnvironmentKey {
    static var defaultValue: WindowClass { .compact }
}

private struct LowWindowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct WordsKey: EnvironmentKey {
    static var defaultValue: Words { Words([:], tag: "en") }
}

extension EnvironmentValues {
    /// The colours in force.
    var colors: Colors {
        get { self[ColorsKey.self] }
        set { self[ColorsKey.self] = newValue }
    }

    /// The colour of text and icons that name none: ink on pages, the counter colour inside filled controls.
    var ink: Color {
        get { self[InkKey.self] ?? colors.ink }
        set { self[InkKey.self] = newValue }
    }

    /// The motion setting in force.
    var motion: Motion {
        get { self[MotionKey.self] }
        set { self[MotionKey.self] = newValue }
    }

    /// The class of the window in which the theme is shown.
    var windowClass: WindowClass {
        get { self[WindowClassKey.self] }
        set { self[WindowClassKey.self] = newValue }
    }

    /// Whether the window is so low that what stands below one another must give way.
    var lowWindow: Bool {
        get { self[LowWindowKey.self] }
        set { self[LowWindowKey.self] = newValue }
    }

    /// The fixed words of the interface, in the language in force.
    var words: Words {
        get { self[WordsKey.self] }
        set { self[WordsKey.self] = newValue }
    }

    /// How large the reader's text is, as a part of the usual size.
    var textScale: CGFloat { dynamicTypeSize.scale }

    /// Whether the reader's text is so large that layouts must give way to it.
    var largeText: Bool { textScale >= Typography.largeText }
}

extension View {
    /// Gives the view its words. Screen readers speak them in a voice of their language.
    func words(_ words: Words) -> some View {
        environment(\.words, words)
            .environment(\.locale, Locale(identifier: words.tag))
    }
}

import SwiftUI
import UIKit
import WindroseKit

/// Speaks through the screen reader.
@MainActor
enum Announcer {
    /// Lets the screen reader speak in the voice of the language `tag`, whatever the device speaks: also what lies
    /// around the pages of the app in its windows.
    static func speak(tag: String) {
        UIApplication.shared.accessibilityLanguage = tag
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            for window in scene.windows { window.accessibilityLanguage = tag }
        }
    }

    /// Says `text` in the voice of the language `tag`, a BCP 47 tag. It waits for what is being said, unless it is
    /// `urgent`.
    static func say(_ text: String, tag: String, urgent: Bool = false) {
        guard !text.isEmpty else { return }
        let spoken = NSAttributedString(
            string: text,
            attributes: [
                .accessibilitySpeechLanguage: tag,
                .accessibilitySpeechAnnouncementPriority: urgent ? UIAccessibilityPriority.high : .low,
            ]
        )
        AccessibilityNotification.Announcement(spoken).post()
    }
}

/// Says each new announcement.
private struct AnnouncerNode: ViewModifier {
    let announcement: Announcement?

    func body(content: Content) -> some View {
        content.onChange(of: announcement) { _, new in
            if let new { Announcer.say(new.text, tag: new.tag) }
        }
    }
}

/// Says a text that is in view, whenever it changes.
private struct LiveText: ViewModifier {
    let text: String
    let urgent: Bool
    let atOnce: Bool

    @Environment(\.words) private var words

    func body(content: Content) -> some View {
        content.onChange(of: text, initial: atOnce) { _, new in
            Announcer.say(new, tag: words.tag, urgent: urgent)
        }
    }
}

extension View {
    /// Says each new announcement through screen readers. Goes on the root of the window, which never leaves it.
    func announcing(_ announcement: Announcement?) -> some View {
        modifier(AnnouncerNode(announcement: announcement))
    }

    /// Makes the view a live region: screen readers say `text` whenever it changes, and `atOnce` also when it appears.
    func live(_ text: String, atOnce: Bool = false, urgent: Bool = false) -> some View {
        modifier(LiveText(text: text, urgent: urgent, atOnce: atOnce))
    }
}

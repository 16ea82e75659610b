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

    /// How long the focus takes to find its place on a new page. What is said before is cut off by the page.
    private static let settling = Duration.milliseconds(500)

    /// What waits for that.
    private static var waiting: Task<Void, Never>?

    /// Tells the screen reader that a new page stands where another did: it reads on from the top.
    static func pageChanged() {
        AccessibilityNotification.ScreenChanged().post()
    }

    /// Says `announcement`. One that is to be heard in any case is said after the page that came with it, and nothing
    /// that the screen reader says of the page cuts it off.
    static func say(_ announcement: Announcement) {
        guard announcement.firm else { return say(announcement.text, tag: announcement.tag) }
        waiting = Task {
            guard (try? await Task.sleep(for: settling)) != nil else { return }
            say(announcement.text, tag: announcement.tag, urgent: true)
        }
    }

    /// Says no more of what still waits: it was taken back.
    static func hush() {
        waiting?.cancel()
    }

    /// Says `text` in the voice of the language `tag`, a BCP 47 tag. It waits for what is being said, unless it is
    /// `urgent`: then it breaks in, and nothing breaks into it.
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
            if let new { Announcer.say(new) } else { Announcer.hush() }
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

    /// Tells screen readers of a new page whenever `page` changes, unless it `leadsItself`: takes the focus on its own.
    func newPage(_ page: some Equatable, leadsItself: Bool = false) -> some View {
        onChange(of: page) {
            if !leadsItself { Announcer.pageChanged() }
        }
    }

    /// Makes the view a live region: screen readers say `text` whenever it changes, and `atOnce` also when it appears.
    func live(_ text: String, atOnce: Bool = false, urgent: Bool = false) -> some View {
        modifier(LiveText(text: text, urgent: urgent, atOnce: atOnce))
    }
}

import UIKit
import WindroseKit

/// The clipboard of the system, which asks the player before it lets anything be pasted.
@MainActor
final class SystemClipboard: Clipboard {
    func copy(_ text: String) {
        UIPasteboard.general.string = text
    }

    func paste() -> String? {
        UIPasteboard.general.string
    }
}

// Declares a part of UIKit without behaviour: only what the app uses, so that the compiler can check the app
// where UIKit does not exist. Nothing here ever runs. The comment at each declaration is the path of the page that it
// follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

@_exported import Foundation
import UniformTypeIdentifiers

func absent() -> Never { fatalError("Declared only for the compiler") }
func absentValue<T>() -> T { absent() }

// uikit/uiresponder
@MainActor open class UIResponder {
    init() {}
}
// uikit/uiview
@MainActor open class UIView: UIResponder {}
// uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder {
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {}
}
// uikit/uiactivityviewcontroller
@MainActor open class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }
}
// uikit/uiactivity
@MainActor open class UIActivity {}

// uikit/uifeedbackgenerator
@MainActor open class UIFeedbackGenerator {
    init() {}
    open func prepare() {}
}
// uikit/uiimpactfeedbackgenerator
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    // uikit/uiimpactfeedbackgenerator/feedbackstyle
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}
// uikit/uiselectionfeedbackgenerator
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public override init() { super.init() }
    open func selectionChanged() {}
}
// uikit/uinotificationfeedbackgenerator
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    // uikit/uinotificationfeedbackgenerator/feedbacktype
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }
    public override init() { super.init() }
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}

// uikit/uipasteboard
open class UIPasteboard {
    open class var general: UIPasteboard { absent() }
    open var string: String?
    open var hasStrings: Bool { absent() }
}

// uikit/uiaccessibility
@MainActor public struct UIAccessibility {
    public static var isVoiceOverRunning: Bool { absent() }
    public static var isReduceMotionEnabled: Bool { absent() }
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
    // uikit/uiaccessibility/notification
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { absent() }
        public static let announcement: UIAccessibility.Notification = absentValue()
        public static let layoutChanged: UIAccessibility.Notification = absentValue()
        public static let screenChanged: UIAccessibility.Notification = absentValue()
    }
}

// uikit/uiaccessibilitypriority
public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { absent() }
    public static let high: UIAccessibilityPriority = absentValue()
    public static let `default`: UIAccessibilityPriority = absentValue()
    public static let low: UIAccessibilityPriority = absentValue()
}
extension NSAttributedString.Key {
    // foundation/nsattributedstring/key/accessibilityspeechlanguage
    public static let accessibilitySpeechLanguage: NSAttributedString.Key = absentValue()
    // foundation/nsattributedstring/key/accessibilityspeechqueueannouncement
    public static let accessibilitySpeechQueueAnnouncement: NSAttributedString.Key = absentValue()
    // foundation/nsattributedstring/key/accessibilityspeechannouncementpriority
    public static let accessibilitySpeechAnnouncementPriority: NSAttributedString.Key = absentValue()
}

// uikit/uidevice
@MainActor open class UIDevice {
    open class var current: UIDevice { absent() }
    open var systemVersion: String { absent() }
}

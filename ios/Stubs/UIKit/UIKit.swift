// Declares a part of UIKit without behaviour: only what the app uses, so that the compiler can check
// the app where UIKit does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

@_exported import Foundation
import UniformTypeIdentifiers

func absent() -> Never { fatalError("Declared only for the compiler") }
func absentValue<T>() -> T { absent() }

// uikit/uiresponder
@MainActor open class UIResponder {
    // objectivec/nsobject-swift.class/accessibilitylanguage
    open var accessibilityLanguage: String?
}
// uikit/uiview
@MainActor open class UIView: UIResponder {
    open var bounds: CGRect {
        get { absent() }
        set {}
    }
}
// uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder {
    open var view: UIView! {
        get { absent() }
        set {}
    }
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {}
    open var presentedViewController: UIViewController? { absent() }
    open var presentingViewController: UIViewController? { absent() }
    open var isBeingDismissed: Bool { absent() }
    // uikit/uiviewcontroller/presentationcontroller
    open var presentationController: UIPresentationController? { absent() }
    // uikit/uiviewcontroller/popoverpresentationcontroller
    open var popoverPresentationController: UIPopoverPresentationController? { absent() }
}
// uikit/uipresentationcontroller
@MainActor open class UIPresentationController {
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}
// uikit/uiadaptivepresentationcontrollerdelegate, whose methods are optional there
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
// uikit/uipopoverpresentationcontroller
@MainActor open class UIPopoverPresentationController {
    open var sourceView: UIView?
    open var sourceRect: CGRect {
        get { absent() }
        set {}
    }
    open var permittedArrowDirections: UIPopoverArrowDirection {
        get { absent() }
        set {}
    }
}
// uikit/uipopoverarrowdirection
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { absent() }
}
// uikit/uiactivityviewcontroller
@MainActor open class UIActivityViewController: UIViewController {
    // uikit/uiactivityviewcontroller/completionwithitemshandler-swift.typealias
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }
    open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
}
// uikit/uiactivity
@MainActor open class UIActivity {
    // uikit/uiactivity/activitytype-swift.struct
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { absent() }
    }
}
// uikit/uidocumentpickerviewcontroller
@MainActor open class UIDocumentPickerViewController: UIViewController {
    // uikit/uidocumentpickerviewcontroller/init(foropeningcontenttypes:ascopy:)
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) { super.init() }
    open weak var delegate: (any UIDocumentPickerDelegate)?
}
// uikit/uidocumentpickerdelegate, whose methods are optional there
@MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

// uikit/uiscene
@MainActor open class UIScene: UIResponder {
    // uikit/uiscene/activationstate-swift.enum
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }
    open var activationState: UIScene.ActivationState { absent() }
}
extension UIScene: Hashable {
    nonisolated public static func == (a: UIScene, b: UIScene) -> Bool { absent() }
    nonisolated public func hash(into hasher: inout Hasher) {}
}
// uikit/uiwindowscene
@MainActor open class UIWindowScene: UIScene {
    open var keyWindow: UIWindow? { absent() }
    open var windows: [UIWindow] { absent() }
}
// uikit/uiwindow
@MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        get { absent() }
        set {}
    }
}
// uikit/uiapplication
@MainActor open class UIApplication: UIResponder {
    open class var shared: UIApplication { absent() }
    open var connectedScenes: Set<UIScene> { absent() }
    // uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)
    nonisolated open func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { absent() }
    // uikit/uiapplication/endbackgroundtask(_:)
    nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    // uikit/uiapplication/didreceivememorywarningnotification
    nonisolated public class var didReceiveMemoryWarningNotification: NSNotification.Name { absent() }
}
// uikit/uibackgroundtaskidentifier
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { absent() }
    public static let invalid: UIBackgroundTaskIdentifier = absentValue()
}

// uikit/uifeedbackgenerator
@MainActor open class UIFeedbackGenerator {}
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
}

// uikit/uiaccessibility
public enum UIAccessibility {
    // uikit/uiaccessibility/isvoiceoverrunning
    @MainActor public static var isVoiceOverRunning: Bool { absent() }
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
    // foundation/nsattributedstring/key/accessibilityspeechannouncementpriority
    public static let accessibilitySpeechAnnouncementPriority: NSAttributedString.Key = absentValue()
}

// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/scene
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}
@MainActor @preconcurrency public protocol _PrimitiveScene: Scene where Body == Never {}
extension _PrimitiveScene {
    public var body: Never { absent() }
}
struct AbsentScene: Scene, _PrimitiveScene {
    nonisolated init() {}
}
// swiftui/scenebuilder
@resultBuilder public struct SceneBuilder {
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { absent() }
}
// swiftui/windowgroup
@MainActor @preconcurrency public struct WindowGroup<Content>: Scene, _PrimitiveScene where Content: View {
    // swiftui/windowgroup/init(content:)
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    public typealias Body = Never
}
// swiftui/app
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}
extension App {
    // swiftui/app/main()
    @MainActor @preconcurrency public static func main() { absent() }
}
// swiftui/scenephase
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}
// swiftui/userinterfacesizeclass
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}
// swiftui/colorschemecontrast
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard
    case increased
}
// swiftui/dismissaction
@MainActor @preconcurrency public struct DismissAction {
    @MainActor @preconcurrency public func callAsFunction() {}
}
// swiftui/openurlaction
@MainActor @preconcurrency public struct OpenURLAction {
    @MainActor @preconcurrency public func callAsFunction(_ url: URL) {}
}

extension EnvironmentValues {
    // swiftui/environmentvalues/scenephase
    public var scenePhase: ScenePhase {
        get { absent() }
        set {}
    }
    // swiftui/environmentvalues/colorscheme
    public var colorScheme: ColorScheme {
        get { absent() }
        set {}
    }
    // swiftui/environmentvalues/colorschemecontrast
    public var colorSchemeContrast: ColorSchemeContrast { absent() }
    // swiftui/environmentvalues/dynamictypesize
    public var dynamicTypeSize: DynamicTypeSize {
        get { absent() }
        set {}
    }
    // swiftui/environmentvalues/layoutdirection
    public var layoutDirection: LayoutDirection {
        get { absent() }
        set {}
    }
    // swiftui/environmentvalues/locale
    public var locale: Locale {
        get { absent() }
        set {}
    }
    // swiftui/environmentvalues/displayscale
    public var displayScale: CGFloat {
        get { absent() }
        set {}
    }
    // swiftui/environmentvalues/isenabled
    public var isEnabled: Bool {
        get { absent() }
        set {}
    }
    // swiftui/environmentvalues/isfocused
    public var isFocused: Bool { absent() }
    // swiftui/environmentvalues/font
    public var font: Font? {
        get { absent() }
        set {}
    }
    // swiftui/environmentvalues/horizontalsizeclass
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { absent() }
        set {}
    }
    // swiftui/environmentvalues/verticalsizeclass
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { absent() }
        set {}
    }
    // swiftui/environmentvalues/dismiss
    public var dismiss: DismissAction { absent() }
    // swiftui/environmentvalues/openurl
    public var openURL: OpenURLAction {
        get { absent() }
        set {}
    }
    // swiftui/environmentvalues/accessibilityreducemotion
    public var accessibilityReduceMotion: Bool { absent() }
    // swiftui/environmentvalues/accessibilityvoiceoverenabled
    public var accessibilityVoiceOverEnabled: Bool { absent() }
    // swiftui/environmentvalues/accessibilitydifferentiatewithoutcolor
    public var accessibilityDifferentiateWithoutColor: Bool { absent() }
    // swiftui/environmentvalues/accessibilityreducetransparency
    public var accessibilityReduceTransparency: Bool { absent() }
    // swiftui/environmentvalues/legibilityweight
    public var legibilityWeight: LegibilityWeight? {
        get { absent() }
        set {}
    }
}
// swiftui/legibilityweight
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

// swiftui/previewprovider
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
extension View {
    // swiftui/view/previewdisplayname(_:)
    nonisolated public func previewDisplayName(_ value: String?) -> some View { Absent() }
    // swiftui/view/previewdevice(_:)
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { Absent() }
    // swiftui/view/previewinterfaceorientation(_:)
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { Absent() }
    // swiftui/view/previewlayout(_:)
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { Absent() }
}
// swiftui/previewlayout
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}
// swiftui/previewdevice
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { absent() }
    public init(stringLiteral: String) { absent() }
}
// swiftui/interfaceorientation
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public static var allCases: [InterfaceOrientation] { absent() }
    public var id: String { absent() }
    public static let portrait: InterfaceOrientation = absentValue()
    public static let landscapeLeft: InterfaceOrientation = absentValue()
    public static let landscapeRight: InterfaceOrientation = absentValue()
}

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
    // swiftui/environmentvalues/dynamictypesize
    public var dynamicTypeSize: DynamicTypeSize {
        get { absent() }
        set {}
    }
    // swiftui/environmentvalues/locale
    public var locale: Locale {
        get { absent() }
        set {}
    }
    // swiftui/environmentvalues/accessibilityreducemotion
    public var accessibilityReduceMotion: Bool { absent() }
    // swiftui/environmentvalues/accessibilityvoiceoverenabled
    public var accessibilityVoiceOverEnabled: Bool { absent() }
}

// swiftui/previewprovider
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
extension View {
    // swiftui/view/previewdisplayname(_:)
    nonisolated public func previewDisplayName(_ value: String?) -> some View { Absent() }
    // swiftui/view/previewlayout(_:)
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { Absent() }
}
// swiftui/previewlayout
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

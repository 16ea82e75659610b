// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/button
@MainActor @preconcurrency public struct Button<Label>: View, _PrimitiveView where Label: View {
    // swiftui/button/init(action:label:)
    @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    public typealias Body = Never
}
// swiftui/buttonstyle
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}
// swiftui/buttonstyleconfiguration
public struct ButtonStyleConfiguration {
    @MainActor @preconcurrency public struct Label: View, _PrimitiveView {
        public typealias Body = Never
    }
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}
extension View {
    // swiftui/view/buttonstyle(_:)-7qx1
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { Absent() }
}

// swiftui/toggle
@MainActor @preconcurrency public struct Toggle<Label>: View, _PrimitiveView where Label: View {
    // swiftui/toggle/init(ison:label:)
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
    public typealias Body = Never
}

// swiftui/textfield
@MainActor @preconcurrency public struct TextField<Label>: View, _PrimitiveView where Label: View {
    public typealias Body = Never
}
extension TextField {
    // swiftui/textfield/init(text:prompt:label:)
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
// swiftui/submitlabel
public struct SubmitLabel: Sendable {
    public static var done: SubmitLabel { absent() }
    public static var search: SubmitLabel { absent() }
}
// swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { absent() }
    public static let text: SubmitTriggers = absentValue()
}
extension View {
    // swiftui/view/onsubmit(of:_:)
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> some View { Absent() }
    // swiftui/view/submitlabel(_:)
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { Absent() }
}

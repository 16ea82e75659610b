// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
    public static let destructive: ButtonRole = absentValue()
    public static let cancel: ButtonRole = absentValue()
}
// swiftui/button
@MainActor @preconcurrency public struct Button<Label>: View, _PrimitiveView where Label: View {
    // swiftui/button/init(action:label:)
    @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    public typealias Body = Never
}
extension Button where Label == Text {
    // swiftui/button/init(_:action:)-1asy
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
    // swiftui/button/init(_:action:)-lpm7
    @_disfavoredOverload @preconcurrency nonisolated public init<S>(
        _ title: S,
        action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {}
    // swiftui/button/init(_:role:action:)-8y5yk
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {}
    // swiftui/button/init(_:role:action:)-4sp6o
    @_disfavoredOverload @preconcurrency nonisolated public init<S>(
        _ title: S,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {}
}
extension Button {
    // swiftui/button/init(role:action:label:)
    @preconcurrency nonisolated public init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {}
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
    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}
// swiftui/primitivebuttonstyle
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}
// swiftui/primitivebuttonstyleconfiguration
public struct PrimitiveButtonStyleConfiguration {}
// swiftui/plainbuttonstyle
@MainActor @preconcurrency public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View { Absent() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    // swiftui/primitivebuttonstyle/plain
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { absent() }
}
extension View {
    // swiftui/view/buttonstyle(_:)-7qx1
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { Absent() }
    // swiftui/view/buttonstyle(_:)-66fbx
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle { Absent() }
    // swiftui/view/buttonrepeatbehavior(_:)
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { Absent() }
}
// swiftui/buttonrepeatbehavior
public struct ButtonRepeatBehavior: Hashable, Sendable {
    public static let automatic: ButtonRepeatBehavior = absentValue()
    public static let enabled: ButtonRepeatBehavior = absentValue()
    public static let disabled: ButtonRepeatBehavior = absentValue()
}

// swiftui/toggle
@MainActor @preconcurrency public struct Toggle<Label>: View, _PrimitiveView where Label: View {
    // swiftui/toggle/init(ison:label:)
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
    public typealias Body = Never
}
// swiftui/togglestyle
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ToggleStyleConfiguration
}
// swiftui/togglestyleconfiguration
public struct ToggleStyleConfiguration {
    @MainActor @preconcurrency public struct Label: View, _PrimitiveView {
        public typealias Body = Never
    }
    public let label: ToggleStyleConfiguration.Label
    public var isOn: Bool {
        get { absent() }
        nonmutating set {}
    }
}
extension View {
    // swiftui/view/togglestyle(_:)
    nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle { Absent() }
}

// swiftui/picker
@MainActor @preconcurrency public struct Picker<Label, SelectionValue, Content>: View, _PrimitiveView
where Label: View, SelectionValue: Hashable, Content: View {
    public typealias Body = Never
}
extension Picker {
    // swiftui/picker/init(selection:content:label:)
    nonisolated public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

// swiftui/menu
@MainActor @preconcurrency public struct Menu<Label, Content>: View, _PrimitiveView where Label: View, Content: View {
    // swiftui/menu/init(content:label:)
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public typealias Body = Never
}

// swiftui/textfield
@MainActor @preconcurrency public struct TextField<Label>: View, _PrimitiveView where Label: View {
    public typealias Body = Never
}
extension TextField where Label == Text {
    // swiftui/textfield/init(_:text:prompt:)-14kxk
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
    // swiftui/textfield/init(_:text:prompt:)-9m1k1
    @_disfavoredOverload nonisolated public init<S>(
        _ title: S,
        text: Binding<String>,
        prompt: Text?
    ) where S: StringProtocol {}
    // swiftui/textfield/init(_:text:)-4gt43
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
    // swiftui/textfield/init(_:text:)-1f2u5
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {}
}
extension TextField {
    // swiftui/textfield/init(text:prompt:label:)
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
    // swiftui/textfield/init(text:prompt:axis:label:)
    nonisolated public init(
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis,
        @ViewBuilder label: () -> Label
    ) {}
}
// swiftui/textfieldstyle
public protocol TextFieldStyle {}
// swiftui/plaintextfieldstyle
public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { absent() }
}
// swiftui/submitlabel
public struct SubmitLabel: Sendable {
    public static var done: SubmitLabel { absent() }
    public static var next: SubmitLabel { absent() }
    public static var search: SubmitLabel { absent() }
}
// swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { absent() }
    public static let text: SubmitTriggers = absentValue()
}
// swiftui/textinputautocapitalization
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { absent() }
    public static var words: TextInputAutocapitalization { absent() }
    public static var sentences: TextInputAutocapitalization { absent() }
}
extension View {
    // swiftui/view/textfieldstyle(_:)
    nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle { Absent() }
    // swiftui/view/onsubmit(of:_:)
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> some View { Absent() }
    // swiftui/view/submitlabel(_:)
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { Absent() }
    // swiftui/view/autocorrectiondisabled(_:)
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { Absent() }
    // swiftui/view/textinputautocapitalization(_:)
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { Absent() }
}

// swiftui/progressview
@MainActor @preconcurrency public struct ProgressView<Label, CurrentValueLabel>: View, _PrimitiveView
where Label: View, CurrentValueLabel: View {
    public typealias Body = Never
}
extension ProgressView where CurrentValueLabel == EmptyView {
    // swiftui/progressview/init()
    nonisolated public init() where Label == EmptyView {}
}

// swiftui/image
public struct Image: Equatable, Sendable {
    // swiftui/image/init(_:bundle:)
    public init(_ name: String, bundle: Bundle? = nil) {}
    // swiftui/image/init(decorative:bundle:)
    public init(decorative name: String, bundle: Bundle? = nil) {}
}
extension Image: View, _PrimitiveView {
    public typealias Body = Never
}
// swiftui/link
@MainActor @preconcurrency public struct Link<Label>: View, _PrimitiveView where Label: View {
    // swiftui/link/init(destination:label:)
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {}
    public typealias Body = Never
}

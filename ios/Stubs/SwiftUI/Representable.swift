// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation
import UIKit

// swiftui/uiviewcontrollerrepresentable
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    // swiftui/uiviewcontrollerrepresentable/makeuiviewcontroller(context:)
    @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    // swiftui/uiviewcontrollerrepresentable/updateuiviewcontroller(_:context:)
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: Self.UIViewControllerType,
        context: Self.Context
    )
    associatedtype Coordinator = Void
    // swiftui/uiviewcontrollerrepresentable/makecoordinator()
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
    typealias Context = UIViewControllerRepresentableContext<Self>
}
extension UIViewControllerRepresentable {
    @MainActor @preconcurrency public var body: Never { absent() }
}
extension UIViewControllerRepresentable where Coordinator == Void {
    @MainActor @preconcurrency public func makeCoordinator() {}
}
// swiftui/uiviewcontrollerrepresentablecontext
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
    public let coordinator: Representable.Coordinator
}

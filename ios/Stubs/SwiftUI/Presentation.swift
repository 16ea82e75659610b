// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation
import UniformTypeIdentifiers

extension View {
    // swiftui/view/sheet(item:ondismiss:content:)
    nonisolated public func sheet<Item, Content>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View { Absent() }
    // swiftui/view/sheet(ispresented:ondismiss:content:)
    nonisolated public func sheet<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View { Absent() }
    // swiftui/view/fullscreencover(ispresented:ondismiss:content:)
    nonisolated public func fullScreenCover<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View { Absent() }
    // swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)
    nonisolated public func popover<Content>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View { Absent() }
    // swiftui/view/alert(_:ispresented:actions:message:)-8584l
    nonisolated public func alert<A, M>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View { Absent() }
    // swiftui/view/alert(_:ispresented:actions:)-3npin
    nonisolated public func alert<A>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View { Absent() }
    // swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:)-8i6z2
    nonisolated public func confirmationDialog<A, M>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View { Absent() }
    // swiftui/view/presentationdetents(_:)
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { Absent() }
    // swiftui/view/presentationdragindicator(_:)
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { Absent() }
    // swiftui/view/presentationbackground(_:)
    nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle { Absent() }
    // swiftui/view/presentationcornerradius(_:)
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { Absent() }
    // swiftui/view/presentationcompactadaptation(_:)
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        Absent()
    }
    // swiftui/view/interactivedismissdisabled(_:)
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { Absent() }
    // swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { Absent() }
    // swiftui/view/fileexporter(ispresented:document:contenttype:defaultfilename:oncompletion:)-32vwk
    nonisolated public func fileExporter<D>(
        isPresented: Binding<Bool>,
        document: D?,
        contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View where D: FileDocument { Absent() }
}
// swiftui/popoverattachmentanchor
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
// swiftui/anchor
public struct Anchor<Value> {
    // swiftui/anchor/source
    public struct Source {}
}
extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { absent() }
}
// swiftui/presentationdetent
public struct PresentationDetent: Hashable, Sendable {
    public static let medium: PresentationDetent = absentValue()
    public static let large: PresentationDetent = absentValue()
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { absent() }
    public static func height(_ height: CGFloat) -> PresentationDetent { absent() }
}
// swiftui/presentationadaptation
public struct PresentationAdaptation: Sendable {
    public static var automatic: PresentationAdaptation { absent() }
    public static var none: PresentationAdaptation { absent() }
    public static var popover: PresentationAdaptation { absent() }
    public static var sheet: PresentationAdaptation { absent() }
}
// swiftui/filedocument
@preconcurrency public protocol FileDocument: Sendable {
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: Self.ReadConfiguration) throws
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}
extension FileDocument {
    public static var writableContentTypes: [UTType] { absent() }
}
// swiftui/filedocumentreadconfiguration
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}
// swiftui/filedocumentwriteconfiguration
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

/// Copies and pastes plain text.
@MainActor
public protocol Clipboard: AnyObject {
    /// Replaces what is on the clipboard by `text`.
    func copy(_ text: String)

    /// The text on the clipboard; nil where there is none.
    func paste() -> String?
}

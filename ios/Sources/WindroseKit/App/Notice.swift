/// Something that just happened, with at most one answer to it, such as undo.
public struct Notice: Identifiable {
    /// Tells one notice from another.
    public let id: Int
    /// What happened.
    public let text: String
    /// What can be answered; nil where there is nothing to answer.
    public let actionText: String?
    let onAction: @MainActor () -> Void

    /// How long it is shown: as long as it takes to read it, longer where it can be answered.
    public var duration: Duration {
        actionText == nil ? .seconds(4) : .seconds(10)
    }
}

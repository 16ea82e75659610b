/// Something that just happened, with at most one answer to it, such as undo.
public struct Notice: Identifiable {
    /// Tells one notice from another.
    public let id: Int
    /// What happened.
    public let text: String
    /// What can be answered; nil where there is nothing to answer.
    public let actionText: String?
    let onAction: @MainActor () -> Void

    /// The notice `text`; `onAction` does what the answer `actionText` asks for.
    public init(
        id: Int,
        text: String,
        actionText: String? = nil,
        onAction: @escaping @MainActor () -> Void = {}
    ) {
        self.id = id
        self.text = text
        self.actionText = actionText
        self.onAction = onAction
    }

    /// How long it is shown: as long as it takes to read it, longer where it can be answered. nil where it stays until
    /// it is answered or dismissed: where everything is `spoken`, it takes its time to come to the answer.
    public func duration(spoken: Bool) -> Duration? {
        if actionText == nil { return .seconds(4) }
        return spoken ? nil : .seconds(10)
    }
}

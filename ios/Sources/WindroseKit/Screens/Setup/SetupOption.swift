/// One of several things to choose from on a set-up page.
public struct SetupOption<Value: Equatable & Sendable>: Equatable, Sendable {
    /// What is chosen with it.
    public let value: Value
    public let title: String
    public let text: String?
    public let chosen: Bool
    /// Why it is not to be had now; it is shown dashed then.
    public let refusal: String?

    public init(_ value: Value, title: String, text: String? = nil, chosen: Bool, refusal: String? = nil) {
        self.value = value
        self.title = title
        self.text = text
        self.chosen = chosen
        self.refusal = refusal
    }
}

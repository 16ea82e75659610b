/// One of several things to choose from on a set-up page.
public struct SetupOption<Value: Equatable & Sendable>: Equatable, Sendable {
    /// What is chosen with it.
    public let value: Value
    /// What it is called.
    public let title: String
    /// What it means.
    public let text: String?
    /// Whether it is chosen.
    public let chosen: Bool
    /// Why it is not to be had now; it is shown dashed then.
    public let refusal: String?

    /// A way to choose `value`, called `title`.
    public init(_ value: Value, title: String, text: String? = nil, chosen: Bool, refusal: String? = nil) {
        self.value = value
        self.title = title
        self.text = text
        self.chosen = chosen
        self.refusal = refusal
    }
}

/// Something to be said once by screen readers. Two announcements with the same text differ in their `number`.
public struct Announcement: Equatable, Sendable, Identifiable {
    /// What is said.
    public let text: String
    /// The BCP 47 tag of its language, so that a voice of that language says it, whatever the device speaks.
    public let tag: String
    /// Counts the announcements.
    public let number: Int
    /// Whether it is to be heard in any case: it comes with a new page, of which the screen reader also speaks.
    public let firm: Bool

    /// The announcement `number`.
    public init(text: String, tag: String, number: Int, firm: Bool = false) {
        self.text = text
        self.tag = tag
        self.number = number
        self.firm = firm
    }

    /// Tells one announcement from another.
    public var id: Int { number }
}

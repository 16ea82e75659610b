import WindroseCore

/// A page of the walkthrough for a first game.
public struct WalkthroughPage: Equatable, Sendable {
    /// What the whole is headed with.
    public let title: String
    /// Which page of how many.
    public let counter: String
    /// What the page is headed with.
    public let heading: String
    /// What it says.
    public let text: String
    /// Closes the walkthrough.
    public let skip: TableButton
    /// Turns back; nil on the first page.
    public let back: TableButton?
    /// Turns on, or closes the walkthrough on the last page.
    public let forward: TableButton

    /// The page in words, for who does not look.
    public var spoken: String { "\(heading). \(text)" }

    /// The page `page`, counted from 0, of the game that has `face`.
    public init(_ page: Int, face: any GameFace, words: Words) {
        let key = "\(face.tourKey)-\(page + 1)"
        title = words["\(face.tourKey)-title"]
        counter = "\(page + 1) / \(face.tourPages)"
        heading = words["\(key)-title"]
        text = words["\(key)-text"]
        skip = TableButton(words["ui-skip"], .walkthroughDone)
        back = page > 0 ? TableButton(words["ui-back"], .show(.walkthrough(page: page - 1))) : nil
        forward = page < face.tourPages - 1
            ? TableButton(words["ui-next"], .show(.walkthrough(page: page + 1)))
            : TableButton(words["ui-done"], .walkthroughDone)
    }
}

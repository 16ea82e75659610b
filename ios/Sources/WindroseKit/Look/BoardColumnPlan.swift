import Foundation

/// How a board shares a place with the part above it: a course, a track. The place shows `viewport` points at a time
/// and scrolls. The board gets the height that the part above leaves, but never less than it needs. Where both do not
/// fit, the board comes first and the other part is reached by scrolling.
public struct BoardColumnPlan: Hashable, Sendable {
    /// Where the parts begin, from the top, and how high they are together.
    public struct Places: Hashable, Sendable {
        /// Where the part above begins.
        public let above: CGFloat
        /// Where the board begins.
        public let board: CGFloat
        /// How high both are.
        public let height: CGFloat
    }

    private let viewport: CGFloat
    private let above: CGFloat

    /// Whether the board comes first.
    public let boardFirst: Bool

    /// The height that the board is offered.
    public let room: CGFloat

    /// The part above is `above` points high; the board needs `needed` points for cells of the size of a finger.
    public init(viewport: CGFloat, above: CGFloat, needed: CGFloat) {
        self.viewport = viewport
        self.above = above
        boardFirst = above + needed > viewport
        room = max(boardFirst ? viewport : viewport - above, needed)
    }

    /// The places of the parts, once the board has taken `board` points of its room. What is left is shared out.
    public func places(board: CGFloat) -> Places {
        let height = max(viewport, above + board)
        let spare = height - above - board
        let first = spare / 3
        let second = (boardFirst ? board : above) + spare * 2 / 3
        return Places(above: boardFirst ? second : first, board: boardFirst ? first : second, height: height)
    }
}

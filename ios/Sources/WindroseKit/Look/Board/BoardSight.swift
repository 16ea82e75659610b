import Foundation
import Observation

/// How far a board is scrolled, in points.
public struct BoardScroll: Hashable, Sendable {
    /// How much of the content lies above what is seen.
    public let offset: CGFloat
    /// How much is seen at a time.
    public let viewport: CGFloat
    /// How high the content is.
    public let content: CGFloat

    /// Of `content` points, `viewport` are seen from `offset` on.
    public init(offset: CGFloat, viewport: CGFloat, content: CGFloat) {
        self.offset = offset
        self.viewport = viewport
        self.content = content
    }

    /// Whether there is more to see above.
    public var moreAbove: Bool { offset > Self.leastHidden }

    /// Whether there is more to see below.
    public var moreBelow: Bool { largest - offset > Self.leastHidden }

    /// The offset that brings most of `cells` wholly into view; of several, the nearest.
    public func best(for cells: [CGRect]) -> CGFloat {
        let ends = cells.flatMap { [$0.minY - Self.margin, $0.maxY + Self.margin - viewport] }
        let ways = ([offset] + ends).map { min(max($0, 0), largest) }
        func shown(_ way: CGFloat) -> Int { cells.count { shows($0, from: way) } }
        return ways.reduce(ways[0]) { best, way in
            let (more, before) = (shown(way), shown(best))
            if more != before { return more > before ? way : best }
            return abs(way - offset) < abs(best - offset) ? way : best
        }
    }

    /// Whether `cell` is wholly in view now.
    func shows(_ cell: CGRect) -> Bool { shows(cell, from: offset) }

    /// The part of the content that an `offset` leaves above, of what can be left there: 0 at the top, 1 at the bottom.
    func share(of offset: CGFloat) -> CGFloat { largest > 0 ? offset / largest : 0 }

    private var largest: CGFloat { max(0, content - viewport) }

    private func shows(_ cell: CGRect, from offset: CGFloat) -> Bool {
        cell.minY >= offset && cell.maxY <= offset + viewport
    }

    /// Room around a cell that is brought into view.
    private static let margin: CGFloat = 4
    /// Less than this is not worth a sign.
    private static let leastHidden: CGFloat = 10
}

/// Which cells of a board are asked for, and where they lie on what is scrolled.
public struct BoardQuestion: Equatable, Sendable {
    /// The decision for which they are; nil where nothing is to be decided.
    public let decision: UInt32?
    /// The cells that may be chosen now; empty as long as nothing is laid out.
    public let cells: [CGRect]

    /// In `decision`, `cells` are asked for.
    public init(decision: UInt32?, cells: [CGRect]) {
        self.decision = decision
        self.cells = cells
    }
}

/// Knows what is in view of a board that scrolls. The board is scrolled so that the cells that are asked for are in view:
/// as many of them as can be when a decision begins, and later only where none of them is, because nothing may move under
/// the finger without need.
@MainActor
@Observable
public final class BoardSight {
    /// Whether there is more to see above.
    public private(set) var moreAbove = false
    /// Whether there is more to see below.
    public private(set) var moreBelow = false

    // Scrolling changes it all the time, and nothing is drawn by it.
    @ObservationIgnored private var scroll: BoardScroll?
    @ObservationIgnored private var shown: UInt32??

    /// Nothing is laid out yet.
    public init() {}

    /// The board is scrolled so now.
    public func moved(to scroll: BoardScroll) {
        self.scroll = scroll
        if moreAbove != scroll.moreAbove { moreAbove = scroll.moreAbove }
        if moreBelow != scroll.moreBelow { moreBelow = scroll.moreBelow }
    }

    /// How far the board is to be scrolled for `question`, from 0 at its top to 1 at its bottom; nil where it stays.
    public func way(to question: BoardQuestion) -> CGFloat? {
        guard let scroll, !question.cells.isEmpty else { return nil }
        let begins = shown != .some(question.decision)
        shown = .some(question.decision)
        guard begins || !question.cells.contains(where: scroll.shows) else { return nil }
        let best = scroll.best(for: question.cells)
        return best == scroll.offset ? nil : scroll.share(of: best)
    }
}

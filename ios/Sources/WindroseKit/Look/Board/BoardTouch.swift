import Foundation

/// What a board is made of inside its frame.
public enum BoardGround: Hashable, Sendable {
    /// Shallow water with the lines of a chart.
    case water
    /// A tray of walnut; each cell draws its own space.
    case wood
    /// Dark water over everything: the board is felt, not seen.
    case covered
    /// Open water with golden lines, deep in places.
    case sea
}

/// A board that is felt: a finger on it, the keyboard's focus and a screen reader's focus all come to cells, and each
/// cell that is come to is told.
public struct BoardTouch: Equatable, Sendable {
    /// Whether one tap only feels and the second of two takes the cell, so that a finger may wander without harm.
    public let twoTaps: Bool
    /// Whether rings are drawn round the finger.
    public let ripple: Bool

    /// A board on which taps choose at once, unless told.
    public init(twoTaps: Bool = false, ripple: Bool = false) {
        self.twoTaps = twoTaps
        self.ripple = ripple
    }
}

/// The finger on a board that is felt, and what it did last.
public struct BoardFinger: Equatable, Sendable {
    /// What a movement of the finger comes to.
    public enum Step: Equatable, Sendable {
        /// A cell was come to.
        case feel(CellPosition)
        /// A cell is no longer touched.
        case lift(CellPosition)
        /// A cell is chosen.
        case take(CellPosition)
    }

    /// Where it lies; nil where it does not.
    public private(set) var place: CGPoint?

    private var felt: CellPosition?
    private var start: (place: CGPoint, cell: CellPosition?, time: Date)?
    private var wandered = false
    private var taps = DoubleTap<CellPosition>()

    /// A finger that does not lie on the board.
    public init() {}

    /// The finger lies at `point` now, over `cell`.
    public mutating func move(to point: CGPoint, over cell: CellPosition?, at time: Date) -> [Step] {
        place = point
        let begun = start ?? (point, cell, time)
        start = begun
        wandered = wandered || DoubleTap<CellPosition>.wanders(from: begun.place, to: point)
        guard cell != felt else { return [] }
        let steps = [felt.map(Step.lift), cell.map(Step.feel)].compactMap { $0 }
        felt = cell
        return steps
    }

    /// The finger was lifted. A tap takes the cell, or the second of `twoTaps`.
    public mutating func lift(at time: Date, twoTaps: Bool = true) -> [Step] {
        let (begun, still) = (start, !wandered)
        let steps = leave()
        guard still, let begun, let cell = begun.cell else {
            taps.forget()
            return steps
        }
        let takes = !twoTaps || taps.tapped(cell, from: begun.time, to: time)
        return takes ? steps + [.take(cell)] : steps
    }

    /// The gesture was taken away from the board.
    public mutating func cancel() -> [Step] {
        guard start != nil else { return [] }
        taps.forget()
        return leave()
    }

    private mutating func leave() -> [Step] {
        let steps = [felt.map(Step.lift)].compactMap { $0 }
        (place, start, felt, wandered) = (nil, nil, nil, false)
        return steps
    }

    public static func == (one: BoardFinger, other: BoardFinger) -> Bool {
        one.place == other.place && one.felt == other.felt && one.taps == other.taps
    }
}

extension BoardFinger.Step {
    /// What the step does with one of `cells`; nil where it means nothing.
    public func event(among cells: [BoardCell]) -> TableEvent? {
        func cell(_ position: CellPosition) -> BoardCell? { cells.first { $0.position == position } }
        return switch self {
        case let .feel(position): cell(position)?.feel
        case let .lift(position): cell(position)?.lift
        case let .take(position): cell(position)?.tap
        }
    }
}

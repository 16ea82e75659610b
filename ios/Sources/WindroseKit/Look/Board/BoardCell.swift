/// A place on a board. Columns count from the left and rows from the top, both from 0. Places outside the grid (row -1,
/// or the number of rows) are drawn as dashed slots above and below the chart.
public struct CellPosition: Hashable, Sendable {
    public let column: Int
    public let row: Int

    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// Where in its cell the ring of a legal choice is drawn.
public enum RingSpot: Hashable, Sendable {
    case middle, corner
}

/// What is marked on a cell. Marks may come together.
public struct CellMarks: Hashable, Sendable {
    /// A ring: the cell may be chosen.
    public let legal: RingSpot?
    /// A frame: the cell is chosen and waits for its confirmation.
    public let selected: Bool
    /// A dashed frame: the chosen piece comes from here.
    public let origin: Bool
    /// Four corner brackets: the last move ended here.
    public let lastMove: Bool
    /// A hatch: nothing can ever stand here.
    public let blocked: Bool

    public init(
        legal: RingSpot? = nil,
        selected: Bool = false,
        origin: Bool = false,
        lastMove: Bool = false,
        blocked: Bool = false
    ) {
        self.legal = legal
        self.selected = selected
        self.origin = origin
        self.lastMove = lastMove
        self.blocked = blocked
    }

    /// Nothing is marked.
    public static let none = CellMarks()
}

/// A letter or number on the frame, with a small sign beside it where a column or row is special.
public struct AxisLabel: Hashable, Sendable {
    /// The colour of a sign.
    public enum SignColor: Hashable, Sendable {
        case frameInk, bad, accent
    }

    public let text: String
    public let sign: Glyph?
    public let signColor: SignColor

    public init(_ text: String, sign: Glyph? = nil, signColor: SignColor = .frameInk) {
        self.text = text
        self.sign = sign
        self.signColor = signColor
    }
}

extension Palette {
    /// The colour of a sign on the frame of a chart.
    public func color(of sign: AxisLabel.SignColor) -> ColorValue {
        switch sign {
        case .frameInk: frameInk
        case .bad: bad
        case .accent: accent
        }
    }
}

/// A dotted way from one cell to another with a ring on each cell in between.
public struct BoardPath: Hashable, Sendable {
    public let from: CellPosition
    public let to: CellPosition

    public init(from: CellPosition, to: CellPosition) {
        self.from = from
        self.to = to
    }
}

/// How a `Pennant` stands out.
public enum PennantLook: Hashable, Sendable {
    case normal

    /// Filled with the accent: the row that a chosen move touches.
    case highlighted

    /// With a sign of fog: the row scores nothing.
    case fog
}

/// The goal of a row, flown to the right of the chart.
public struct Pennant: Hashable, Sendable {
    public let row: Int
    public let goal: String
    /// The line below the goal: the present total, or why there is none.
    public let note: String
    /// What screen readers say of it.
    public let spoken: String
    public let look: PennantLook

    public init(row: Int, goal: String, note: String, spoken: String, look: PennantLook = .normal) {
        self.row = row
        self.goal = goal
        self.note = note
        self.spoken = spoken
        self.look = look
    }
}

/// A boat on the course: how far it has come.
public struct CourseBoat: Hashable, Sendable {
    public let look: SeatLook
    public let points: Int

    public init(look: SeatLook, points: Int) {
        self.look = look
        self.points = points
    }
}

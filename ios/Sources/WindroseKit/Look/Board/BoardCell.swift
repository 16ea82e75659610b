/// A place on a board. Columns count from the left and rows from the top, both from 0. Places outside the grid (row -1,
/// or the number of rows) are drawn as dashed slots above and below the chart.
public struct CellPosition: Hashable, Sendable {
    /// Its column, from the left.
    public let column: Int
    /// Its row, from the top.
    public let row: Int

    /// The place in `column` and `row`.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// Where in its cell the ring of a legal choice is drawn.
public enum RingSpot: Hashable, Sendable {
    /// In the middle of an empty cell, or in the upper right corner of one where something lies.
    case middle, corner
    /// In another corner, where the upper right one is taken.
    case upperLeft, lowerLeft, lowerRight
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
    /// A cross: what stands here would be lost.
    public let crossed: Bool

    /// Marks on a cell; nothing is marked unless told.
    public init(
        legal: RingSpot? = nil,
        selected: Bool = false,
        origin: Bool = false,
        lastMove: Bool = false,
        blocked: Bool = false,
        crossed: Bool = false
    ) {
        self.legal = legal
        self.selected = selected
        self.origin = origin
        self.lastMove = lastMove
        self.blocked = blocked
        self.crossed = crossed
    }

    /// Nothing is marked.
    public static let none = CellMarks()
}

/// A letter or number on the frame, with a small sign beside it where a column or row is special.
public struct AxisLabel: Hashable, Sendable {
    /// The colour of a sign.
    public enum SignColor: Hashable, Sendable {
        /// A colour of the palette.
        case frameInk, bad, accent
    }

    /// The letter or number.
    public let text: String
    /// The sign beside it.
    public let sign: Glyph?
    /// The colour of the sign.
    public let signColor: SignColor

    /// A label with `text`, and with a `sign` where its line is special.
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
    /// Where it begins.
    public let from: CellPosition
    /// Where it ends.
    public let to: CellPosition
    /// Whether it is a loop around its cells, which covers nothing of what lies there, and not a dotted way over them.
    public let around: Bool
    /// Whether it is an arrow, which shows where something would be driven, without rings.
    public let arrow: Bool

    /// The way from one cell to another, a loop around them, or an arrow.
    public init(from: CellPosition, to: CellPosition, around: Bool = false, arrow: Bool = false) {
        self.from = from
        self.to = to
        self.around = around
        self.arrow = arrow
    }
}

/// A short note on a cell: what a choice would bring there.
public struct BoardNote: Hashable, Sendable {
    /// Where it stands.
    public let position: CellPosition
    /// What it says.
    public let text: String

    /// The note `text` at `position`.
    public init(position: CellPosition, text: String) {
        self.position = position
        self.text = text
    }
}

/// How a `Pennant` stands out.
public enum PennantLook: Hashable, Sendable {
    /// Like any other.
    case normal

    /// Filled with the accent: the row that a chosen move touches.
    case highlighted

    /// With a sign of fog: the row scores nothing.
    case fog
}

/// The goal of a row, flown to the right of the chart.
public struct Pennant: Hashable, Sendable {
    /// The row of the board that it flies beside, from the top.
    public let row: Int
    /// The goal.
    public let goal: String
    /// The line below the goal: the present total, or why there is none.
    public let note: String
    /// What screen readers say of it.
    public let spoken: String
    /// How it stands out.
    public let look: PennantLook

    /// The pennant of `row`.
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
    /// How its seat is drawn.
    public let look: SeatLook
    /// How far it has come.
    public let points: Int

    /// A boat that has come `points` far.
    public init(look: SeatLook, points: Int) {
        self.look = look
        self.points = points
    }
}

/// Something else that can be done with a cell, offered by screen readers as a custom action.
public struct CellAction: Equatable, Sendable {
    /// What it is called.
    public let label: String

    /// What it does.
    public let event: TableEvent

    /// Something called `label` that does `event`.
    public init(label: String, event: TableEvent) {
        self.label = label
        self.event = event
    }
}

/// One cell of a board drawn as a chart: a button with a name and a state.
public struct BoardCell: Equatable, Sendable, Identifiable {
    /// Where it lies.
    public let position: CellPosition

    /// The name and what lies on it, such as "b4, empty".
    public let spoken: String

    /// What can be done with it or was done, such as "legal"; empty where there is nothing to say.
    public let state: String
    /// What is marked on it.
    public let marks: CellMarks

    /// What a tap does; nil where it would mean nothing. The cell is then read as unavailable.
    public let tap: TableEvent?

    /// What Enter does where it is not the same as a tap.
    public let enter: TableEvent?
    /// What else can be done with it.
    public let actions: [CellAction]

    /// What a finger, the keyboard or a screen reader does that comes to it; nil where nothing is felt.
    public let feel: TableEvent?

    /// What it does when it is gone again.
    public let lift: TableEvent?

    /// Whether it is drawn over the other cells, because something travels to it.
    public let raised: Bool

    /// Tells one cell from another.
    public var id: CellPosition { position }

    /// A cell that says nothing but `spoken`, and does nothing, unless told.
    public init(
        position: CellPosition,
        spoken: String,
        state: String = "",
        marks: CellMarks = .none,
        tap: TableEvent? = nil,
        enter: TableEvent? = nil,
        actions: [CellAction] = [],
        feel: TableEvent? = nil,
        lift: TableEvent? = nil,
        raised: Bool = false
    ) {
        self.position = position
        self.spoken = spoken
        self.state = state
        self.marks = marks
        self.tap = tap
        self.enter = enter
        self.actions = actions
        self.feel = feel
        self.lift = lift
        self.raised = raised
    }
}

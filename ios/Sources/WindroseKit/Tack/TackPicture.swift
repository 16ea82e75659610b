import WindroseCore

extension Seat {
    /// The seat whose starting spaces lie below row 1.
    static let first: Seat = 0

    /// The other one.
    static let second: Seat = 1
}

extension Column {
    /// The letter on the board.
    public var letter: String { String(UnicodeScalar(UInt8(ascii: "A") + rawValue)) }

    /// Its place, counted from 0.
    var index: Int { Int(rawValue) }
}

extension WindroseCore.Space {
    /// The name of the space among the spots of the board.
    public var spot: String { "\(column.letter)\(row)" }

    /// How far a die travels from here to `other`, in cells.
    func cells(to other: WindroseCore.Space) -> Int {
        max(abs(column.index - other.column.index), abs(Int(row) - Int(other.row)))
    }

    /// The starting space of `seat` in `column`.
    fileprivate static func start(_ seat: Seat, _ column: Column) -> WindroseCore.Space {
        WindroseCore.Space(column: column, row: seat == .first ? 0 : 6)
    }
}

/// A die on its way.
public struct Journey: Hashable, Sendable {
    /// Where it begins.
    public let from: WindroseCore.Space
    /// Where it ends.
    public let to: WindroseCore.Space
}

/// The dice as they are drawn: by spot.
public struct TackPicture: Equatable, Sendable {
    /// The dice by the names of their spaces.
    public let dice: [String: TackDie]

    private init(byName dice: [String: TackDie]) {
        self.dice = dice
    }

    /// The picture of `dice`.
    public init(_ dice: [TackDie]) {
        self.init(byName: Dictionary(dice.map { ($0.space.spot, $0) }, uniquingKeysWith: { $1 }))
    }

    /// The picture once `event` has happened.
    public func after(_ event: TackEvent) -> TackPicture {
        switch event {
        case .moved(let seat, let face, let from, let to),
            .drifted(let seat, let face, let from, let to),
            .sidestepped(let seat, let face, let from, let to),
            .pulled(let seat, let face, let from, let to):
            return without(from).with(TackDie(seat: seat, space: to, face: face))
        case .swapped(let seat, let face, let otherFace, let one, let other):
            return with(TackDie(seat: seat, space: one, face: otherFace))
                .with(TackDie(seat: seat, space: other, face: face))
        case .turned(let seat, _, let space, _, let face), .weatherTurned(let seat, let space, _, let face):
            return with(TackDie(seat: seat, space: space, face: face))
        case .raised(let seat, let column, _, let face):
            return with(TackDie(seat: seat, space: .start(seat, column), face: face))
        case .removed(let seat, let column, _):
            return without(.start(seat, column))
        case .placed(let seat, let faces):
            return zip(Column.allCases, faces).filter { $0.1 > 0 }.reduce(self) { picture, place in
                picture.with(TackDie(seat: seat, space: .start(seat, place.0), face: place.1))
            }
        case .rowScored(let row, _, _), .rowBust(let row, _, _, _):
            return TackPicture(byName: dice.filter { $0.value.space.row != row })
        default:
            return self
        }
    }

    func with(_ die: TackDie) -> TackPicture {
        TackPicture(byName: dice.merging([die.space.spot: die]) { $1 })
    }

    private func without(_ space: WindroseCore.Space) -> TackPicture {
        TackPicture(byName: dice.filter { $0.key != space.spot })
    }
}

extension TackEvent {
    /// The ways that dice take.
    var journeys: [Journey] {
        switch self {
        case .moved(_, _, let from, let to), .drifted(_, _, let from, let to), .sidestepped(_, _, let from, let to),
            .pulled(_, _, let from, let to):
            [Journey(from: from, to: to)]
        case .swapped(_, _, _, let one, let other):
            [Journey(from: one, to: other), Journey(from: other, to: one)]
        default:
            []
        }
    }

    /// Whether it puts dice or faces where the player wants them, before anything follows from it.
    var isArrangement: Bool {
        switch self {
        case .turned, .raised, .placed: true
        default: !journeys.isEmpty
        }
    }
}

extension GameEvent {
    /// What happened in Tack; nil in another game.
    var tackEvent: TackEvent? {
        if case .tack(let event) = self { event } else { nil }
    }
}

extension GameView {
    /// The position in Tack; nil in another game.
    var tackView: TackView? {
        if case .tack(let view) = self { view } else { nil }
    }
}

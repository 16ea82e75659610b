import WindroseCore

extension Wind {
    /// How its tile is drawn.
    public var look: WindLook {
        switch self {
        case .north: .north
        case .east: .east
        case .south: .south
        case .west: .west
        }
    }

    /// The letter on its tile, which differs from language to language.
    func letter(_ words: Words) -> String {
        switch self {
        case .north: words["ui-wind-north"]
        case .east: words["ui-wind-east"]
        case .south: words["ui-wind-south"]
        case .west: words["ui-wind-west"]
        }
    }
}

/// The seats of 4 Winds and the cells of its sea, as they are drawn.
public enum WindsLooks {
    /// The looks of the seats, in their order.
    public static let seats: [SeatLook] = [.navy, .seafoam, .coral, .obsidian]

    /// How many cells a row has, and a column.
    public static let side = 6

    private static let letters = Array("abcdef")

    /// The look of `seat`.
    public static func look(of seat: Seat) -> SeatLook {
        seats[min(Int(seat), seats.count - 1)]
    }

    /// Where `cell` is drawn; nil for what is no cell.
    public static func position(_ cell: SeaCell) -> CellPosition? {
        guard let letter = cell.first, let column = letters.firstIndex(of: letter),
            let number = Int(cell.dropFirst()), (1...side).contains(number)
        else { return nil }
        return CellPosition(column: column, row: number - 1)
    }
}

extension GameEvent {
    /// What happened in 4 Winds; nil in another game.
    var windsEvent: WindsEvent? {
        if case .fourWinds(let event) = self { event } else { nil }
    }
}

extension GameView {
    /// The position in 4 Winds; nil in another game.
    var windsView: WindsView? {
        if case .fourWinds(let view) = self { view } else { nil }
    }
}

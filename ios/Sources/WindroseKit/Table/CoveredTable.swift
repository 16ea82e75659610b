import WindroseCore

/// What stands on the cover of a table, until the seat that is to hold the device has it.
public struct HandoverWords: Equatable, Sendable {
    /// The game's name.
    public let game: String
    /// What stands above the name.
    public let lead: String
    /// Whose table it is.
    public let name: String
    /// The mark and colour of their seat.
    public let seat: SeatLook?
    /// What is hidden and until when.
    public let text: String
    /// The button that uncovers the table.
    public let accept: TableButton
    /// The button that leaves it.
    public let rest: TableButton
    /// The names of the winds on the compass: north, east, south, west.
    public let winds: [String]
}

extension TableView {
    /// What stands on its cover.
    public func handover(_ words: Words) -> HandoverWords {
        HandoverWords(
            game: title,
            lead: words["ui-handover-to"],
            name: seats.first { $0.seat == holder }?.name ?? "",
            seat: kind.look(of: holder),
            text: words["ui-handover-hidden"],
            accept: TableButton(words["ui-handover-accept"], .accept),
            rest: TableButton(words["ui-handover-rest"], .go(.back)),
            winds: ["north", "east", "south", "west"].map { words["ui-wind-\($0)"] }
        )
    }
}

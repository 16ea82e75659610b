/// A seat on a set-up page.
public struct SetupSeat: Equatable, Sendable, Identifiable {
    /// Which seat, for `SetupModel.rename`.
    public let index: Int
    /// How the seat is drawn.
    public let look: SeatLook
    /// What the seat is called now.
    public let name: String
    /// The name that was chosen; empty when it has its own.
    public let chosenName: String
    /// Whether a person sits there, who may have a name.
    public let person: Bool

    /// Tells one seat from another.
    public var id: Int { index }
}

extension SetupState {
    /// The seats, drawn with `looks`.
    public func seats(_ looks: [SeatLook]) -> [SetupSeat] {
        looks.enumerated().map { index, look in
            SetupSeat(
                index: index, look: look, name: name(index), chosenName: chosenName(index), person: index < people
            )
        }
    }

    /// The names of the last game, where they can be taken again.
    public var offeredNames: String? {
        guard let lastNames, lastNames != names else { return nil }
        let offered = lastNames.prefix(people).filter { !$0.isEmpty }
        return offered.isEmpty ? nil : offered.joined(separator: ", ")
    }
}

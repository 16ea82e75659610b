import WindroseCore

extension GameKind {
    /// The accent of the game's pages.
    public var accent: Accent {
        switch self {
        case .tack: .tack
        case .fourSenses: .fourSenses
        case .fourWinds: .fourWinds
        }
    }

    /// How the game's seats are drawn, in their order.
    public var seatLooks: [SeatLook] {
        switch self {
        case .tack: [TackLooks.look(of: .first), TackLooks.look(of: .second)]
        case .fourSenses: [.coral, .navy, .seafoam]
        case .fourWinds: WindsLooks.seats
        }
    }

    /// How `seat` is drawn.
    public func look(of seat: Seat) -> SeatLook? {
        let looks = seatLooks
        return looks.indices.contains(Int(seat)) ? looks[Int(seat)] : nil
    }
}

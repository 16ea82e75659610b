/// Keeps what plays the transition in view, one player of each kind. Views that are made anew meanwhile, because the
/// window was turned or a text grew, find the same players again, so that nothing is played twice.
@MainActor
public final class Stage {
    private var number: Int?
    private var players: [ObjectIdentifier: AnyObject] = [:]

    /// A stage on which nothing plays yet.
    public init() {}

    /// The player of `transition`: made by `make` at first, the same from then on until another transition is in view.
    public func player<Player: AnyObject>(of transition: Transition?, make: (Transition?) -> Player) -> Player {
        if transition?.number != number {
            players = [:]
            number = transition?.number
        }
        let kind = ObjectIdentifier(Player.self)
        if let player = players[kind] as? Player { return player }
        let player = make(transition)
        players[kind] = player
        return player
    }
}

import Testing
import WindroseCore
import WindroseKit

/// What plays a transition lives as long as the transition is in view.
@MainActor
@Suite("The stage")
struct StageTests {
    private final class Player {
        let number: Int?
        init(_ transition: WindroseKit.Transition?) { number = transition?.number }
    }

    private final class Other {}

    private func transition(_ number: Int) -> WindroseKit.Transition {
        WindroseKit.Transition(number: number, before: TableSamples.moving.position, events: [])
    }

    @Test("A transition has one player of each kind")
    func kept() {
        let stage = Stage()
        let player = stage.player(of: transition(1), make: Player.init)
        #expect(player.number == 1)
        let other = stage.player(of: transition(1)) { _ in Other() }
        #expect(stage.player(of: transition(1), make: Player.init) === player)
        #expect(stage.player(of: transition(1)) { _ in Other() } === other)
    }

    @Test("Another transition has others, and so has none")
    func changed() {
        let stage = Stage()
        let none = stage.player(of: nil, make: Player.init)
        #expect(stage.player(of: nil, make: Player.init) === none)
        #expect(stage.player(of: transition(1), make: Player.init) !== none)
        #expect(stage.player(of: transition(2), make: Player.init).number == 2)
        #expect(stage.player(of: nil, make: Player.init).number == nil)
    }
}

import Foundation
import Testing
import WindroseCore
@testable import WindroseKit

@MainActor
@Suite("A movement in 4 Winds")
struct WindsMotionTests {
    private let on = WindroseKit.Motion(enabled: true)
    private let navy = WindsShip(seat: 0, number: 1)
    private let coral = WindsShip(seat: 1, number: 2)

    /// A tile that drives one ship along a chain and another one onto a reef.
    private func driven() throws -> Transition {
        let events: [WindsEvent] = [
            .laid(seat: 0, wind: .east, cell: "b2"),
            .pushed(ship: navy, from: "a2", to: "b1"),
            .slid(ship: navy, from: "b1", to: "e1"),
            .damaged(ship: coral, from: "b3", onto: "c3", obstacle: .reef, lost: false),
            .scored(seat: 0, reason: .displacement, points: 150, count: 1, cell: "b2", doubled: false),
            .drew(seat: 0, count: 1, tiles: nil),
        ]
        var view = try RealTable(.archipelago()).view.winds
        view.cells = view.cells.map { cell in
            var cell = cell
            cell.ships = cell.cell == "a2" ? [navy] : cell.cell == "b3" ? [coral] : []
            return cell
        }
        return Transition(number: 1, before: .fourWinds(view: view), events: events.map { .fourWinds(event: $0) })
    }

    @Test("is seen moment by moment, each ship after the other")
    func frames() throws {
        let frames = WindsFrame.frames(of: try driven())
        #expect(frames.map(\.id) == [0, 1, 2, 3])
        #expect(frames.map(\.voyage?.ship) == [nil, navy, navy, coral])
        #expect(frames.map(\.millis) == [180, 120, 360, 450])
        #expect(frames[0].picture.tiles["b2"] == .east && frames[0].picture.ships[navy] == "a2")
        #expect(frames[2].picture.ships[navy] == "e1")
        // A ship that is damaged is seen where it was driven.
        #expect(frames[3].wreck == coral && frames[3].picture.ships[coral] == "c3")
        #expect(frames[3].picture.ships[navy] == "e1")
    }

    @Test("takes no longer than the look allows, however far a ship slides")
    func longest() throws {
        let view = try RealTable(.archipelago()).view.winds
        let slide = WindsEvent.slid(ship: navy, from: "a1", to: "f1")
        let transition = Transition(
            number: 1, before: .fourWinds(view: view), events: [.fourWinds(event: slide)]
        )
        #expect(WindsFrame.frames(of: transition).map(\.millis) == [600])
    }

    @Test("ends with everything where the core has it, in whole games", arguments: GameSetup.winds)
    func wholeGame(setup: GameSetup) throws {
        let table = try RealTable(setup)
        var round = 0
        while table.view.result == nil {
            if table.view.covered { try table.accept() }
            let choices = try #require(table.view.decision?.choices)
            let transition = try table.play(choices[round * 7 % choices.count])
            round += 1
            let before = WindsPicture(try #require(transition.before.windsView))
            let drawn = transition.events.compactMap(\.windsEvent).reduce(before) { $0.after($1) }
            let core = WindsPicture(table.view.winds)
            try #require(
                drawn.tiles == core.tiles && drawn.obstacles == core.obstacles && drawn.ships == core.ships
                    && drawn.safe == core.safe && drawn.flagships == core.flagships,
                "step \(table.view.step)"
            )
            // No event tells of an outpost that stands what a tile does to it.
            try #require(drawn.outposts.mapValues(\.seat) == core.outposts.mapValues(\.seat))
            for frame in WindsFrame.frames(of: transition) {
                #expect(0...600 ~= frame.millis)
                if let voyage = frame.voyage { #expect(frame.picture.ships[voyage.ship] == voyage.to) }
            }
        }
        #expect(round > 8)
    }

    @Test("shows its ship on the way over the other cells, with no marks meanwhile")
    func board() throws {
        let transition = try driven()
        let view = try RealTable(.archipelago()).view
        let words = Words([:], tag: "en")
        let frame = WindsFrame.frames(of: transition)[2]
        let board = try view.sea(frame: frame, words: words)
        #expect(board.cells.allSatisfy { $0.marks == .none })
        let (start, end) = (try position("b1"), try position("e1"))
        #expect(board.cells.filter(\.raised).map(\.position) == [end])
        let moving = try #require(try board.content(of: "e1").ships.first)
        #expect(moving.from == start && moving.look == .navy)
        #expect(try board.content(of: "b1").ships.isEmpty)
        #expect(board.arrows.isEmpty && board.notes.isEmpty)
    }

    @Test("plays once, each moment as long as it lasts, and ends at a tap")
    func plays() async throws {
        let transition = try driven()
        var durations: [Duration] = []
        let motion = WindsMotion(transition, motion: on) { durations.append($0) }
        #expect(motion.frame?.id == 0)
        await motion.play()
        #expect(durations == [180, 120, 360, 450].map { .milliseconds($0) })
        #expect(motion.frame == nil)
        durations = []
        var tapped: WindsMotion?
        let other = WindsMotion(transition, motion: on) {
            durations.append($0)
            if durations.count == 2 { tapped?.end() }
        }
        tapped = other
        await other.play()
        #expect(durations.count == 2 && other.frame == nil)
        #expect(WindsMotion(transition, motion: WindroseKit.Motion(enabled: false)).frame == nil)
        #expect(WindsMotion(nil, motion: on).frame == nil)
    }
}

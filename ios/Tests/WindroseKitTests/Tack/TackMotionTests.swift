import Foundation
import Testing
import WindroseCore
@testable import WindroseKit

@MainActor
@Suite("A movement in Tack")
struct TackMotionTests {
    private let on = WindroseKit.Motion(enabled: true)
    private let off = WindroseKit.Motion(enabled: false)

    /// A move that scores, and what follows, as in a real game.
    private func scored() throws -> Transition {
        let events: [TackEvent] = [
            .moved(seat: 0, face: 3, from: try space("E0"), to: try space("E4")),
            .rowScored(row: 4, total: 12, points: BySeat(first: 2, second: 1)),
            .scores(scores: BySeat(first: 6, second: 7)),
            .rolled(seat: 0, count: 2, faces: Faces([5, 1, 0, 0, 0])),
            .placed(seat: 0, faces: Faces([0, 0, 5, 1, 0])),
        ]
        let table = try RealTable()
        var view = table.view.tack
        view.dice = [
            TackDie(seat: 0, space: try space("E0"), face: 3), TackDie(seat: 1, space: try space("D4"), face: 4),
        ]
        return Transition(number: 1, before: .tack(view: view), events: events.map { .tack(event: $0) })
    }

    @Test("is seen moment by moment")
    func frames() throws {
        let frames = TackFrame.frames(of: try scored())
        #expect(frames.map(\.id) == [0, 1, 3, 4])
        #expect(frames.map(\.journeys.count) == [1, 0, 0, 0])
        #expect(frames.map(\.settled) == [nil, 4, nil, nil])
        #expect(frames.map(\.rolling) == [false, false, true, false])
        #expect(frames.map(\.millis) == [WindroseKit.Motion.slide(4), 450, 450, 180])
        // The dice of the row are seen while it settles, and gone afterwards.
        #expect(frames[1].picture.dice["D4"] != nil)
        #expect(frames[2].picture.dice["D4"] == nil)
        #expect(frames[3].picture.dice["C0"]?.face == 5)
    }

    @Test("ends with the dice as the core has them, in whole games", arguments: [
        GameSetup.twoPlayers, .stormy, .tide,
    ])
    func wholeGame(setup: GameSetup) throws {
        let table = try RealTable(setup)
        var round = 0
        while let choices = table.view.decision?.choices {
            let transition = try table.play(choices[round * 5 % choices.count])
            round += 1
            let before = TackPicture(transition.before.tackView?.dice ?? [])
            let drawn = transition.events.compactMap(\.tackEvent).reduce(before) { $0.after($1) }
            // The row that decides the game stays on the table.
            let over = table.view.result != nil
            try #require(over || drawn == TackPicture(table.view.tack.dice), "step \(table.view.step)")
            for frame in TackFrame.frames(of: transition) {
                #expect(0...600 ~= frame.millis)
                #expect(frame.journeys.allSatisfy { frame.picture.dice[$0.to.spot] != nil })
            }
        }
        #expect(round > 5)
    }

    @Test("shows its dice on their way, with no marks meanwhile")
    func board() throws {
        let transition = try scored()
        let table = try RealTable()
        let state = BoardState(view: table.view, selection: Selection(of: table.view.decision?.choices ?? []))
        let words = Words([:], tag: "en")
        let frames = TackFrame.frames(of: transition)
        let moving = TackBoard(table.view.tack, state, frame: frames[0], playable: true, words: words)
        let side = TackSide(turned: false)
        let (from, to) = (side.position(try space("E0")), side.position(try space("E4")))
        #expect(moving.die(to)?.from == from)
        #expect(moving.cells.allSatisfy { $0.marks == .none })
        let settling = TackBoard(table.view.tack, state, frame: frames[1], playable: true, words: words)
        #expect(settling.highlightedRows == [side.row(4)])
        #expect(settling.die(to)?.from == nil)
    }

    @Test("plays once, each moment as long as it lasts")
    func plays() async throws {
        let waits = Waits()
        let motion = TackMotion(try scored(), motion: on, wait: waits.wait)
        waits.atEach = { waits.seen.append(motion.frame?.id) }
        #expect(motion.frame?.id == 0)
        await motion.play()
        #expect(waits.seen == [0, 1, 3, 4])
        #expect(waits.durations == [480, 450, 450, 180].map { .milliseconds($0) })
        #expect(motion.frame == nil)
        await motion.play()
        #expect(waits.durations.count == 4)
    }

    @Test("ends at a tap")
    func skipped() async throws {
        let waits = Waits()
        let motion = TackMotion(try scored(), motion: on, wait: waits.wait)
        waits.atEach = { if waits.durations.count == 2 { motion.end() } }
        await motion.play()
        #expect(waits.durations.count == 2)
        #expect(motion.frame == nil)
    }

    @Test("leaves everything in its place when it is given up")
    func cancelled() async throws {
        let motion = TackMotion(try scored(), motion: on) { _ in throw CancellationError() }
        await motion.play()
        #expect(motion.frame == nil)
    }

    @Test("is none where movement is off, and where nothing led here")
    func none() throws {
        let scored = try scored()
        #expect(TackMotion(scored, motion: off).frame == nil)
        #expect(TackMotion(nil, motion: on).frame == nil)
        #expect(TackTumble(scored, motion: off).still)
    }

    @Test("lets rolled dice tumble once what led to the roll lies still")
    func tumble() async throws {
        let waits = Waits()
        let tumble = TackTumble(try scored(), motion: on, wait: waits.wait)
        waits.atEach = { waits.faces.append(tumble.face(5, of: 0)) }
        #expect(!tumble.still)
        await tumble.play()
        #expect(tumble.still && tumble.face(5, of: 0) == 5)
        #expect(waits.durations.map { $0 } == [930, 75, 75, 75, 75, 75, 75].map { .milliseconds($0) })
        #expect(waits.faces.allSatisfy { 1...6 ~= $0 })
        #expect(Set(waits.faces).count == 6)
    }
}

/// Waits for nothing and remembers how long it should have been.
@MainActor
private final class Waits {
    var durations: [Duration] = []
    var seen: [Int?] = []
    var faces: [Int] = []
    var atEach: () -> Void = {}

    func wait(_ duration: Duration) async throws {
        durations.append(duration)
        atEach()
    }
}

import Foundation
import Testing
import WindroseKit

/// A finger on a board that is felt.
@Suite("A finger on a felt board")
struct BoardFingerTests {
    private let here = CellPosition(column: 1, row: 1)
    private let there = CellPosition(column: 2, row: 1)
    private let begin = Date(timeIntervalSince1970: 0)

    private func tap(
        _ finger: inout BoardFinger, on cell: CellPosition?, at time: TimeInterval, dx: CGFloat = 0
    ) -> [BoardFinger.Step] {
        let place = CGPoint(x: 100, y: 100)
        return finger.move(to: place, over: cell, at: begin + time)
            + finger.move(to: CGPoint(x: place.x + dx, y: place.y), over: cell, at: begin + time + 0.02)
            + finger.lift(at: begin + time + 0.05)
    }

    @Test("feels with one tap and takes with the second")
    func doubleTap() {
        var finger = BoardFinger()
        #expect(tap(&finger, on: here, at: 0) == [.feel(here), .lift(here)])
        #expect(finger.place == nil)
        #expect(tap(&finger, on: here, at: 0.2) == [.feel(here), .lift(here), .take(here)])
        #expect(tap(&finger, on: here, at: 0.4) == [.feel(here), .lift(here)], "A third tap begins anew")
    }

    @Test("takes with one tap on a board that is in view, and with none where it wanders")
    func oneTap() {
        var finger = BoardFinger()
        for time in [0.0, 0.2, 0.4] {
            let steps = finger.move(to: .zero, over: here, at: begin + time)
                + finger.lift(at: begin + time + 0.05, twoTaps: false)
            #expect(steps == [.feel(here), .lift(here), .take(here)])
        }
        let steps = finger.move(to: .zero, over: here, at: begin + 1)
            + finger.move(to: CGPoint(x: 60, y: 0), over: there, at: begin + 1.1)
            + finger.lift(at: begin + 1.2, twoTaps: false)
        #expect(steps == [.feel(here), .lift(here), .feel(there), .lift(there)])
    }

    @Test("takes nothing with two taps far apart, on two cells, or beside the board")
    func notTwice() {
        var finger = BoardFinger()
        for (cell, time) in [(here, 0.0), (here, 1), (there, 1.2), (here, 1.4)] {
            #expect(tap(&finger, on: cell, at: time) == [.feel(cell), .lift(cell)])
        }
        #expect(tap(&finger, on: nil, at: 2) == [])
        #expect(tap(&finger, on: nil, at: 2.1) == [])
    }

    @Test("takes nothing where it wanders")
    func wandering() {
        var finger = BoardFinger()
        #expect(tap(&finger, on: here, at: 0, dx: 40) == [.feel(here), .lift(here)])
        #expect(tap(&finger, on: here, at: 0.2) == [.feel(here), .lift(here)])
        #expect(tap(&finger, on: here, at: 0.4, dx: 40) == [.feel(here), .lift(here)])
    }

    /// Proves FS-046.
    @Test("feels each cell that it is drawn over once")
    func drag() {
        var finger = BoardFinger()
        let cells = (0..<4).map { CellPosition(column: $0, row: 0) }
        var steps: [BoardFinger.Step] = []
        for (column, cell) in cells.enumerated() {
            for step in 0..<5 {
                let place = CGPoint(x: 80 * column + 16 * step, y: 40)
                steps += finger.move(to: place, over: cell, at: begin + 0.1 * Double(column))
                #expect(finger.place == place)
            }
        }
        steps += finger.lift(at: begin + 1)
        #expect(steps.filter { if case .feel = $0 { true } else { false } } == cells.map { .feel($0) })
        #expect(steps.filter { if case .lift = $0 { true } else { false } } == cells.map { .lift($0) })
        #expect(steps.count == 8)
    }

    @Test("leaves its cell where the gesture is taken away, and takes nothing")
    func cancelled() {
        var finger = BoardFinger()
        _ = tap(&finger, on: here, at: 0)
        #expect(finger.cancel() == [], "It does not lie on the board")
        _ = finger.move(to: .zero, over: here, at: begin + 0.2)
        #expect(finger.cancel() == [.lift(here)])
        #expect(finger.place == nil)
        #expect(tap(&finger, on: here, at: 0.3) == [.feel(here), .lift(here)])
    }

    @Test("lies on the cell under it")
    func cells() {
        let plan = FourSensesBoard.plan
        let board = BoardGeometry.fit(plan, metrics: BoardMetrics(), in: CGSize(width: 390, height: 500))
        for position in FourSensesTourBoard.positions {
            let rect = board.cellRect(position)
            #expect(board.cell(at: CGPoint(x: rect.midX, y: rect.midY)) == position)
            #expect(board.cell(at: CGPoint(x: rect.minX + 1, y: rect.minY + 1)) == position)
        }
        #expect(board.cell(at: .zero) == nil)
        #expect(board.cell(at: CGPoint(x: board.grid.maxX + 1, y: board.grid.midY)) == nil)
    }
}

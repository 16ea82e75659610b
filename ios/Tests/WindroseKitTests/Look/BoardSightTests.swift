import Foundation
import Testing
import WindroseKit

@MainActor
@Suite("A board that scrolls shows what is asked for, and moves for nothing else")
struct BoardSightTests {
    private let sight = BoardSight()
    /// Ten rows of 50 points, of which six are seen.
    private let top = BoardScroll(offset: 0, viewport: 300, content: 500)

    private func cell(_ row: Int) -> CGRect {
        CGRect(x: 100, y: CGFloat(row) * 50, width: 50, height: 50)
    }

    private func question(_ decision: UInt32?, _ rows: Int...) -> BoardQuestion {
        BoardQuestion(decision: decision, cells: rows.map(cell))
    }

    @Test("The nearest way to most of the cells is taken", arguments: [
        ([0, 1], 0), ([5], 0), ([9], 200), ([0, 9], 0), ([0, 8, 9], 200), ([6, 7], 104), ([], 0),
    ] as [([Int], CGFloat)])
    func best(rows: [Int], offset: CGFloat) {
        #expect(top.best(for: rows.map(cell)) == offset)
    }

    @Test("Where all cells are in view already, nothing moves")
    func stays() {
        let below = BoardScroll(offset: 120, viewport: 300, content: 500)
        #expect(below.best(for: [cell(3), cell(7)]) == 120)
        #expect(below.best(for: [cell(0)]) == 0)
        let fits = BoardScroll(offset: 0, viewport: 600, content: 500)
        #expect(fits.best(for: [cell(9)]) == 0)
    }

    @Test("When a decision begins, as many cells as can be come into view")
    func begins() {
        sight.moved(to: top)
        #expect(sight.way(to: question(1, 0, 8, 9)) == 1)
        #expect(sight.way(to: question(2, 6, 7)) == 0.52)
    }

    @Test("Later it moves only where none of the cells is in view")
    func later() {
        sight.moved(to: top)
        #expect(sight.way(to: question(1, 0, 1)) == nil)
        #expect(sight.way(to: question(1, 0, 9)) == nil)
        #expect(sight.way(to: question(1, 8, 9)) == 1)
        // The same cells are asked for anew in the next decision.
        sight.moved(to: BoardScroll(offset: 150, viewport: 300, content: 500))
        #expect(sight.way(to: question(1, 4, 9)) == nil)
        #expect(sight.way(to: question(2, 4, 9)) == 1)
    }

    @Test("A decision begins for the board only when it is laid out and asks for something")
    func nothingAsked() {
        #expect(sight.way(to: question(1, 9)) == nil)
        sight.moved(to: top)
        #expect(sight.way(to: question(1)) == nil)
        #expect(sight.way(to: question(1, 0, 8, 9)) == 1)
    }

    @Test("A table without decisions shows what it is about as well")
    func noDecision() {
        sight.moved(to: top)
        #expect(sight.way(to: question(nil, 0, 8, 9)) == 1)
        sight.moved(to: BoardScroll(offset: 100, viewport: 300, content: 500))
        #expect(sight.way(to: question(nil, 3, 9)) == nil)
    }

    @Test("Signs show where there is more to see", arguments: [
        (0, false, true), (8, false, true), (11, true, true), (195, true, false), (200, true, false),
    ] as [(CGFloat, Bool, Bool)])
    func hints(offset: CGFloat, above: Bool, below: Bool) {
        sight.moved(to: BoardScroll(offset: offset, viewport: 300, content: 500))
        #expect(sight.moreAbove == above)
        #expect(sight.moreBelow == below)
    }

    @Test("A part of a table only grows while a decision lasts in a window of one size")
    func hold() {
        let phone = CGSize(width: 390, height: 700)
        var hold = TableHold()
        #expect(hold.height(120, decision: 1, window: phone) == 120)
        #expect(hold.height(180, decision: 1, window: phone) == 180)
        #expect(hold.height(90, decision: 1, window: phone) == 180)
        #expect(hold.height(90, decision: 2, window: phone) == 90)
        #expect(hold.height(150, decision: 2, window: phone) == 150)
        #expect(hold.height(100, decision: 2, window: CGSize(width: 700, height: 390)) == 100)
        #expect(hold.height(60, decision: nil, window: phone) == 60)
    }

    @Test("A notice keeps away from the buttons of the place under it", arguments: [
        (.home, .compact, false, 64), (.home, .medium, false, 0), (.licences, .compact, false, 0),
        (.rules(.tack), .expanded, false, 0), (.setup(.tack), .compact, true, 48), (.table(1), .medium, true, 48),
        (.table(1), .expanded, true, 0), (.review(1), .compact, true, 48),
    ] as [(Route, WindowClass, Bool, CGFloat)])
    func notices(route: Route, window: WindowClass, atTop: Bool, margin: CGFloat) {
        let place = NoticePlace(over: route, window: window)
        #expect(place.atTop == atTop)
        #expect(place.margin == margin)
    }
}

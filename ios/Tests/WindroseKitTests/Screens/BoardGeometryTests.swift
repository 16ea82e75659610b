import Foundation
import Testing
import WindroseKit

@Suite("A board drawn as a chart")
struct BoardGeometryTests {
    private let plan = BoardPlan(columns: 5, rows: 5, slotsAbove: true, slotsBelow: true, pennants: true)
    private let metrics = BoardMetrics()

    private func fit(_ width: CGFloat, _ height: CGFloat) -> BoardGeometry {
        .fit(plan, metrics: metrics, in: CGSize(width: width, height: height))
    }

    @Test("has the largest cells that fit", arguments: [(390.0, 500.0), (700, 400), (2_000, 2_000)])
    func fits(width: Double, height: Double) {
        let board = fit(width, height)
        #expect(board.size.width <= width && board.size.height <= height)
        let larger = BoardGeometry(plan: plan, metrics: metrics, cell: board.cell + 1)
        #expect(larger.size.width > width || larger.size.height > height || board.cell == BoardMetrics.largestCell)
    }

    @Test("has its cells in the grid, its slots outside, and pennants beside")
    func places() {
        let board = fit(390, 500)
        let inside = board.cellRect(CellPosition(column: 4, row: 4))
        #expect(board.grid.contains(inside))
        #expect(inside.maxX == board.grid.maxX && inside.maxY == board.grid.maxY)
        let above = board.cellRect(CellPosition(column: 0, row: -1))
        let below = board.cellRect(CellPosition(column: 0, row: 5))
        #expect(above.minY == 0 && above.maxY < board.grid.minY)
        #expect(below.minY > board.grid.maxY && abs(below.maxY - board.size.height) < 0.001)
        #expect(board.pennantRect(2).midY == board.rowRect(2).midY)
        #expect(board.pennantRect(2).maxX < board.size.width)
    }

    @Test("grows its letters with the reader's text, up to half as much again")
    func lettering() {
        #expect(BoardMetrics(textScale: 0.8).frame == 16)
        #expect(BoardMetrics(textScale: 1.2).frame == 16 * 1.2)
        #expect(BoardMetrics(textScale: 3).frame == 24)
    }

    @Test("scrolls rather than shrink its cells below a finger")
    func height() {
        let least = BoardGeometry.height(of: plan, metrics: metrics, width: 390, largestCell: Space.target)
        #expect(BoardGeometry(plan: plan, metrics: metrics, cell: Space.target).size.height == least)
        let most = BoardGeometry.height(of: plan, metrics: metrics, width: 390, largestCell: BoardMetrics.largestCell)
        #expect(most > least)
    }

    @Test("has loops that lie around the cells of a line and keep clear of their middles", arguments: [
        (CellPosition(column: 0, row: 1), CellPosition(column: 3, row: 1)),
        (CellPosition(column: 0, row: 0), CellPosition(column: 2, row: 2)),
        (CellPosition(column: 0, row: 3), CellPosition(column: 3, row: 0)),
        (CellPosition(column: 1, row: 1), CellPosition(column: 1, row: 1)),
    ])
    func loops(first: CellPosition, last: CellPosition) {
        let board = fit(390, 500)
        let (from, to) = (board.cellRect(first), board.cellRect(last))
        let half = from.width * CellDrawing.loopHalf
        let points = CellDrawing.loop(from: from, to: to).elements.compactMap { element -> CGPoint? in
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _): point
            case .close: nil
            }
        }
        #expect(points.count == 7)
        func distance(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
            ((point.x - x) * (point.x - x) + (point.y - y) * (point.y - y)).squareRoot()
        }
        for point in points {
            let nearest = min(distance(point, from.midX, from.midY), distance(point, to.midX, to.midY))
            #expect(abs(nearest - half) < 0.01)
        }
        #expect(points.first == points.last)
    }

    @Test("has a ring on each cell that a way crosses")
    func ways() {
        let board = fit(390, 500)
        func rings(_ from: CellPosition, _ to: CellPosition) -> Int {
            board.waypoints(BoardPath(from: from, to: to)).count
        }
        #expect(rings(CellPosition(column: 4, row: 5), CellPosition(column: 4, row: 1)) == 3)
        #expect(rings(CellPosition(column: 1, row: 2), CellPosition(column: 2, row: 2)) == 0)
        #expect(rings(CellPosition(column: 1, row: 2), CellPosition(column: 1, row: 2)) == 0)
        #expect(rings(CellPosition(column: 0, row: -1), CellPosition(column: 0, row: 5)) == 5)
        let cell = board.cellRect(CellPosition(column: 0, row: 0))
        #expect(CellDrawing.way(from: cell, to: cell) == nil)
        let way = CellDrawing.way(from: cell, to: cell.offsetBy(dx: 0, dy: 3 * cell.height))
        #expect(way?.start.y == cell.maxY)
    }

    @Test("has arrows from cell to cell that point at where they lead")
    func arrows() throws {
        let board = fit(390, 500)
        let from = board.cellRect(CellPosition(column: 3, row: 2))
        #expect(CellDrawing.arrow(from: from, to: from) == nil)
        for (column, row) in [(0, 2), (4, 2), (3, 0), (3, 4)] {
            let to = board.cellRect(CellPosition(column: column, row: row))
            let arrow = try #require(CellDrawing.arrow(from: from, to: to))
            guard case .move(let start) = arrow.shaft.elements[0], case .line(let tip) = arrow.shaft.elements[1],
                case .move(let one) = arrow.head.elements[0], case .line(let head) = arrow.head.elements[1],
                case .line(let other) = arrow.head.elements[2]
            else {
                Issue.record("Another outline")
                return
            }
            #expect(from.contains(start) && to.contains(tip) && head == tip)
            func far(_ point: CGPoint) -> CGFloat { hypot(point.x - to.midX, point.y - to.midY) }
            // The barbs lie behind the tip, on both sides of the shaft.
            #expect(far(one) > far(tip) && abs(far(one) - far(other)) < 0.01 && one != other)
        }
    }

    @Test("has its rings, crosses and notes within reach of their cells")
    func marksOnCells() {
        let board = fit(390, 500)
        let cell = board.cellRect(CellPosition(column: 0, row: 4))
        let corners: [RingSpot] = [.corner, .upperLeft, .lowerLeft, .lowerRight]
        let middles = corners.map { CellDrawing.ringMiddle($0, in: cell) }
        #expect(middles.allSatisfy(cell.contains))
        #expect(middles.map { $0.x > cell.midX } == [true, false, false, true])
        #expect(middles.map { $0.y > cell.midY } == [false, false, true, true])
        #expect(CellDrawing.ringMiddle(.middle, in: cell) == CGPoint(x: cell.midX, y: cell.midY))
        #expect(CellDrawing.cross(in: cell).elements.count == 4)
        #expect(CellDrawing.brackets(in: cell, framed: true) != CellDrawing.brackets(in: cell))
        let note = CellDrawing.note(CGSize(width: cell.width * 2, height: 12), on: cell, in: board.grid)
        #expect(board.grid.contains(note) && note.minX == board.grid.minX)
        let way = board.way(from: CellPosition(column: 1, row: 4), to: CellPosition(column: 0, row: 4))
        #expect(way == CGSize(width: board.cell, height: 0))
    }

    @Test("is walked with the arrows, over gaps to the nearest line")
    func focus() {
        let cells = (0..<3).flatMap { row in (0..<3).map { CellPosition(column: $0, row: row) } }
            .filter { $0 != CellPosition(column: 1, row: 1) }
        func next(_ column: Int, _ row: Int, _ arrow: BoardArrow) -> [Int]? {
            BoardFocus.next(from: CellPosition(column: column, row: row), to: arrow, among: cells)
                .map { [$0.column, $0.row] }
        }
        #expect(next(0, 0, .right) == [1, 0])
        #expect(next(0, 1, .right) == [2, 1])
        #expect(next(1, 0, .down) == [1, 2])
        #expect(next(2, 2, .up) == [2, 1])
        #expect(next(0, 0, .left) == nil)
        #expect(next(2, 2, .down) == nil)
    }

    @Test("has a scale whose bars take turns, and lines between its cells")
    func chart() {
        let board = fit(390, 500)
        #expect(BoardDrawing.scale(board, plan).count == 20)
        #expect(BoardDrawing.lines(board, plan).elements.count == 16)
        #expect(BoardDrawing.columnLetter(board, 0).y < board.grid.minY)
        #expect(BoardDrawing.rowNumber(board, 0).x < board.grid.minX)
        #expect(CellDrawing.brackets(in: board.rowRect(0)).elements.count == 12)
        #expect(!BoardDrawing.hatch(board.rowRect(0)).elements.isEmpty)
    }

    @Test("has a course whose boats stay on it")
    func course() {
        let course = ScoreCourse(size: CGSize(width: 358, height: ScoreCourse.height), goal: 9)
        #expect(course.x(0) < course.x(1))
        #expect(course.x(12) == course.x(9))
        #expect(course.lighthouse.x > course.x(9) && course.lighthouse.x < 358)
        #expect(course.nearBoat(3).y > course.farBoat(3).y)
        #expect(course.numberSize(textScale: 3) < course.step)
    }
}

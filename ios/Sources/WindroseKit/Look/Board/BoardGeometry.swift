import Foundation

/// What a board consists of, apart from its size on the screen.
public struct BoardPlan: Hashable, Sendable {
    /// How many columns the grid has.
    public let columns: Int
    /// How many rows the grid has.
    public let rows: Int
    /// Whether slots lie above the grid.
    public let slotsAbove: Bool
    /// Whether slots lie below it.
    public let slotsBelow: Bool
    /// Whether pennants fly beside it.
    public let pennants: Bool

    /// A board of these parts.
    public init(columns: Int, rows: Int, slotsAbove: Bool, slotsBelow: Bool, pennants: Bool) {
        self.columns = columns
        self.rows = rows
        self.slotsAbove = slotsAbove
        self.slotsBelow = slotsBelow
        self.pennants = pennants
    }

    /// The rows of the grid and those of the slots.
    public var rowsWithSlots: Int { rows + (slotsAbove ? 1 : 0) + (slotsBelow ? 1 : 0) }
}

/// Where everything of a board lies, in points.
public struct BoardGeometry: Hashable, Sendable {
    private let plan: BoardPlan
    private let metrics: BoardMetrics
    private let left: CGFloat
    private let top: CGFloat

    /// The side of a cell.
    public let cell: CGFloat

    /// The board of `plan` with cells of `cell`.
    public init(plan: BoardPlan, metrics: BoardMetrics, cell: CGFloat) {
        self.plan = plan
        self.metrics = metrics
        self.cell = cell
        left = metrics.frame + BoardMetrics.rim
        top = metrics.frame + BoardMetrics.rim + (plan.slotsAbove ? cell + BoardMetrics.slotGap : 0)
    }

    /// The width of the frame.
    public var frame: CGFloat { metrics.frame }

    /// The whole board.
    public var size: CGSize {
        CGSize(
            width: metrics.fixedWidth(plan) + CGFloat(plan.columns) * cell,
            height: metrics.fixedHeight(plan) + CGFloat(plan.rowsWithSlots) * cell
        )
    }

    /// The water inside the frame.
    public var grid: CGRect {
        CGRect(x: left, y: top, width: CGFloat(plan.columns) * cell, height: CGFloat(plan.rows) * cell)
    }

    /// The square of the cell or slot at `position`.
    public func cellRect(_ position: CellPosition) -> CGRect {
        let y: CGFloat = if position.row < 0 {
            0
        } else if position.row >= plan.rows {
            grid.maxY + BoardMetrics.slotGap + metrics.frame + BoardMetrics.rim
        } else {
            top + CGFloat(position.row) * cell
        }
        return CGRect(x: left + CGFloat(position.column) * cell, y: y, width: cell, height: cell)
    }

    /// How far the cell at `from` lies from the one at `to`.
    public func way(from: CellPosition, to: CellPosition) -> CGSize {
        let (start, end) = (cellRect(from), cellRect(to))
        return CGSize(width: start.minX - end.minX, height: start.minY - end.minY)
    }

    /// The cell of the grid at `point`; nil outside it.
    public func cell(at point: CGPoint) -> CellPosition? {
        guard grid.contains(point) else { return nil }
        return CellPosition(column: Int((point.x - left) / cell), row: Int((point.y - top) / cell))
    }

    /// The band of a whole row.
    public func rowRect(_ row: Int) -> CGRect {
        CGRect(x: left, y: top + CGFloat(row) * cell, width: grid.width, height: cell)
    }

    /// The flag of the pennant beside `row`, with its point towards the chart.
    public func pennantRect(_ row: Int) -> CGRect {
        let height = cell * Self.pennantHeight
        return CGRect(
            x: grid.maxX + metrics.frame + BoardMetrics.rim + BoardMetrics.pennantGap,
            y: top + (CGFloat(row) + 0.5) * cell - height / 2,
            width: BoardMetrics.pennantWidth,
            height: height
        )
    }

    /// The middles of the grid's cells that a straight `path` crosses.
    public func waypoints(_ path: BoardPath) -> [CGPoint] {
        let columnStep = (path.to.column - path.from.column).signum()
        let rowStep = (path.to.row - path.from.row).signum()
        var points: [CGPoint] = []
        var at = path.from
        while columnStep != 0 || rowStep != 0 {
            at = CellPosition(column: at.column + columnStep, row: at.row + rowStep)
            guard at != path.to, -1...plan.rows ~= at.row, 0..<plan.columns ~= at.column else { break }
            let rect = cellRect(at)
            if 0..<plan.rows ~= at.row { points.append(CGPoint(x: rect.midX, y: rect.midY)) }
        }
        return points
    }

    private static let pennantHeight: CGFloat = 0.8

    /// The geometry with the largest cells that fit into `space`.
    public static func fit(_ plan: BoardPlan, metrics: BoardMetrics, in space: CGSize) -> BoardGeometry {
        let byWidth = (space.width - metrics.fixedWidth(plan)) / CGFloat(plan.columns)
        let byHeight = (space.height - metrics.fixedHeight(plan)) / CGFloat(plan.rowsWithSlots)
        // Whole points keep the lines of the grid sharp.
        let cell = max(1, min(byWidth, byHeight, BoardMetrics.largestCell).rounded(.down))
        return BoardGeometry(plan: plan, metrics: metrics, cell: cell)
    }

    /// The height of the board at `width` with cells of `largestCell` at most.
    public static func height(
        of plan: BoardPlan, metrics: BoardMetrics, width: CGFloat, largestCell: CGFloat
    ) -> CGFloat {
        let widest = fit(plan, metrics: metrics, in: CGSize(width: width, height: .infinity))
        return BoardGeometry(plan: plan, metrics: metrics, cell: min(largestCell, widest.cell)).size.height
    }
}

/// The parts of a board that do not grow with its cells, in points.
public struct BoardMetrics: Hashable, Sendable {
    /// The scale from the look's text sizes to those on this board: letters grow with the reader's text as far as a
    /// board allows.
    public let lettering: CGFloat

    /// The metrics for a reader whose text is `textScale` times as large as usual.
    public init(textScale: CGFloat = 1) {
        lettering = min(max(textScale, 1), Self.largestLettering)
    }

    /// The width of the frame, with room for the letters.
    public var frame: CGFloat { 16 * lettering }

    /// Room between the frame and what lies outside it.
    public static let rim: CGFloat = 2
    /// Room between the frame and the slots.
    public static let slotGap: CGFloat = 4
    /// Room between the frame and the pennants.
    public static let pennantGap: CGFloat = 3
    /// The width of a pennant.
    public static let pennantWidth: CGFloat = 58
    /// The side that cells have at most.
    public static let largestCell: CGFloat = 102

    func fixedWidth(_ plan: BoardPlan) -> CGFloat {
        2 * (frame + Self.rim) + (plan.pennants ? Self.pennantGap + Self.pennantWidth + Self.rim : 0)
    }

    func fixedHeight(_ plan: BoardPlan) -> CGFloat {
        2 * (frame + Self.rim) + Self.slotGap * CGFloat(plan.rowsWithSlots - plan.rows)
    }

    private static let largestLettering: CGFloat = 1.5
}

import Foundation

/// How the chart of a board is drawn, in points.
public enum BoardDrawing {
    /// The width of the alternating scale.
    public static let scaleWidth: CGFloat = 4
    /// The width of the line around the frame.
    public static let frameLine: CGFloat = 1.2
    /// The width of the line between scale and letters.
    public static let neatline: CGFloat = 0.9
    /// The width of the lines between the cells.
    public static let gridLine: CGFloat = 1
    /// The width of a hatch's lines.
    public static let hatchLine: CGFloat = 1.4

    /// From line to line of a hatch.
    public static let hatchStep: CGFloat = 9

    /// How strongly the rhumb net is drawn over the water.
    public static let netAlpha = 0.13
    /// How strongly the lines between the cells are drawn.
    public static let gridAlpha = 0.28
    /// How strongly a row is washed with the accent.
    public static let highlightAlpha = 0.13
    /// How strongly a hatch is drawn.
    public static let hatchAlpha = 0.16

    /// The side of a sign beside a letter, as a part of the letter's height.
    public static let signSize: CGFloat = 0.9
    /// The gap between a letter and its sign.
    public static let signGap: CGFloat = 2
    /// The width of a sign's pen, in units of its grid.
    public static let signStroke: CGFloat = 2.2

    /// How strongly the rhumb net is drawn over a covered board.
    public static let coveredNetAlpha = 0.16
    /// How strongly the crosses on a covered board are drawn.
    public static let crossAlpha = 0.45
    /// The width of a cross's pen.
    public static let crossLine: CGFloat = 1.4
    /// The width of the rings round a finger.
    public static let rippleLine: CGFloat = 2
    /// The radius of the disc under a finger, in cells.
    public static let finger: CGFloat = 0.27
    /// The rings round a finger from the outermost in: the radius in cells, and how strongly it is drawn.
    public static let ripples: [(radius: CGFloat, alpha: Double)] = [(0.85, 0.25), (0.63, 0.45), (0.44, 0.65)]

    /// How strongly the rhumb net is drawn over a sea.
    public static let seaNetAlpha = 0.15
    /// How strongly the lines between the cells of a sea are drawn.
    public static let seaGridAlpha = 0.2

    /// Half a cross, in cells.
    private static let crossArm: CGFloat = 0.06

    /// A cross in the middle of each cell of a covered board: where to feel, and nothing of what is there.
    public static func crosses(_ geometry: BoardGeometry, _ plan: BoardPlan) -> PathData {
        let arm = geometry.cell * crossArm
        return PathData(elements: (0..<plan.rows).flatMap { row in
            (0..<plan.columns).flatMap { column -> [PathData.Element] in
                let cell = geometry.cellRect(CellPosition(column: column, row: row))
                let (x, y) = (cell.midX, cell.midY)
                return [
                    .move(CGPoint(x: x - arm, y: y)), .line(CGPoint(x: x + arm, y: y)),
                    .move(CGPoint(x: x, y: y - arm)), .line(CGPoint(x: x, y: y + arm)),
                ]
            }
        })
    }

    /// The dark bars of the scale: each cell's edge is half ink, half paper, the other half on the side across.
    public static func scale(_ geometry: BoardGeometry, _ plan: BoardPlan) -> [CGRect] {
        let grid = geometry.grid
        let cell = geometry.cell
        let half = cell / 2
        let columns = (0..<plan.columns).flatMap { column -> [CGRect] in
            let x = grid.minX + CGFloat(column) * cell
            return [
                CGRect(x: x, y: grid.minY - scaleWidth, width: half, height: scaleWidth),
                CGRect(x: x + half, y: grid.maxY, width: half, height: scaleWidth),
            ]
        }
        let rows = (0..<plan.rows).flatMap { row -> [CGRect] in
            let y = grid.minY + CGFloat(row) * cell
            return [
                CGRect(x: grid.minX - scaleWidth, y: y, width: scaleWidth, height: half),
                CGRect(x: grid.maxX, y: y + half, width: scaleWidth, height: half),
            ]
        }
        return columns + rows
    }

    /// The lines between the cells.
    public static func lines(_ geometry: BoardGeometry, _ plan: BoardPlan) -> PathData {
        let grid = geometry.grid
        let columns = (1..<max(plan.columns, 1)).flatMap { column -> [PathData.Element] in
            let x = grid.minX + CGFloat(column) * geometry.cell
            return [.move(CGPoint(x: x, y: grid.minY)), .line(CGPoint(x: x, y: grid.maxY))]
        }
        let rows = (1..<max(plan.rows, 1)).flatMap { row -> [PathData.Element] in
            let y = grid.minY + CGFloat(row) * geometry.cell
            return [.move(CGPoint(x: grid.minX, y: y)), .line(CGPoint(x: grid.maxX, y: y))]
        }
        return PathData(elements: columns + rows)
    }

    /// The middle of the letter above a column.
    public static func columnLetter(_ geometry: BoardGeometry, _ column: Int) -> CGPoint {
        let grid = geometry.grid
        return CGPoint(x: grid.minX + (CGFloat(column) + 0.5) * geometry.cell, y: grid.minY - letterDistance(geometry))
    }

    /// The middle of the number beside a row.
    public static func rowNumber(_ geometry: BoardGeometry, _ row: Int) -> CGPoint {
        let grid = geometry.grid
        return CGPoint(x: grid.minX - letterDistance(geometry), y: grid.minY + (CGFloat(row) + 0.5) * geometry.cell)
    }

    private static func letterDistance(_ geometry: BoardGeometry) -> CGFloat {
        (geometry.frame + scaleWidth) / 2
    }

    /// Slanted lines over `rect`, which are clipped to it: fog over a row, or a blocked cell.
    public static func hatch(_ rect: CGRect) -> PathData {
        let run = rect.height / hatchSlope
        return PathData(elements: stride(from: rect.minX, to: rect.maxX + run, by: hatchStep / hatchRun).flatMap { x in
            [.move(CGPoint(x: x, y: rect.minY)), .line(CGPoint(x: x - run, y: rect.maxY))]
        })
    }

    /// The tangent and the sine of 35 degrees, the slant of a hatch.
    private static let hatchSlope: CGFloat = 0.7
    private static let hatchRun: CGFloat = 0.574
}

import Foundation
import WindroseCore

/// A small picture of a position of Tack: the chart with its dice, the starting spaces above and below it.
public struct TackMiniature: Equatable, Sendable {
    /// A die in the picture.
    public struct Die: Equatable, Sendable {
        /// What it shows.
        public let face: Int
        /// How its seat is drawn.
        public let look: SeatLook
        /// Its body.
        public let body: DieBody
        /// Where it lies.
        public let rect: CGRect
    }

    /// The whole picture, in points.
    public let size: CGSize

    /// The chart in it.
    public let chart: CGRect
    /// The dice.
    public let dice: [Die]

    private static let cell: CGFloat = 20
    private static let columns = 5
    /// Rows of the chart, and a row of starting spaces at each end.
    private static let rows = 7
    private static let dieInset: CGFloat = 1

    /// How strongly the lines between the cells are drawn.
    public static let lineAlpha = 0.35
    /// The width of the line around the chart.
    public static let frameWidth: CGFloat = 1.5

    /// The picture of `view`.
    public init(_ view: TackView) {
        let cell = Self.cell
        let side = CGFloat(Self.columns) * cell
        size = CGSize(width: side, height: CGFloat(Self.rows) * cell)
        chart = CGRect(x: 0, y: cell, width: side, height: side)
        dice = view.dice.map { die in
            let row = Self.rows - 1 - Int(die.space.row)
            let rect = CGRect(
                x: CGFloat(die.space.column.index) * cell, y: CGFloat(row) * cell, width: cell, height: cell
            )
            return Die(
                face: Int(die.face),
                look: TackLooks.look(of: die.seat),
                body: TackLooks.body(of: die.seat),
                rect: rect.insetBy(dx: Self.dieInset, dy: Self.dieInset)
            )
        }
    }

    /// The lines between the cells of the chart.
    public var lines: PathData {
        PathData(elements: (1..<Self.columns).flatMap { line -> [PathData.Element] in
            let shift = CGFloat(line) * Self.cell
            return [
                .move(CGPoint(x: chart.minX + shift, y: chart.minY)),
                .line(CGPoint(x: chart.minX + shift, y: chart.maxY)),
                .move(CGPoint(x: chart.minX, y: chart.minY + shift)),
                .line(CGPoint(x: chart.maxX, y: chart.minY + shift)),
            ]
        })
    }
}

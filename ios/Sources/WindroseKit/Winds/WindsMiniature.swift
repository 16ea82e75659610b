import Foundation
import WindroseCore

/// A small picture of a position of 4 Winds: the sea with tiles, ships and harbours.
public struct WindsMiniature: Equatable, Sendable {
    /// A cell in the picture.
    public struct Cell: Equatable, Sendable {
        /// Where it lies.
        public let rect: CGRect
        /// What is drawn on it.
        public let content: SeaContent
    }

    /// The whole picture, in points.
    public let size: CGSize
    /// The cells.
    public let cells: [Cell]

    private static let cell: CGFloat = 17

    /// How strongly the lines between the cells are drawn.
    public static let lineAlpha = 0.35
    /// The width of the line around the sea.
    public static let frameWidth: CGFloat = 1.5

    /// The picture of `view`. Letters would be too small to read in it.
    public init(_ view: WindsView) {
        let side = CGFloat(WindsLooks.side) * Self.cell
        size = CGSize(width: side, height: side)
        let picture = WindsPicture(view)
        let silent = Words([:], tag: "en")
        cells = view.cells.compactMap { cell in
            WindsLooks.position(cell.cell).map { position in
                let rect = CGRect(
                    x: CGFloat(position.column) * Self.cell, y: CGFloat(position.row) * Self.cell, width: Self.cell,
                    height: Self.cell
                )
                return Cell(rect: rect, content: SeaContent(cell, picture, words: silent))
            }
        }
    }

    /// The lines between the cells.
    public var lines: PathData {
        PathData(elements: (1..<WindsLooks.side).flatMap { line -> [PathData.Element] in
            let shift = CGFloat(line) * Self.cell
            return [
                .move(CGPoint(x: shift, y: 0)), .line(CGPoint(x: shift, y: size.height)),
                .move(CGPoint(x: 0, y: shift)), .line(CGPoint(x: size.width, y: shift)),
            ]
        })
    }
}

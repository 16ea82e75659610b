import Foundation
import WindroseCore

/// The picture of a page of the first game: a corner of the sea with what the text speaks of.
public struct WindsTour: Sendable {
    /// The number of columns of the corner.
    public static let columns = 4
    /// The number of its rows.
    public static let rows = 3

    /// What the board consists of.
    public static let plan = BoardPlan(
        columns: columns, rows: rows, slotsAbove: false, slotsBelow: false, pennants: false
    )

    /// The letters above the columns.
    public static let columnLabels = Array(WindsBoard.columnLabels.prefix(columns))

    /// The numbers beside the rows.
    public static let rowLabels = Array(WindsBoard.rowLabels.prefix(rows))

    /// The pictures, page by page.
    public static let pages: [WindsTour] = [
        WindsTour(tiles: ["b2": .south], ships: ["b3": 0, "d2": 1]),
        WindsTour(
            tiles: ["b2": .south], ships: ["a2": 0, "b1": 1], chosen: ["b2"], legal: ["c1", "d1", "a3", "b3", "d2"],
            arrows: [("a2", "a3")]
        ),
        WindsTour(tiles: ["d2": .south], ships: ["c2": 1], chosen: ["d2"], arrows: [("c2", "c3")], wrecks: ["c2"]),
        WindsTour(tiles: ["b1": .east], ships: ["c1": 0], chosen: ["c1"], origins: ["b1"], notes: ["c1": "+100"]),
        WindsTour(
            tiles: ["a2": .east, "b2": .east, "c2": .east], ships: ["a2": 0], chosen: ["c2"],
            arrows: [("a2", "c2")], notes: ["c2": "+150"]
        ),
        WindsTour(
            tiles: ["b1": .north, "a3": .east], ships: ["c2": 0, "d1": 1], outposts: ["b1": true, "a3": false]
        ),
    ]

    private let picture: WindsPicture
    private let chosen: [SeaCell]
    private let legal: [SeaCell]
    private let origins: [SeaCell]
    private let wrecks: [SeaCell]
    private let notesByCell: [SeaCell: String]

    /// Where ships would be driven.
    public let arrows: [BoardPath]

    fileprivate init(
        tiles: [SeaCell: Wind] = [:],
        ships: [SeaCell: Seat],
        outposts: [SeaCell: Bool] = [:],
        chosen: [SeaCell] = [],
        legal: [SeaCell] = [],
        origins: [SeaCell] = [],
        arrows: [(from: SeaCell, to: SeaCell)] = [],
        wrecks: [SeaCell] = [],
        notes: [SeaCell: String] = [:]
    ) {
        picture = WindsPicture(
            Self.plainCells.map { plain in
                var cell = plain
                cell.tile = tiles[cell.cell]
                cell.ships = ships[cell.cell].map { [WindsShip(seat: $0, number: 1)] } ?? []
                cell.outpost = Self.outpost(outposts[cell.cell], on: cell.cell)
                return cell
            }
        )
        self.chosen = chosen
        self.legal = legal
        self.origins = origins
        self.wrecks = wrecks
        notesByCell = notes
        self.arrows = arrows.compactMap { arrow in
            guard let from = WindsLooks.position(arrow.from), let to = WindsLooks.position(arrow.to) else { return nil }
            return BoardPath(from: from, to: to, arrow: true)
        }
    }

    /// The cells. They say nothing: the text beside them does.
    public var cells: [BoardCell] {
        Self.plainCells.compactMap { cell in
            WindsLooks.position(cell.cell).map { BoardCell(position: $0, spoken: "", marks: marks(cell.cell)) }
        }
    }

    /// What a choice would bring.
    public var notes: [BoardNote] {
        notesByCell.sorted { $0.key < $1.key }.compactMap { cell, text in
            WindsLooks.position(cell).map { BoardNote(position: $0, text: text) }
        }
    }

    /// The cells whose water is deep.
    public static let deep = Set(["c3", "d3"].compactMap(WindsLooks.position))

    /// What is drawn on the cell at `position`.
    public func content(_ position: CellPosition, words: Words) -> SeaContent? {
        Self.plainCells.first { WindsLooks.position($0.cell) == position }.map { cell in
            SeaContent(cell, picture, words: words)
        }
    }

    private func marks(_ cell: SeaCell) -> CellMarks {
        CellMarks(
            legal: legal.contains(cell) ? .middle : nil,
            selected: chosen.contains(cell),
            origin: origins.contains(cell),
            crossed: wrecks.contains(cell)
        )
    }

    /// An outpost of the first seat on `cell`, `anchored` or not; nil where there is none.
    private static func outpost(_ anchored: Bool?, on cell: SeaCell) -> OutpostView? {
        anchored.map { OutpostView(seat: 0, anchored: $0, edge: cell.hasSuffix("1") ? .north : .west) }
    }

    /// The names of the cells, row by row.
    private static let names = (1...rows).flatMap { row in ["a", "b", "c", "d"].map { "\($0)\(row)" } }

    /// The north-western corner of the sea with nothing but what always lies there.
    private static let plainCells = names.map { cell in
        SeaCellView(
            cell: cell,
            tile: nil,
            chain: 0,
            obstacle: ["c3", "d3"].contains(cell) ? .reef : nil,
            ships: [],
            outpost: nil,
            port: cell == "c1",
            corner: cell == "a1",
            harbourOf: cell == "a1" ? 0 : nil,
            counted: cell == "a1",
            haven: false,
            safe: nil
        )
    }
}

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
        WindsTour(["11 . . ^", "v . 2 >", "v1 . # #"]),
        WindsTour(
            ["11 2 . .", "1 > . .", ". . # #"], chosen: ["b2"], legal: ["c1", "d1", "c2", "d2", "a3", "b3"],
            arrows: [("a2", "b2"), ("b1", "c1")]
        ),
        WindsTour(
            ["11 . . .", ". > . .", ". 2 # #"], chosen: ["b2"], arrows: [("b3", "c3")], wrecks: ["b3"],
            notes: ["b2": "+150"]
        ),
        WindsTour(
            ["1 . . .", ". . ^1 <", ". . # #"], chosen: ["c2", "c1"], arrows: [("c2", "c1")], notes: ["c1": "+100"]
        ),
        WindsTour(
            ["11 . . .", ". >1 > >", ". . # #"], chosen: ["c2"], arrows: [("b2", "c2"), ("c2", "d2")],
            notes: ["c2": "+150"]
        ),
        WindsTour(["1 ^A . .", ". 1 v .", ". . # #"]),
    ]

    private let corner: [SeaCellView]
    private let picture: WindsPicture
    private let chosen: [SeaCell]
    private let legal: [SeaCell]
    private let wrecks: [SeaCell]
    private let notesByCell: [SeaCell: String]

    /// Where ships would be driven.
    public let arrows: [BoardPath]

    /// The north-west of the sea. The `sea` has a word for each cell, row by row: `^ > v <` for tiles, `#` for a reef,
    /// a digit for a ship of that seat, a letter for an outpost of one, and `.` for an empty cell.
    fileprivate init(
        _ sea: [String],
        chosen: [SeaCell] = [],
        legal: [SeaCell] = [],
        arrows: [(from: SeaCell, to: SeaCell)] = [],
        wrecks: [SeaCell] = [],
        notes: [SeaCell: String] = [:]
    ) {
        var ships: UInt8 = 0
        corner = sea.enumerated().flatMap { row, words in
            zip(Self.letters, words.split(separator: " ")).map { letter, word in
                let cell = Self.cell("\(letter)\(row + 1)", word, shipsBefore: ships)
                ships += UInt8(cell.ships.count)
                return cell
            }
        }
        picture = WindsPicture(corner)
        self.chosen = chosen
        self.legal = legal
        self.wrecks = wrecks
        notesByCell = notes
        self.arrows = arrows.compactMap { arrow in
            guard let from = WindsLooks.position(arrow.from), let to = WindsLooks.position(arrow.to) else { return nil }
            return BoardPath(from: from, to: to, arrow: true)
        }
    }

    /// The cells. They say nothing: the text beside them does.
    public var cells: [BoardCell] {
        corner.compactMap { cell in
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
        corner.first { WindsLooks.position($0.cell) == position }.map { cell in
            SeaContent(cell, picture, words: words)
        }
    }

    private func marks(_ cell: SeaCell) -> CellMarks {
        CellMarks(
            // Beside the sign of a port, as on the table.
            legal: legal.contains(cell) ? (cell == Self.port ? .corner : .middle) : nil,
            selected: chosen.contains(cell),
            crossed: wrecks.contains(cell)
        )
    }

    /// What the rules would have to say of a picture: its cells.
    var shown: [SeaCellView] { corner }

    private static let port: SeaCell = "c1"
    private static let letters = ["a", "b", "c", "d"]
    private static let tiles: [Character: Wind] = ["^": .north, ">": .east, "v": .south, "<": .west]
    private static let outposts: [Character: Seat] = ["A": 0, "B": 1, "C": 2, "D": 3]

    /// The cell of which a `word` says what lies there, after so many ships on the cells before it.
    private static func cell(_ cell: SeaCell, _ word: Substring, shipsBefore: UInt8) -> SeaCellView {
        let seats = word.compactMap(\.wholeNumberValue).map { Seat($0 - 1) }
        let corner = cell == "a1"
        return SeaCellView(
            cell: cell,
            tile: word.compactMap { tiles[$0] }.first,
            chain: 0,
            obstacle: word.contains("#") ? .reef : nil,
            ships: zip(seats, (shipsBefore + 1)...).map { WindsShip(seat: $0, number: $1) },
            outpost: word.compactMap { outposts[$0] }.first.map { OutpostView(seat: $0, anchored: true, edge: .north) },
            port: cell == port,
            corner: corner,
            harbourOf: corner ? 0 : nil,
            counted: corner,
            haven: false,
            safe: nil
        )
    }
}

import Testing
import WindroseCore
@testable import WindroseKit

/// The pictures of the walkthrough keep the rules of the game.
@Suite("4 Winds' first game")
struct WindsTourTests {
    private let pages = WindsTour.pages

    private func step(of wind: Wind) -> [Int] {
        switch wind {
        case .north: [0, -1]
        case .east: [1, 0]
        case .south: [0, 1]
        case .west: [-1, 0]
        }
    }

    private func steps(_ path: BoardPath) -> [Int] {
        [path.to.column - path.from.column, path.to.row - path.from.row]
    }

    private func cell(_ tour: WindsTour, at position: CellPosition) throws -> SeaCellView {
        try #require(tour.shown.first { WindsLooks.position($0.cell) == position })
    }

    private func marked(_ tour: WindsTour, _ has: (CellMarks) -> Bool) throws -> [SeaCellView] {
        try tour.cells.filter { has($0.marks) }.map { try cell(tour, at: $0.position) }
    }

    /// The one tile that would be laid on a page; nil where none would.
    private func laid(_ tour: WindsTour) throws -> SeaCellView? {
        let tiles = try marked(tour, \.selected).filter { $0.tile != nil && $0.ships.isEmpty }
        return tiles.count == 1 ? tiles.first : nil
    }

    @Test("shows the same corner of the sea on every page")
    func corner() throws {
        for tour in pages {
            #expect(tour.shown.count == WindsTour.columns * WindsTour.rows)
            #expect(tour.shown.filter { $0.obstacle == .reef }.map(\.cell) == ["c3", "d3"])
            let home = try #require(tour.shown.first { $0.cell == "a1" })
            #expect(home.ships.allSatisfy { $0.seat == home.harbourOf })
            let ships = tour.shown.flatMap(\.ships)
            #expect(Set(ships).count == ships.count)
        }
    }

    @Test("pushes the ships beside a laid tile one cell along its arrow, and no others")
    func pushes() throws {
        var laying = 0
        for tour in pages {
            guard let tile = try laid(tour), let wind = tile.tile, let place = WindsLooks.position(tile.cell) else {
                continue
            }
            laying += 1
            let beside = tour.shown.filter { !$0.ships.isEmpty }.compactMap { WindsLooks.position($0.cell) }
                .filter { abs($0.column - place.column) + abs($0.row - place.row) == 1 }
            let pushed = tour.arrows.filter { $0.from != place }
            #expect(Set(pushed.map(\.from)) == Set(beside))
            #expect(pushed.allSatisfy { steps($0) == step(of: wind) })
        }
        #expect(laying >= 3)
    }

    @Test("slides a ship that is pushed onto a chain to its end, and pays for three in a line")
    func slide() throws {
        let sliding = try pages.filter { tour in
            let place = try laid(tour).flatMap { WindsLooks.position($0.cell) }
            return tour.arrows.contains { $0.from == place }
        }
        #expect(sliding.count == 1)
        let tour = try #require(sliding.first)
        let tile = try #require(try laid(tour))
        let place = try #require(WindsLooks.position(tile.cell))
        let wind = try #require(tile.tile)
        let slide = try #require(tour.arrows.first { $0.from == place })
        #expect(steps(slide) == step(of: wind))
        #expect(try cell(tour, at: slide.to).tile == wind)
        #expect(tour.shown.filter { $0.tile == wind && WindsLooks.position($0.cell)?.row == place.row }.count == 3)
        #expect(tour.notes == [BoardNote(position: place, text: "+150")])
    }

    @Test("crosses a rival's ship that would be driven onto a reef")
    func wreck() throws {
        let tours = pages.filter { $0.cells.contains { $0.marks.crossed } }
        #expect(tours.count == 1)
        let tour = try #require(tours.first)
        let crossed = try #require(try marked(tour, \.crossed).first)
        #expect(crossed.ships.allSatisfy { $0.seat != 0 })
        let path = try #require(tour.arrows.first { $0.from == WindsLooks.position(crossed.cell) })
        #expect(try cell(tour, at: path.to).obstacle == .reef)
    }

    @Test("sails a ship one cell along the arrow that it lies on, to a port")
    func sail() throws {
        let tours = try pages.filter { try marked($0, \.selected).count == 2 }
        #expect(tours.count == 1)
        let tour = try #require(tours.first)
        let path = try #require(tour.arrows.first)
        #expect(try cell(tour, at: path.from).tile.map(step(of:)) == steps(path))
        #expect(try cell(tour, at: path.to).port && tour.arrows.count == 1)
        #expect(tour.notes == [BoardNote(position: path.to, text: "+100")])
    }

    @Test("has rings on every cell without tile, ship or reef")
    func rings() throws {
        let tours = pages.filter { $0.cells.contains { $0.marks.legal != nil } }
        #expect(tours.count == 1)
        let tour = try #require(tours.first)
        let free = tour.shown.filter { $0.tile == nil && $0.ships.isEmpty && $0.obstacle == nil }
        #expect(try marked(tour) { $0.legal != nil } == free)
    }

    @Test("anchors an outpost with a tile that points out over its edge")
    func outposts() {
        let cells = pages.flatMap(\.shown).filter { $0.outpost != nil }
        #expect(!cells.isEmpty && cells.allSatisfy { $0.outpost?.edge == $0.tile && $0.outpost?.anchored == true })
    }
}

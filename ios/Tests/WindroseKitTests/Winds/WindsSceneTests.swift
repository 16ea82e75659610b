import Foundation
import Testing
import WindroseCore
@testable import WindroseKit

/// What the sea shows, on real tables.
@Suite("4 Winds' sea")
struct WindsSceneTests {
    private let words = Words(
        ["ui-state-chosen": "chosen", "ui-state-legal": "legal", "ui-wind-east": "O"], tag: "en"
    )

    @Test("shows a tile where it would lie, and where it would drive every ship")
    func laying() throws {
        let table = try RealTable(.archipelago())
        let found = try table.choice("a push") { _, events in
            events.contains { if case .pushed = $0 { true } else { false } }
        }
        guard case .laid(_, let wind, let cell) = found.events.first else {
            Issue.record("Something is pushed without a tile")
            return
        }
        let board = try table.view.sea(picking: found.choice, preview: found.preview, words: words)
        #expect(try table.view.seaCell(cell).tile == nil)
        #expect(try board.content(of: cell).tile?.look == wind.look)
        #expect(try board.marks(of: cell).selected)
        let driven = found.events.compactMap { event -> [CellPosition]? in
            switch event {
            case .pushed(_, let from, let to), .slid(_, let from, let to), .damaged(_, let from, let to, _, _):
                [WindsLooks.position(from), WindsLooks.position(to)].compactMap { $0 }
            default: nil
            }
        }
        #expect(!driven.isEmpty && board.arrows.map { [$0.from, $0.to] } == driven)
        #expect(board.arrows.allSatisfy { $0.arrow && !$0.around })
        // The ships themselves stay where they are.
        for case .pushed(let ship, let from, _) in found.events {
            let drawn = try board.content(of: from).ships
            #expect(drawn.contains { $0.look == WindsLooks.look(of: ship.seat) && !$0.ghost })
        }
    }

    @Test("notes on its cell what a choice would score, and says it there")
    func notes() throws {
        let table = try RealTable(.archipelago())
        let found = try table.choice("points") { _, events in
            events.contains { if case .scored(_, .alignment, _, _, _, _) = $0 { true } else { false } }
        }
        let board = try table.view.sea(picking: found.choice, preview: found.preview, words: words)
        #expect(!found.preview.marks.isEmpty)
        for mark in found.preview.marks {
            let place = try position(mark.spot)
            #expect(board.notes.contains(BoardNote(position: place, text: mark.text)))
            let cell = try #require(board.cells.first { $0.position == place })
            #expect(cell.spoken == "\(table.view.spoken(mark.spot)), \(mark.text)")
        }
        #expect(try table.view.sea(words: words).notes.isEmpty)
    }

    @Test("shows a ship where it would sail to, and a pale copy where it comes from")
    func sailing() throws {
        let table = try RealTable(.archipelago(2, length: .long))
        let found = try table.choice("a ship that sails alone") { choice, _ in
            guard case .fourWinds(.sail(let from, _)) = choice.action else { return false }
            return table.view.winds.cells.first { $0.cell == from }?.ships.count == 1
        }
        guard case .fourWinds(.sail(let from, let to)) = found.choice.action else { return }
        let board = try table.view.sea(picking: found.choice, preview: found.preview, words: words)
        let look = WindsLooks.look(of: try #require(table.view.decision?.seat))
        #expect(try board.content(of: from).ships.map(\.ghost) == [true])
        #expect(try board.content(of: to).ships.contains { $0.look == look && !$0.ghost })
        #expect(try board.marks(of: from).origin && !board.marks(of: from).selected)
        #expect(try board.marks(of: to).selected && !board.marks(of: to).origin)
        // It is sailed by two taps: the ship, then the cell.
        let picked = try #require(try table.view.board().selection.tapSpot(from))
        #expect(picked.legalSpots.contains(to) && picked.chosenSpots.first == from)
        #expect(picked.tapSpot(to)?.ready?.action == found.choice.action)
    }

    @Test("crosses ships that would be damaged", arguments: [
        GameSetup.archipelago(4, length: .long), .tempest, .duel,
    ])
    func damage(setup: GameSetup) throws {
        let table = try RealTable(setup)
        let found = try table.choice("damage") { _, events in events.contains { $0.wreck != nil } }
        let board = try table.view.sea(picking: found.choice, preview: found.preview, words: words)
        let crossed = try table.view.winds.cells.filter { try board.marks(of: $0.cell).crossed }
        let lost = Set(found.events.compactMap(\.wreck))
        // Where they would be once the player has acted: a ship that sails into its end is crossed where it goes.
        let then = found.events.filter(\.isCommitment).reduce(WindsPicture(table.view.winds)) { $0.after($1) }
        #expect(!crossed.isEmpty && Set(crossed.map(\.cell)) == Set(lost.compactMap { then.ships[$0] }))
        #expect(try table.view.winds.cells.allSatisfy { try !table.view.sea(words: words).marks(of: $0.cell).crossed })
    }

    @Test("has rings where a choice begins, beside what lies there and on the water of a harbour")
    func rings() throws {
        let table = try RealTable(.archipelago(3))
        let view = try table.playUntil("ships that can sail") { view in
            view.decision?.choices.contains { if case .fourWinds(.sail) = $0.action { true } else { false } } == true
                ? view : nil
        }
        let board = try view.sea(words: words)
        let legal = Set(
            view.decision?.choices.flatMap { choice -> [String] in
                switch choice.action {
                case .fourWinds(.lay(_, let cell)): [cell]
                case .fourWinds(.sail(let from, _)): [from]
                default: []
                }
            } ?? []
        )
        for cell in view.winds.cells {
            let ring = try board.marks(of: cell.cell).legal
            #expect((ring != nil) == legal.contains(cell.cell), "\(cell.cell)")
            if ring == nil { continue }
            let bare = cell.tile == nil && cell.ships.isEmpty && !cell.port && !cell.corner
            #expect((ring == .middle) == bare, "\(cell.cell)")
        }
        let inward: [SeaCell: RingSpot] = ["a1": .lowerRight, "f1": .lowerLeft, "a6": .corner, "f6": .upperLeft]
        for (cell, spot) in inward {
            if let ring = try board.marks(of: cell).legal { #expect(ring == spot) }
        }
    }

    @Test("has brackets where the last move was made")
    func lastMove() throws {
        let table = try RealTable(.archipelago())
        if table.view.covered { try table.accept() }
        try table.play(try #require(table.view.decision?.choices.first))
        #expect(!table.view.trail.isEmpty)
        let board = try table.view.sea(words: words)
        let marked = try table.view.winds.cells.filter { try board.marks(of: $0.cell).lastMove }.map(\.cell)
        #expect(Set(marked) == Set(table.view.trail))
    }

    @Test("counts the ships in a harbour, whose ring has the colour of its owner")
    func harbours() throws {
        let view = try RealTable(.archipelago(3)).view
        let board = try view.sea(words: words)
        let owners: [SeaCell: SeatLook] = ["a1": .navy, "f1": .seafoam, "f6": .coral]
        for (cell, look) in owners {
            let content = try board.content(of: cell)
            #expect(content.harbour?.ring == look.color)
            #expect(content.ships.map(\.count) == [2] && content.ships.map(\.look) == [look])
        }
        let open = try board.content(of: "a6")
        #expect(open.harbour?.ring == Sea.openHarbour && open.ships.isEmpty)
        #expect(try board.content(of: "b1").harbour == nil)
        for port in ["c1", "f3", "d6", "a4"] { #expect(try board.content(of: port).port) }
        let reefs = try ["c3", "d3", "c4", "d4"].map(position)
        #expect(board.deep == Set(reefs))
    }

    @Test("shows a guest in a harbour beside its owner's ships")
    func guests() throws {
        var view = try RealTable(.archipelago()).view
        var winds = view.winds
        winds.cells = winds.cells.map { cell in
            var cell = cell
            if cell.cell == "f6" { cell.ships.insert(WindsShip(seat: 0, number: 3), at: 0) }
            return cell
        }
        view.position = .fourWinds(view: winds)
        let ships = try view.sea(words: words).content(of: "f6").ships
        #expect(ships.map(\.look) == [.navy, .seafoam] && ships.map(\.count) == [nil, 2])
        #expect(ships[0].shift.x < 0 && ships[1].shift.x > 0, "The owner's ships lie in the corner")
        #expect(Set(ships.map(\.size)).count == 1 && ships[0].size < 0.65)
    }

    @Test("has a ship clear of the arrow's head on a tile, and smaller")
    func shipOnTile() throws {
        let table = try RealTable(.archipelago())
        let view = try table.playUntil("a ship on a tile") { view in
            view.winds.cells.contains { $0.tile != nil && $0.ships.count == 1 && !$0.corner } ? view : nil
        }
        let board = try view.sea(words: words)
        for cell in view.winds.cells where cell.ships.count == 1 && !cell.corner {
            let ship = try #require(try board.content(of: cell.cell).ships.first)
            guard let wind = cell.tile else {
                #expect(ship.shift == .zero)
                continue
            }
            let step = wind.look.step
            #expect(ship.size < 0.75 && ship.shift.x * step.x + ship.shift.y * step.y < 0)
        }
    }

    @Test("shows an outpost before it is built as it will stand: its edge, and whether a wind anchors it", arguments: [
        true, false,
    ])
    func outposts(anchored: Bool) throws {
        let table = try RealTable(.archipelago(4, length: .long))
        let found = try table.choice("an outpost") { _, events in
            events.contains { if case .built(_, _, _, anchored) = $0 { true } else { false } }
        }
        guard case .fourWinds(.build(let cell)) = found.choice.action else { return }
        #expect(try table.view.sea(words: words).content(of: cell).outpost == nil)
        let planned = try table.view.sea(picking: found.choice, preview: found.preview, words: words)
        try table.play(found.choice)
        let built = try table.view.sea(words: words)
        let core = try #require(try table.view.seaCell(cell).outpost)
        let shown = try #require(try built.content(of: cell).outpost)
        #expect(try planned.content(of: cell).outpost == shown)
        #expect(shown.anchored == core.anchored && shown.anchored == anchored)
        #expect(shown.look == WindsLooks.look(of: core.seat))
        // It stands beside the middle of its edge.
        let step = core.edge.look.step
        #expect(shown.shift.x * step.x + shown.shift.y * step.y > 0.4)
    }

    @Test("has an outpost in a harbour clear of the ships, which lie in the corner", arguments: [
        ("a1", Wind.north), ("a1", .west), ("f1", .north), ("f1", .east), ("a6", .west), ("f6", .south),
    ])
    func harbourOutposts(name: SeaCell, edge: Wind) throws {
        var view = try RealTable(.archipelago(4)).view
        var winds = view.winds
        winds.cells = winds.cells.map { cell in
            var cell = cell
            if cell.cell == name { cell.outpost = OutpostView(seat: 0, anchored: true, edge: edge) }
            return cell
        }
        view.position = .fourWinds(view: winds)
        let content = try view.sea(words: words).content(of: name)
        let (outer, shift) = (try #require(content.harbour).outer, try #require(content.outpost).shift)
        let step = edge.look.step
        let along = CGPoint(x: step.x == 0 ? shift.x : 0, y: step.y == 0 ? shift.y : 0)
        #expect(along.x * outer.x + along.y * outer.y < -0.2)
        #expect(shift.x * step.x + shift.y * step.y > 0.4)
    }

    @Test("shows a ship that is safe in its closed harbour")
    func safe() throws {
        let table = try RealTable(.tempest)
        let found = try table.choice("a ship that reaches a harbour") { _, events in
            events.contains { if case .safe = $0 { true } else { false } }
        }
        try table.play(found.choice)
        let cell = try #require(table.view.winds.cells.first { $0.safe != nil })
        let content = try table.view.sea(words: words).content(of: cell.cell)
        #expect(content.closed && content.ships.map(\.safe) == [true])
        #expect(content.ships.first?.count == nil)
    }

    @Test("tells the two flagships of a duel from their fleets, and none elsewhere")
    func flagships() throws {
        let view = try RealTable(.duel).view
        let board = try view.sea(words: words)
        let leading = try view.winds.cells.filter { cell in
            try board.content(of: cell.cell).ships.contains { $0.flagship }
        }
        #expect(leading.map(\.cell) == ["a1", "f6"])
        #expect(try board.content(of: "a1").ships.map(\.count) == [nil], "One ship alone, which is not counted")
        let campaign = try RealTable(.archipelago()).view
        let sea = try campaign.sea(words: words)
        for cell in campaign.winds.cells {
            #expect(try sea.content(of: cell.cell).ships.allSatisfy { !$0.flagship })
        }
    }

    @Test("tells every cell, and offers whole choices where they begin")
    func cells() throws {
        let table = try RealTable(.archipelago(2, length: .long))
        let found = try table.choice("a ship that sails") { choice, _ in
            if case .fourWinds(.sail) = choice.action { true } else { false }
        }
        let board = try table.view.sea(words: words)
        #expect(board.cells.count == 36 && Set(board.cells.map(\.id)).count == 36)
        #expect(board.cells.allSatisfy { !$0.spoken.isEmpty && $0.tap != nil })
        #expect(board.cells.map(\.position.row) == board.cells.map(\.position.row).sorted())
        let offered = Set(board.cells.flatMap(\.actions).map(\.label))
        for choice in table.view.decision?.choices ?? [] {
            switch choice.action {
            case .fourWinds(.lay), .fourWinds(.sail): #expect(offered.contains(choice.text.spoken))
            default: continue
            }
        }
        let picked = try table.view.sea(picking: found.choice, preview: found.preview, words: words)
        let entered = picked.cells.filter { $0.enter != nil }
        guard case .fourWinds(.sail(_, let to)) = found.choice.action else { return }
        #expect(entered.map(\.tap) == [.spot(to)])
        #expect(entered.first?.state.hasPrefix("chosen") == true)
        for blocked in table.view.decision?.blocked ?? [] {
            guard let place = WindsLooks.position(blocked.spot) else { continue }
            #expect(board.cells.first { $0.position == place }?.actions.last?.event == .whyNot(blocked.spot))
        }
    }

    @Test("offers nothing where there is nothing to do but look")
    func looking() throws {
        let view = try RealTable(.archipelago()).view
        let board = WindsBoard(view.winds, BoardState(view: view), frame: nil, playable: false, words: words)
        #expect(board.cells.allSatisfy { $0.tap == nil && $0.enter == nil && $0.actions.isEmpty && !$0.spoken.isEmpty })
    }

    @Test("says the direction of every tile by outline, colour, arrow and letter")
    func tiles() {
        let looks = Wind.allCases.map(\.look)
        #expect(looks == WindLook.all)
        #expect(Set(looks.map(\.tile)).count == 4)
        #expect(looks.map(\.step) == [(0, -1), (1, 0), (0, 1), (-1, 0)].map { CGPoint(x: $0.0, y: $0.1) })
        #expect(Wind.allCases.map { $0.letter(words) } == ["ui-wind-north", "O", "ui-wind-south", "ui-wind-west"])
        let outlines = looks.map { WindTiles.outline(of: $0) }
        for (index, look) in looks.enumerated() {
            #expect(!outlines[..<index].contains(outlines[index]))
            func along(_ point: CGPoint) -> CGFloat { point.x * look.step.x + point.y * look.step.y }
            let points = WindTiles.arrow(of: look).elements.compactMap { element -> CGPoint? in
                if case .line(let to) = element { to } else { nil }
            }
            // Its arrow's head lies where the wind blows to, in the middle.
            let tip = points.max { along($0) < along($1) }
            #expect(tip.map { hypot($0.x - 19 * look.step.x, $0.y - 19 * look.step.y) < 0.01 } == true)
        }
    }
}

import Foundation
import Testing
import WindroseCore
@testable import WindroseKit

@Suite("4 Winds' face")
struct WindsFaceTests {
    @Test("has a sign for every card of a game", arguments: GameSetup.winds)
    func cards(setup: GameSetup) throws {
        let view = try RealTable(setup).view
        let face = faceOf(view.position)
        let signs = view.cards.map { face.cardSign($0.id) }
        #expect(view.cards.count > 3 && Set(signs).count == signs.count && !signs.contains(.info))
        #expect(face.fanned(view.cards).count == 3)
    }

    @Test("lets the weightiest of what happened be heard")
    func feedback() throws {
        let face = faceOf(try RealTable(.archipelago()).view.position)
        let ship = WindsShip(seat: 1, number: 1)
        func heard(_ events: WindsEvent...) -> Feedback? {
            face.feedback(events.map { .fourWinds(event: $0) })
        }
        let laid = WindsEvent.laid(seat: 0, wind: .north, cell: "b2")
        let damaged = WindsEvent.damaged(ship: ship, from: "b3", onto: "c3", obstacle: .reef, lost: false)
        func scored(_ points: UInt16) -> WindsEvent {
            .scored(seat: 0, reason: .chain, points: points, count: 3, cell: "b2", doubled: false)
        }
        #expect(heard(laid) == Feedback(touch: .place, tone: .place))
        #expect(heard(laid, .pushed(ship: ship, from: "b3", to: "b4")) == Feedback(touch: .place, tone: .place))
        #expect(heard(laid, damaged) == Feedback(touch: .refuse, tone: .bust))
        #expect(heard(laid, damaged, scored(150)) == Feedback(touch: .celebrate, tone: .score))
        #expect(heard(laid, scored(0)) == Feedback(touch: .place, tone: .place))
        #expect(heard(scored(200), .ended(ending: .seasons, winner: 0)) == Feedback(touch: .celebrate, tone: .win))
        #expect(heard(.ended(ending: .lost, winner: nil)) == Feedback(touch: .refuse, tone: .bust))
        #expect(heard(.turnEnded(seat: 0)) == nil)
    }

    @Test("has words and a picture for every page of the first game", arguments: ["en", "de"])
    func tour(tag: String) throws {
        let words = Words(try SavedGames().open(tag).words(), tag: tag)
        let face = faceOf(try RealTable(.archipelago()).view.position)
        for page in 1...face.tourPages {
            #expect(words.contains("\(face.tourKey)-\(page)-title") && words.contains("\(face.tourKey)-\(page)-text"))
        }
        #expect(!words.contains("\(face.tourKey)-\(face.tourPages + 1)-title"))
        for tour in WindsTour.pages {
            #expect(tour.cells.count == WindsTour.columns * WindsTour.rows)
            #expect(tour.cells.allSatisfy { $0.tap == nil && $0.spoken.isEmpty })
            let contents = tour.cells.compactMap { tour.content($0.position, words: words) }
            #expect(contents.count == tour.cells.count)
            #expect(contents.contains { !$0.ships.isEmpty } && contents.contains { $0.tile != nil })
        }
    }

    @Test("shows the season and its wind, and to which wind a choice would turn the compass")
    func compass() throws {
        let table = try RealTable(.archipelago())
        let words = Words(try SavedGames().open().words(), tag: "en")
        let found = try table.choice("the compass") { choice, _ in choice.action == .fourWinds(action: .rotate) }
        let state = try table.view.board(picking: found.choice)
        let idle = try #require(TableUiState.Open(view: table.view).compass(words))
        #expect(idle.wind == table.view.winds.wind.look)
        #expect(table.view.subtitle.hasPrefix("\(idle.title):"))
        #expect(idle.text.contains("+50") && idle.spoken.hasPrefix("\(words["ui-table-cards"]): \(idle.title). "))
        #expect(!idle.spoken.contains("\n"))
        let turned = TableUiState.Open(view: table.view, selection: state.selection, preview: found.preview)
        let next = try #require(WindLook.all.firstIndex(of: idle.wind)) + 1
        #expect(turned.compass(words)?.wind == WindLook.all[next % 4])
        #expect(TableUiState.Open(view: TableSamples.moving).compass(words) == nil)
        #expect(CompassPlace(window: .compact, largeText: false) == .bar)
        #expect(CompassPlace(window: .medium, largeText: true) == .none)
        #expect(CompassPlace(window: .expanded, largeText: true) == .column)
        #expect(WindDial.halves(active: .south).count == 2 * (4 + 3))
    }

    @Test("shows a position in small, with nothing of any hand", arguments: GameSetup.winds)
    func miniature(setup: GameSetup) throws {
        let view = try RealTable(setup).view
        guard case .fourWinds(let picture) = Miniature(view.position) else {
            Issue.record("Another game's picture")
            return
        }
        #expect(picture.cells.count == 36 && picture.lines.elements.count == 20)
        #expect(picture.cells.allSatisfy { CGRect(origin: .zero, size: picture.size).contains($0.rect) })
        let shown = picture.cells.flatMap(\.content.ships)
        #expect(shown.count >= view.winds.fleets.count)
    }
}

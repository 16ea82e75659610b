import Foundation
import Testing
import WindroseCore
import WindroseKit

@Suite("Tack's face")
struct TackFaceTests {
    @Test("has a sign for every card of a game, and fans the storms")
    func cards() throws {
        let calm = try RealTable().view
        let stormy = try RealTable(.stormy).playUntil("storms") { $0.cards.count > 1 ? $0 : nil }
        for view in [calm, stormy] {
            let face = faceOf(view.position)
            #expect(Set(view.cards.map { face.cardSign($0.id) }).count == view.cards.count)
        }
        #expect(faceOf(calm.position).fanned(calm.cards) == calm.cards)
        #expect(faceOf(stormy.position).fanned(stormy.cards).count == 3)
        #expect(stormy.cards.count == 4)
    }

    @Test("lets the weightiest of what happened be heard")
    func feedback() throws {
        let face = faceOf(try RealTable().view.position)
        let moved = GameEvent.tack(event: .moved(seat: 0, face: 3, from: try space("E0"), to: try space("E4")))
        let bust = GameEvent.tack(event: .rowBust(row: 4, total: 13, wind: 12, dice: 3))
        let rolled = GameEvent.tack(event: .rolled(seat: 0, count: 1, faces: Faces([5, 0, 0, 0, 0])))
        let scored = GameEvent.tack(event: .rowScored(row: 4, total: 12, points: BySeat(first: 1, second: 0)))
        let ended = GameEvent.tack(event: .ended(ending: .calm, scores: BySeat(first: 1, second: 0)))
        #expect(face.feedback([moved]) == Feedback(touch: .place, tone: .place))
        #expect(face.feedback([moved, rolled]) == Feedback(touch: .place, tone: .roll))
        #expect(face.feedback([moved, bust, rolled]) == Feedback(touch: .refuse, tone: .bust))
        #expect(face.feedback([moved, scored, bust]) == Feedback(touch: .celebrate, tone: .score))
        #expect(face.feedback([ended, scored]) == Feedback(touch: .celebrate, tone: .win))
        #expect(face.feedback([.tack(event: .tokensShuffled)]) == nil)
    }

    @Test("has words and a picture for every page of the first game", arguments: ["en", "de"])
    func tour(tag: String) throws {
        let games = try SavedGames()
        let words = Words(try games.open(tag).words(), tag: tag)
        let face = faceOf(try RealTable().view.position)
        for page in 1...face.tourPages {
            #expect(words.contains("\(face.tourKey)-\(page)-title") && words.contains("\(face.tourKey)-\(page)-text"))
        }
        #expect(!words.contains("\(face.tourKey)-\(face.tourPages + 1)-title"))
        for case .board(let board) in TackTour.pages {
            #expect(board.cells.count == 12)
            #expect(board.pennants.count == TackTourBoard.rows)
            #expect(board.cells.filter { board.die($0.position)?.seat == 0 }.count >= 2)
            #expect(board.cells.allSatisfy { $0.tap == nil && $0.spoken.isEmpty })
        }
        guard case .board(let last) = TackTour.pages[5], case .course = TackTour.pages[0] else {
            Issue.record("Other pictures")
            return
        }
        #expect(last.highlightedRows == [0])
        #expect(last.pennants[0].look == .highlighted)
        #expect(last.paths.count == 1)
        #expect(last.die(CellPosition(column: 1, row: 3))?.ghost == true)
    }

    @Test("shows the score as boats, the near one that of whoever looks")
    func course() throws {
        let view = try RealTable(.tide).view
        let words = Words(["ui-table-score-track": "Score"], tag: "en")
        let course = TackCourse(view.tack, try view.board(), words: words)
        let turned = TackCourse(view.tack, try view.board(seenFrom: 1), words: words)
        #expect(course.near == turned.far && course.far == turned.near)
        #expect(course.near.look == .blue && course.far.points == 4)
        #expect(course.goal == 9)
        #expect(course.spoken.hasPrefix("Score: \(view.seats[0].spoken)"))
    }

    @Test("shows the tide's tokens, and which way they run")
    func tokens() throws {
        #expect(TackTokenDisc.discs(try RealTable().view.tack, try RealTable().view.board()).isEmpty)
        let table = try RealTable(.tide)
        let view = try table.playUntil("a token") { view in view.tack.tokens.contains { $0.flood != nil } ? view : nil }
        let discs = TackTokenDisc.discs(view.tack, try view.board())
        let turned = TackTokenDisc.discs(view.tack, try view.board(seenFrom: 1))
        #expect(discs.map(\.letter) == ["A", "B", "C", "D", "E"])
        #expect(discs.allSatisfy { !$0.spoken.isEmpty && $0.open == ($0.arrow != nil) })
        let open = zip(discs, turned).filter { $0.0.open }
        #expect(!open.isEmpty && open.allSatisfy { $0.0.arrow != $0.1.arrow })
    }

    @Test("shows the dice that wait for their places, and how they stand")
    func pieces() throws {
        let words = Words(["ui-role-die": "Die"], tag: "en")
        let table = try RealTable()
        let view = try table.playUntil("places") { $0.tack.waiting.count > 1 && $0.decision != nil ? $0 : nil }
        let idle = TackPiece.pieces(view.tack, try view.board(), words: words)
        #expect(idle.first?.state == .selected && idle.dropFirst().allSatisfy { $0.state == .open })
        #expect(idle.map(\.face) == view.tack.waiting.map { Int($0) })
        #expect(idle.first?.spoken == "Die \(view.tack.waiting[0])")
        #expect(idle.first?.spokenState == "ui-state-held")
        let choice = try #require(view.decision?.choices.first)
        let laid = TackPiece.pieces(view.tack, try view.board(picking: choice), words: words)
        #expect(laid.allSatisfy { $0.state == .spent && $0.spokenState == "ui-state-used" })
    }
}

import Foundation
import Testing
import WindroseCore
@testable import WindroseKit

/// What nobody but the holder may see of 4 Winds: the hands.
@MainActor
@Suite("Hidden hands in 4 Winds")
struct WindsSecrecyTests {
    private let games: SavedGames

    init() throws {
        games = try SavedGames()
    }

    @Test("are covered whenever the device is handed on, with nothing of them below", arguments: [
        GameSetup.archipelago(3), .duel,
    ])
    func covered(setup: GameSetup) async throws {
        let id = try games.begin(setup)
        let running = await Running(games)
        var player = TablePlayer(await running.table(id))
        for _ in 0..<6 {
            while player.open?.view.covered == false { try await player.step() }
            let open = try #require(player.open)
            #expect(open.page == .covered && open.shownPanel == nil)
            #expect(open.view.winds.hand.isEmpty && open.windsHand(running.app.words) == nil)
            #expect(!open.hasPieces && open.selection.choices.isEmpty && open.preview == nil)
            #expect(open.stops(TablePrefs(), words: running.app.words).isEmpty)
            #expect(open.view.spots.allSatisfy { !$0.id.hasPrefix("tile:") })
            // What was announced over the cover tells how many tiles were drawn, not which.
            let drawn = open.view.happened.map(\.event).compactMap(\.windsEvent).compactMap { event -> WindCounts?? in
                if case .drew(_, _, let tiles) = event { .some(tiles) } else { nil }
            }
            #expect(drawn.allSatisfy { $0 == nil })
            await player.send(.accept)
            let own = try #require(player.open)
            #expect(own.page == .played && own.view.secret && own.view.winds.hand.count == 4)
        }
    }

    @Test("leave the small picture on the first page, and lie covered after the app was left")
    func away() async throws {
        let id = try games.begin(.archipelago())
        let running = await Running(games)
        let model = await running.table(id)
        model.on(.accept)
        await model.settled()
        let home = HomeModel(app: running.app)
        await home.serve()
        #expect(home.state.table?.game.id == id && home.state.table?.position == nil)
        model.on(.foregroundLost)
        await model.settled()
        #expect(model.open?.page == .covered && model.open?.view.winds.hand.isEmpty == true)
    }

    @Test("are told by no announcement any more once the table is covered or left, nor by that of a review", arguments: [
        GameSetup.archipelago(), .duel,
    ])
    func announcements(setup: GameSetup) async throws {
        let id = try games.begin(setup)
        let running = await Running(games)
        let app = running.app
        func accepted() async throws -> TableModel {
            let model = await running.table(id)
            #expect(model.open?.page == .covered)
            model.on(.accept)
            await model.settled()
            #expect(model.open?.view.secret == true)
            try #expect(Self.tellsTiles(#require(app.announcement)), "or this could not tell")
            return model
        }
        await app.foregroundLost().value
        _ = try await accepted()
        await app.foregroundLost().value
        #expect(app.announcement == nil)

        _ = try await accepted()
        app.back()
        #expect(app.announcement == nil)

        let model = try await accepted()
        let review = await running.review(id)
        #expect(app.announcement == nil && review.showsSecrets)
        app.announce("Not of the review")
        await app.foregroundLost().value
        #expect(app.announcement?.text == "Not of the review" && !review.showsSecrets)
        app.back()
        #expect(app.announcement == nil && model.open?.page == .covered)

        var player = TablePlayer(model)
        await player.send(.accept)
        while player.open?.view.covered == false { try await player.step() }
        #expect(app.announcement.map(Self.tellsTiles) == false)
        await player.send(.accept)
        #expect(model.open?.view.secret == true)
        // A step of the review tells what the one who looks back drew in it.
        let again = await running.review(id)
        again.on(.goTo(1))
        await again.settled()
        #expect(app.announcement != nil)
        await app.foregroundLost().value
        #expect(app.announcement == nil)
    }

    @Test("are covered again once the table was left, whichever way, and in a review that is opened after it")
    func left() async throws {
        let id = try games.begin(.archipelago())
        let running = await Running(games)
        let app = running.app
        let ways: [(TableModel) -> Void] = [
            { _ in app.back() }, { _ in app.navigate(.home) }, { $0.on(.go(.back)) }, { $0.on(.go(.home)) },
        ]
        for way in ways {
            let model = await running.table(id)
            #expect(model.open?.page == .covered)
            model.on(.accept)
            await model.settled()
            #expect(model.open?.view.secret == true)
            way(model)
            await model.settled()
            #expect(app.navigator.current == .home)
            let review = await running.review(id)
            #expect(!review.showsSecrets)
            app.back()
        }
    }

    @Test("stay with who looks something up at the table and comes back")
    func lookedUp() async throws {
        let id = try games.begin(.archipelago())
        let running = await Running(games)
        let model = await running.table(id)
        model.on(.accept)
        await model.settled()
        running.app.navigate(.rules(.fourWinds))
        running.app.back()
        let review = await running.review(id)
        #expect(review.showsSecrets)
        running.app.back()
        await model.serve()
        #expect(model.open?.view.secret == true)
    }

    /// Whether `announcement` names tiles that somebody drew.
    private static func tellsTiles(_ announcement: Announcement) -> Bool {
        let drawn = "drew [^.]*(north|east|south|west)"
        return announcement.text.range(of: drawn, options: [.regularExpression, .caseInsensitive]) != nil
    }

    @Test("are nobody's in Tempest Survival, where the device stays in one hand")
    func alone() async throws {
        let id = try games.begin(.tempest)
        let running = await Running(games)
        var player = TablePlayer(await running.table(id))
        for _ in 0..<4 {
            #expect(player.open?.view.covered == false)
            try await player.step()
        }
    }

    @Test("of others are told as a number only")
    func counts() throws {
        let table = try RealTable(.archipelago(4))
        if table.view.covered { try table.accept() }
        #expect(table.view.winds.fleets.map(\.tiles) == [4, 4, 4, 4])
        #expect(table.view.seats.allSatisfy { $0.note.contains("4") && $0.spoken.hasSuffix($0.note) })
        let shown = table.view.shownSeats(Words([:], tag: "en"), in: .expanded, largeText: false)
        #expect(shown.map(\.note) == ["ui-state-to-play"] + table.view.seats.dropFirst().map(\.note))
    }
}

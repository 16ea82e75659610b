import Testing
import WindroseCore
import WindroseKit

/// Setting up games, on a real library.
@MainActor
@Suite("A set-up")
struct SetupTests {
    private let games: SavedGames
    private let running: Running
    private let model: TackSetupModel

    init() async throws {
        games = try SavedGames()
        running = await Running(games)
        running.app.navigate(.setup(.tack))
        model = TackSetupModel(app: running.app)
        await model.serve()
    }

    private var state: TackSetupState { model.state }

    /// Begins the game and gives its table.
    private func start() async throws -> Table {
        await model.shared.start().value
        guard case .table(let id) = running.app.navigator.current else {
            throw CancellationError()
        }
        #expect(!state.shared.starting)
        running.app.back()
        #expect(running.app.navigator.current == .home)
        return try games.open().table(id: id)
    }

    @Test("begins with two people and the calmest wind in a first game")
    func first() async throws {
        #expect(state.shared.title == "Tack")
        #expect(state.modes.map(\.chosen) == [true, false])
        #expect(state.levels.isEmpty)
        #expect(state.seats.map(\.name) == ["Blue", "Plum"])
        #expect(state.seats.map(\.person) == [true, true])
        #expect(state.older.map(\.title) == ["Blue", "Plum"])
        #expect(state.winds.map(\.chosen) == [false, true, false])
        #expect(state.storms.map(\.chosen) == [true, false, false])
        #expect(state.walkthrough)
        await model.showWalkthrough(false).value
        #expect(!state.walkthrough)
        #expect(TackSetupModel(app: running.app).setup.wind == .random)
    }

    @Test("can be begun in every mode", arguments: [
        TackMode.twoPlayers, .tide(level: .neap), .tide(level: .mean), .tide(level: .spring),
    ])
    func modes(mode: TackMode) async throws {
        await model.choose(mode: mode).value
        #expect(state.setup.mode == mode)
        #expect(state.modes.map(\.chosen) == (mode == .twoPlayers ? [true, false] : [false, true]))
        #expect(state.levels.filter(\.chosen).map(\.value) == (mode == .twoPlayers ? [] : [mode]))
        #expect(state.seats.map(\.person) == [true, mode == .twoPlayers])
        #expect(state.older.isEmpty == (mode != .twoPlayers))
        #expect(state.shared.refusal == nil)
        #expect(try await start().view().tack.mode == mode)
    }

    @Test("takes every wind and every storm card")
    func cards() async throws {
        #expect(state.windCards.count == 12)
        #expect(Set(state.windCards.map(\.title)).count == 12)
        for option in state.windCards {
            await model.choose { $0.wind = .card(card: option.value) }.value
            #expect(state.windCards.filter(\.chosen) == [state.windCards[Int(option.value.rawValue)]])
            #expect(state.winds.last?.text == option.title)
            #expect(state.shared.refusal == nil)
        }
        let storms = state.stormCards([.gale])
        #expect(storms.count == 12)
        #expect(storms.filter(\.chosen).map(\.title) == ["Gale"])
        #expect(storms.allSatisfy { !($0.text ?? "").isEmpty && $0.text != $0.title })
    }

    @Test("takes names to the table and offers them again")
    func names() async throws {
        #expect(state.shared.offeredNames == nil)
        model.shared.rename(0, to: " Anna ")
        #expect(state.seats.map(\.name) == ["Anna", "Plum"])
        #expect(state.seats.map(\.chosenName) == ["Anna", ""])
        _ = try await start()
        #expect(try games.open().shelf().unfinished.map(\.seats) == [["Anna", "Plum"]])
        let next = TackSetupModel(app: running.app)
        await next.serve()
        #expect(next.state.shared.offeredNames == "Anna")
        next.shared.takeLastNames()
        #expect(next.state.seats.map(\.name) == ["Anna", "Plum"])
        #expect(next.state.shared.offeredNames == nil)
        await next.choose(mode: .tide(level: .neap)).value
        next.shared.rename(1, to: "Bert")
        #expect(next.state.seats[1].name != "Bert")
        next.shared.rename(0, to: "")
        #expect(next.state.seats[0].name == "Blue")
    }

    @Test("hears from the core what does not go together")
    func refusals() async throws {
        await model.choose(mode: .tide(level: .spring)).value
        #expect(state.setup.storms == .random)
        #expect(state.refusals.evenStart == "The even start is for two players only.")
        #expect(state.refusals.noStorms == "The spring tide is played with three storm cards.")
        #expect(state.storms.map { $0.refusal == nil } == [false, true, true])
        _ = try await start()
    }

    @Test("is refused in words, and nothing begins")
    func refused() async throws {
        await model.choose(mode: .tide(level: .neap)).value
        await model.choose { $0.evenStart = true }.value
        #expect(state.shared.refusal == "The even start is for two players only.")
        model.shared.explainRefusal()
        #expect(running.app.announcement?.text == state.shared.refusal)
        await model.shared.start().value
        #expect(running.app.navigator.current == .setup(.tack))
        #expect(running.app.failure == nil)
        #expect(state.shared.refusal == "The even start is for two players only.")
        #expect(try games.open().shelf().unfinished.isEmpty)
    }

    @Test("gives up no more than another mode demands")
    func anotherTide() async {
        await model.choose { $0.evenStart = true }.value
        await model.choose(mode: .tide(level: .neap)).value
        #expect(!state.setup.evenStart)
        #expect(state.setup.storms == StormChoice.none)
        await model.choose { $0.storms = .chosen(storms: [.gale, .anchor, .tailwind]) }.value
        await model.choose(mode: .tide(level: .spring)).value
        #expect(state.setup.storms == .chosen(storms: [.gale, .anchor, .tailwind]))
    }

    @Test("takes three storms, no more and no fewer")
    func storms() async throws {
        let draft = StormDraft(model, app: running.app)
        func refusal(_ storm: Storm, _ chosen: Bool) async -> String? {
            draft.set(storm, chosen)
            await draft.serve()
            return draft.refusal
        }
        #expect(await refusal(.crosswind, true) != nil)
        #expect(await refusal(.gale, true) != nil)
        #expect(await refusal(.anchor, true) == nil)
        #expect(await refusal(.fogBank, true) != nil)
        #expect(await refusal(.fogBank, false) == nil)
        draft.done()
        try await until("they are chosen") { state.storms.map(\.chosen) == [false, false, true] }
        #expect(state.storms[2].text == "Crosswind, Gale, Anchor")
        #expect(StormDraft(model, app: running.app).storms == [.crosswind, .gale, .anchor])
        _ = try await start()
    }

    @Test("keeps the cards that were chosen while others are tried")
    func chosenCards() async throws {
        let storms: [Storm] = [.gale, .anchor, .tailwind]
        await model.choose { $0.storms = .chosen(storms: storms) }.value
        await model.choose { $0.wind = .card(card: .hotDay2) }.value
        await model.choose { $0.storms = .none }.value
        await model.choose { $0.wind = .random }.value
        #expect(state.storms.map(\.chosen) == [true, false, false])
        #expect(state.storms[2].text == running.app.words["ui-tack-storms-chosen-text"])
        #expect(state.winds[2].text == nil)
        #expect(state.windCards.filter(\.chosen).map(\.value) == [.hotDay2])
        let draft = StormDraft(model, app: running.app)
        #expect(draft.storms == storms)
        draft.done()
        try await until("they are chosen") { state.storms[2].chosen }
        #expect(state.setup.wind == .random)
    }

    @Test("tells a wrong seed, and nothing begins")
    func wrongSeed() async throws {
        model.shared.chooseSeed("nonsense")
        await model.shared.start().value
        #expect(state.shared.seedMistake?.hasPrefix("This is not a seed.") == true)
        #expect(running.app.failure == nil)
        #expect(try games.open().shelf().unfinished.isEmpty)
        model.shared.chooseSeed("")
        #expect(state.shared.seedMistake == nil)
    }

    @Test("looks at a seed while it is typed, and takes none that is refused")
    func typedSeed() async throws {
        let draft = SeedDraft(model.shared, app: running.app)
        var closed = 0
        func type(_ text: String) async {
            draft.type(text)
            await draft.serve()
        }
        await type("")
        #expect(draft.refusal == nil)
        await type("nonsense")
        let refusal = try #require(draft.refusal)
        #expect(refusal.title == "This is not a seed.")
        #expect(draft.mistake == "\(refusal.title) \(refusal.next)")
        await draft.done { closed += 1 }.value
        #expect(closed == 0)
        #expect(state.shared.seed.isEmpty)

        draft.type(" ")
        #expect(draft.mistake == nil)
        await draft.done { closed += 1 }.value
        #expect(closed == 1)
        #expect(state.shared.seed.isEmpty)
        #expect(state.shared.seedMistake == nil)
        // Return may come before anybody has looked.
        draft.type("zeppelin")
        await draft.done { closed += 1 }.value
        #expect(closed == 1)
        #expect(draft.refusal != nil)
    }

    @Test("gives the same dice for the same seed")
    func sameSeed() async throws {
        let first = try await start()
        running.device.copy(try first.seed())
        let draft = SeedDraft(model.shared, app: running.app)
        draft.paste()
        #expect(try draft.text == first.seed())
        draft.type(" \(draft.text) ")
        await draft.serve()
        #expect(draft.refusal == nil)
        await draft.done {}.value
        #expect(SeedDraft(model.shared, app: running.app).text == state.shared.seed)
        let second = try await start()
        #expect(second.id() != first.id())
        #expect(try second.stateHash() == first.stateHash())
    }

    @Test("leads to the rules of the game")
    func rules() {
        model.shared.showRules()
        #expect(running.app.navigator.current == .rules(.tack))
    }
}

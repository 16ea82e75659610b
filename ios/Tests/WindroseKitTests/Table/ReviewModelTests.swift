import Testing
import WindroseCore
import WindroseKit

@MainActor
@Suite("A review")
struct ReviewModelTests {
    private static let steps = 6

    private let running: Running
    private let id: Int64
    private let positions: [GameView]

    /// A game of some steps, with the positions that it went through.
    init() async throws {
        let games = try SavedGames()
        id = try games.begin()
        running = await Running(games)
        var player = TablePlayer(await running.table(id))
        var positions: [GameView] = []
        for _ in 0..<Self.steps {
            positions.append(try #require(player.open?.view.position))
            try await player.step()
        }
        positions.append(try #require(player.open?.view.position))
        self.positions = positions
    }

    private func open(_ model: ReviewModel) throws -> ReviewUiState.Open {
        guard case let .open(open) = model.state else { throw Missing() }
        return open
    }

    private func send(_ model: ReviewModel, _ events: ReviewEvent...) async {
        events.forEach { model.on($0) }
        await model.settled()
    }

    @Test("shows each step as it was, and says what happened in it")
    func steps() async throws {
        let model = await running.review(id)
        #expect(try open(model).last == Self.steps)
        for step in 0...Self.steps {
            await send(model, .goTo(step))
            let shown = try open(model)
            #expect(shown.view.position == positions[step])
            #expect(shown.view.decision == nil)
            #expect((shown.transition == nil) == (step == 0))
            if step > 0 { #expect(running.app.announcement?.text == said(shown)) }
            #expect(shown.lines.count == shown.view.happened.filter { $0.line != nil }.count)
        }
        await send(model, .goTo(99))
        #expect(try open(model).step == Self.steps)
        await send(model, .goTo(-3))
        #expect(try open(model).step == 0)
        #expect(try open(model).transition == nil)
    }

    @Test("offers ways only where there is something")
    func buttons() async throws {
        let model = await running.review(id)
        let words = running.app.words
        #expect(try open(model).buttons(words).map(\.enabled) == [false, false, true, true])
        await send(model, try open(model).buttons(words)[3].event)
        #expect(try open(model).buttons(words).map(\.enabled) == [true, true, false, false])
        await send(model, try open(model).buttons(words)[1].event)
        #expect(try open(model).place(words) == "Step \(Self.steps - 1) / \(Self.steps)")
        #expect(try open(model).buttons(words).map(\.enabled) == [true, true, true, true])
    }

    @Test("plays through to the end, and afresh from there")
    func playsThrough() async throws {
        let model = await running.review(id)
        #expect(try open(model).playText(running.app.words) == "Play through")
        await send(model, .playOrPause)
        #expect(try open(model).playing)
        #expect(try open(model).playText(running.app.words) == "Pause")
        try await until("the end") { (try? open(model).step) == Self.steps }
        #expect(try !open(model).playing)
        await send(model, .playOrPause)
        #expect(try open(model).step < Self.steps)
        try await until("the end again") { (try? open(model).step) == Self.steps }
    }

    @Test("stops where the player steps in, and when it is out of view", arguments: [false, true])
    func stops(outOfView: Bool) async throws {
        let model = await running.review(id, pace: .milliseconds(30))
        await send(model, .playOrPause)
        if outOfView { await running.app.foregroundLost().value } else { await send(model, .goTo(0)) }
        #expect(try !open(model).playing)
        let step = try open(model).step
        try await Task.sleep(for: .milliseconds(60))
        #expect(try open(model).step == step)
    }

    @Test("of no game can be tried again and left")
    func missing() async throws {
        let model = await running.review(77)
        guard case let .failed(failure) = model.state else { throw Missing() }
        #expect(failure.kind == .notFound)
        await send(model, .refresh)
        guard case .failed = model.state else { throw Missing() }
        await send(model, .leave)
        #expect(running.app.navigator.current == .table(id))
    }

    private func said(_ shown: ReviewUiState.Open) -> String {
        shown.view.happened.compactMap(\.line?.spoken).joined(separator: " ")
    }

    private struct Missing: Error {}
}

import Observation
import WindroseCore

/// A game that is looked back at.
public enum ReviewUiState: Equatable, Sendable {
    /// It is being fetched.
    case loading
    /// It cannot be shown now.
    case failed(Failure)
    /// It is there.
    case open(Open)

    /// The table after `step` of `last` actions.
    public struct Open: Equatable, Sendable {
        /// The table as it was then.
        public var view: TableView
        /// How many actions led here.
        public var step: Int
        /// How many actions there are.
        public var last: Int
        /// What led here from the step before; nil when nothing is to be seen of it.
        public var transition: Transition?
        /// Whether one step follows the other by itself.
        public var playing: Bool

        /// The table `view`, after `step` of `last` actions.
        public init(view: TableView, step: Int, last: Int, transition: Transition? = nil, playing: Bool = false) {
            self.view = view
            self.step = step
            self.last = last
            self.transition = transition
            self.playing = playing
        }
    }
}

/// What a player does while looking back.
public enum ReviewEvent: Equatable, Sendable {
    /// Shows the table after so many actions.
    case goTo(Int)
    /// Lets one step follow the other, or stops that.
    case playOrPause
    /// Goes back.
    case leave
    /// The table may have changed elsewhere, or speaks another language now.
    case refresh
}

/// Looks back at a game, step by step.
@MainActor
@Observable
public final class ReviewModel: ForegroundAware {
    /// What is shown.
    public private(set) var state = ReviewUiState.loading

    @ObservationIgnored private let host: any TableHost
    @ObservationIgnored private let pace: Duration
    @ObservationIgnored private let turns = Turns()
    @ObservationIgnored private var transitions = 0
    @ObservationIgnored private var nextStep: Task<Void, Never>?

    /// Looks back at the table of `host`; played through, a step follows the other after `pace`.
    public init(host: any TableHost, pace: Duration = .milliseconds(1_600)) {
        self.host = host
        self.pace = pace
    }

    private var open: ReviewUiState.Open? {
        if case let .open(open) = state { open } else { nil }
    }

    /// The review comes into view, for the first time or again.
    public func serve() async {
        await turns.take { await self.attempt { if self.open == nil { try await self.load() } } }.value
    }

    /// Takes in what the player did.
    public func on(_ event: ReviewEvent) {
        turns.take { await self.attempt { try await self.handle(event) } }
    }

    /// Returns once everything that the player did is handled.
    public func settled() async {
        await turns.settled()
    }

    /// The review is out of view: nothing plays or is spoken on.
    public func pause() {
        fallSilent()
        turns.take { self.stop() }
    }

    /// Says no more of a game that was played without looking.
    private func fallSilent() {
        guard open?.view.unseen == true else { return }
        host.silence()
        host.insist(false)
    }

    var showsSecrets: Bool { open?.view.secret == true }

    /// Whoever goes back to the table still holds the device; leaving that covers it.
    func left() {
        host.hush()
    }

    func foregroundLost() async {
        pause()
        turns.take { await self.attempt { try await self.conceal() } }
        await settled()
    }

    /// Takes what only the holder may see out of view, until they have accepted the device at the table.
    private func conceal() async throws {
        guard showsSecrets, let open else { return }
        host.hush()
        _ = try await host.ask { try $0.loseForeground() }
        try await show(step: open.step, last: open.last, playing: false)
    }

    private func attempt(_ work: () async throws -> Void) async {
        do {
            try await work()
        } catch is CancellationError {
            // Nobody waits for it any more.
        } catch {
            stop()
            state = .failed(Failure(error, words: host.words))
        }
    }

    private func load() async throws {
        let last = try await Int(host.ask { try $0.view() }.step)
        try await show(step: 0, last: last, playing: false)
    }

    private func handle(_ event: ReviewEvent) async throws {
        let open = open
        switch event {
        case .leave:
            fallSilent()
            host.go(.back, kind: open?.view.kind)
        case .refresh:
            guard let open else { return try await load() }
            try await show(step: open.step, last: open.last, playing: open.playing)
        case let .goTo(step):
            guard let open else { return }
            try await show(step: min(max(step, 0), open.last), last: open.last, playing: false)
        case .playOrPause:
            guard let open else { return }
            let afresh = !open.playing && open.step == open.last
            try await show(step: afresh ? 0 : open.step, last: open.last, playing: !open.playing)
        }
    }

    private func playOn() async throws {
        guard let open, open.playing else { return }
        try await show(step: open.step + 1, last: open.last, playing: true)
    }

    private func show(step: Int, last: Int, playing: Bool) async throws {
        let before = open
        let view = try await host.ask { try $0.review(step: UInt32(step)) }
        let goesOn = playing && step < last
        state = .open(
            ReviewUiState.Open(
                view: view,
                step: step,
                last: last,
                transition: before.flatMap { step == $0.step + 1 ? transition(from: $0.view, to: view) : nil },
                playing: goesOn
            )
        )
        if let before, before.step != step { tell(view) }
        // While playing through, a step is due whenever the player does nothing for a while.
        nextStep?.cancel()
        nextStep = goesOn ? alarm() : nil
    }

    /// Says what happened in the step that led to `view`; aloud where the game was played without looking.
    private func tell(_ view: TableView) {
        let events = view.spokenEvents.joined(separator: " ")
        host.announce(events, firmly: false)
        guard view.unseen else { return }
        host.insist(true)
        host.speak(events)
    }

    private func alarm() -> Task<Void, Never> {
        Task { [pace, weak self] in
            guard (try? await Task.sleep(for: pace)) != nil, let self else { return }
            self.turns.take { await self.attempt { try await self.playOn() } }
        }
    }

    private func stop() {
        nextStep?.cancel()
        nextStep = nil
        guard case var .open(open) = state, open.playing else { return }
        open.playing = false
        state = .open(open)
    }

    private func transition(from before: TableView, to view: TableView) -> Transition {
        transitions += 1
        return Transition(number: transitions, before: before.position, events: view.happened.map(\.event))
    }
}

import Observation
import WindroseCore

/// A table in play: keeps what is shown and what is picked, and turns what the player does into calls to the core.
///
/// Events are handled one after another, in their order. Each remembers the step that the player was looking at; one
/// that reaches a table which has moved on since is not played but plainly refused, so that two quick taps never become
/// two moves. What was still tapped at a table that the player has left is dropped.
@MainActor
@Observable
public final class TableModel: ForegroundAware {
    /// What is shown.
    public private(set) var state = TableUiState.loading

    /// Whether the window is small, so that what cannot be taken back waits for a second tap.
    @ObservationIgnored private var compact = true

    /// Whether the log stands beside the board, so that it must always be the present one.
    @ObservationIgnored private var logInView = false

    @ObservationIgnored private let host: any TableHost
    @ObservationIgnored private let turns = Turns()
    @ObservationIgnored private var transitions = 0
    @ObservationIgnored private var loaded = false
    @ObservationIgnored private var lastFelt: String?

    /// What led to the table, as long as the news lie over it.
    @ObservationIgnored private var unseen: Transition?

    /// Counts what the player did.
    @ObservationIgnored private var given = 0

    /// How much of it had been done when the player left: what of that still waits then is not handled.
    @ObservationIgnored private var dropped = 0

    /// The table of `host`.
    public init(host: any TableHost) {
        self.host = host
    }

    private var open: TableUiState.Open? {
        if case let .open(open) = state { open } else { nil }
    }

    /// The window has this size now: what waits for a second tap and whether the log is in view depend on it.
    public func resized(to window: WindowClass) {
        compact = window == .compact
        logInView = window == .expanded
        if loaded { on(.refresh) }
    }

    /// The table comes into view, for the first time or again.
    public func serve() async {
        await turns.take { await self.attempt { try await self.load() } }.value
    }

    /// The table went out of view.
    public func leave() {
        if !host.inView { host.insist(false) }
    }

    /// Takes in what the player did. It is handled as soon as everything before it is; what is only felt is felt at
    /// once, because the hand has moved on in a moment.
    public func on(_ event: TableEvent) {
        switch event {
        case let .feel(spot): touch(spot)
        case let .lift(spot): if open?.felt == spot { update { $0.felt = nil } }
        case .feelAgain: lastFelt.map(give)
        case let .say(text): speak([text])
        default:
            guard host.inView || !event.isPlayers else { return }
            given += 1
            let (number, step) = (given, open?.view.step)
            turns.take {
                if number <= self.dropped, event.isPlayers { return }
                await self.attempt { try await self.handle(event, step: step) }
            }
        }
    }

    private func touch(_ spot: String) {
        update { $0.felt = spot }
        lastFelt = spot
        give(spot)
    }

    /// Gives the cue of `spot` as it is now, and says what lies there where nothing is in view.
    private func give(_ spot: String) {
        guard let open, !open.view.covered, let cue = faceOf(open.view.position).cue(spot) else { return }
        host.feel(cue)
        speak([spoken(spot, open.selection.contains(spot) ? "ui-state-chosen" : nil)])
    }

    /// What `id` is called, a spot or a part of a choice, and how it stands by the words under `state`.
    private func spoken(_ id: String, _ state: String?) -> String {
        let part = open?.selection.choices.lazy.flatMap(\.text.parts).first { $0.id == id }
        let spot = open?.view.spots.first { $0.id == part?.spot ?? id }
        return [spot?.spoken ?? part?.spoken, state.map { host.words[$0] }].compactMap { $0 }.joined(separator: ", ")
    }

    /// Lets screen readers say `text`, and the device itself where the board is not in view, or was not in `before`: it
    /// goes on with what is asked now, or with who is to take the device.
    private func say(_ text: String, firmly: Bool, before: TableView) {
        host.announce(text, firmly: firmly)
        guard let view = open?.view else { return }
        speak([text, view.handingOn(host.words), view.asked(since: before)], before: before)
    }

    /// Speaks `sentences` where the board is not in view, or was not in `before`.
    private func speak(_ sentences: [String], before: TableView? = nil) {
        let text = sentences.filter { !$0.isEmpty }.joined(separator: " ")
        if !text.isEmpty, isBlind || (before.map { faceOf($0.position).blind } ?? false) { host.speak(text) }
    }

    private var isBlind: Bool { open?.isBlind ?? false }

    /// Shows `text` for a short while, and speaks it where the board is not in view.
    private func tell(_ text: String) {
        host.tell(text)
        speak([text])
    }

    /// Returns once everything that the player did is handled.
    public func settled() async {
        await turns.settled()
    }

    var showsSecrets: Bool { open?.view.secret == true }

    func left() {
        host.left()
    }

    func foregroundLost() async {
        on(.foregroundLost)
        await settled()
    }

    private func attempt(_ work: () async throws -> Void) async {
        do {
            try await work()
        } catch is CancellationError {
            // Nobody waits for it any more.
        } catch {
            await failed(error)
        }
    }

    private func load() async throws {
        let view = try await host.ask { try $0.view() }
        try await show(view)
        // The player comes back to a table that speaks for itself: whose turn it is and what is asked, or how it ended.
        let first = view.step == 0 && !host.settings.walkthroughSeen
        if !loaded {
            let greeting = view.greeting
            greeting.map { host.announce($0, firmly: true) }
            let more = view.decision?.prompt.detail ?? view.handingOn(host.words)
            let sentences = [greeting.map { more.isEmpty ? $0 : $0 + "." } ?? "", more]
            speak(sentences + (first ? [said(of: .walkthrough(page: 0))] : []))
        }
        loaded = true
        if first { update { $0.panel = .walkthrough(page: 0) } }
    }

    private func handle(_ event: TableEvent, step: UInt32?) async throws {
        if open?.view.covered == true, !event.meetsCover { return }
        switch event {
        case let .show(panel): try await show(panel: panel)
        case let .explain(reason): tell(reason)
        case let .whyNot(spot): try await explain(spot)
        case .clear: try await letGo()
        case .cancel: try await cancel()
        case let .go(exit): go(exit)
        case .refresh: try await renew(host.ask { try $0.reload() })
        case .foregroundLost:
            host.silence()
            // What a napkin shows of the space under a finger stays in no picture of recent apps.
            update { $0.felt = nil }
            try await renew(host.ask { try $0.loseForeground() })
        case .copySeed: try await copySeed()
        case .export: if let open { host.export(title: open.view.title) }
        case .abandon: try await abandon()
        case .walkthroughDone: walkthroughDone()
        case let .spot(spot): try await meeting(step) { try await self.tap(spot, $0.selection) }
        case let .part(id): try await meeting(step) { try await self.pick($0.selection.tapPart(id), at: id) }
        case let .pieceAt(index): try await meeting(step) { try await self.pick($0.selection.tapPiece(index)) }
        case let .choose(index): try await meeting(step) { try await self.pick($0.selection.choose(index)) }
        case .confirm: try await meeting(step) { try await self.play($0.selection.ready) }
        case .undo: try await meeting(step) { try await self.undo($0.view) }
        case .accept: try await meeting(step) { try await self.accept($0.view) }
        case .feel, .lift, .feelAgain, .say: return
        }
    }

    /// Does `work` if it meets the table as the player saw it at `step`.
    private func meeting(_ step: UInt32?, _ work: (TableUiState.Open) async throws -> Void) async throws {
        guard let open else { return }
        guard step == open.view.step else { return refuse(host.words["ui-table-moved-on"]) }
        try await work(open)
    }

    private func tap(_ spot: String, _ selection: Selection) async throws {
        guard let tapped = selection.tapSpot(spot) else { return try await explain(spot) }
        try await pick(tapped, at: spot)
    }

    /// Takes `selection`, and plays what it makes complete unless that waits for a second tap. Where what was tapped,
    /// at `spot`, is felt by its own cue, nothing else is felt over it.
    private func pick(_ selection: Selection?, at spot: String? = nil) async throws {
        guard let selection, let view = open?.view else { return }
        if spot.flatMap(faceOf(view.position).cue) == nil { host.feel(.tick, .select) }
        update { if $0.panel == .choices { $0.panel = nil } }
        let before = open?.selection
        let preview = try await select(selection)
        if let preview, selection.complete, !waits(preview) { return try await play(selection.ready) }
        tell(preview, of: selection, since: before)
    }

    /// Says what was picked in `selection` that was not `before`, and what was let go; or what the ready choice would
    /// do, and which button plays it. No page shows that where the board is known by touch alone.
    private func tell(_ preview: PreviewView?, of selection: Selection, since before: Selection?) {
        guard let preview, let ready = selection.ready else {
            return speak(sentences(changes(from: before, to: selection)))
        }
        if open?.isFelt == true { host.announce(preview.spoken, firmly: false) }
        // Where the preview says no more than the button, once is enough.
        let label = ready.text.label
        speak(sentences(preview.spoken == "\(label)." ? [label] : [preview.spoken, label]))
    }

    /// What is picked in `selection` and was not `before`, and what is not any more, in words.
    private func changes(from before: Selection?, to selection: Selection) -> [String] {
        if selection.isEmpty, let before, !before.isEmpty, before.chosen.isEmpty, let ready = before.ready {
            return ["\(ready.text.label), \(host.words["ui-state-let-go"])"]
        }
        let (old, new) = (before?.chosen.map(\.id) ?? [], selection.chosen.map(\.id))
        return new.filter { !old.contains($0) }.map { spoken($0, "ui-state-chosen") }
            + old.filter { !new.contains($0) }.map { spoken($0, "ui-state-let-go") }
    }

    /// Each of `texts` as a sentence.
    private func sentences(_ texts: [String]) -> [String] {
        texts.map { text in text.last.map { ".!?".contains($0) } ?? true ? text : "\(text)." }
    }

    /// Lets go of everything that is picked.
    private func letGo() async throws {
        guard let before = open?.selection else { return }
        try await select(before.cleared())
        if let after = open?.selection { speak(sentences(changes(from: before, to: after))) }
    }

    /// Shows `selection` with what it would do.
    @discardableResult
    private func select(_ selection: Selection?) async throws -> PreviewView? {
        guard let selection else { return nil }
        let action = selection.ready?.action
        update {
            // What the same action would do stays in view until it is told anew.
            if action == nil || action != $0.selection.ready?.action { $0.preview = nil }
            $0.selection = selection
        }
        guard let action else { return nil }
        let preview = try await host.ask { try $0.preview(action: action) }
        update { $0.preview = preview }
        return preview
    }

    /// Whether an action that would do `preview` waits for a second tap. Where nobody looks it always does: a finger
    /// that only finds its way must not play.
    private func waits(_ preview: PreviewView) -> Bool {
        if isBlind { return true }
        return switch host.settings.confirm {
        case .always: true
        case .never: false
        case .whereNeeded: compact && preview.isFinal
        }
    }

    private func play(_ choice: Choice?) async throws {
        guard let choice, let before = open?.view else { return }
        let (action, step) = (choice.action, before.step)
        switch try await working({ try $0.play(action: action, step: step) }) {
        case let .done(view): try await arrive(view, before: before)
        case let .movedOn(view): try await movedOn(view)
        }
    }

    private func arrive(_ view: TableView, before: TableView) async throws {
        let events = view.happened.map(\.event)
        transitions += 1
        let transition = Transition(number: transitions, before: before.position, events: events)
        try await show(view, transition: transition)
        let feedback = faceOf(view.position).feedback(events)
        host.feel(feedback?.touch ?? .place, feedback?.tone ?? .place)
        let told = before.felt ? view.told(since: before) : view.announcement
        say(told, firmly: view.result != nil, before: before)
        host.changed()
    }

    private func movedOn(_ view: TableView) async throws {
        try await show(view)
        refuse(host.words["ui-table-moved-on"])
    }

    /// Shows the table as it is now. Where it moved on without the player, that is said: what was picked is gone.
    private func renew(_ view: TableView) async throws {
        let before = open?.view.step
        if before == nil || before == view.step { try await show(view) } else { try await movedOn(view) }
    }

    private func undo(_ before: TableView) async throws {
        guard before.undo.possible else { return refuse(before.undo.text) }
        let step = before.step
        switch try await working({ try $0.undo(step: step) }) {
        case let .done(view):
            try await show(view)
            host.feel(.tick, .select)
            say(view.undoAnnouncement(host.words), firmly: false, before: before)
            host.changed()
        case let .movedOn(view):
            try await movedOn(view)
        }
    }

    private func accept(_ view: TableView) async throws {
        guard view.covered else { return }
        // What led here was covered. It is seen only now, and not under what tells of it.
        let last = open?.transition
        let holder = view.holder
        let uncovered = try await host.ask { try $0.accept(seat: holder) }
        let news = tellsNews(uncovered)
        try await show(uncovered, transition: news ? nil : last)
        if news {
            unseen = last
            update { $0.panel = .news }
        }
        let told = uncovered.since.map(\.spoken) + [uncovered.decision?.prompt.step].compactMap { $0 }
        say(told.joined(separator: " "), firmly: true, before: view)
    }

    /// Whether what happened since the last turn is told over the table `view`: where no log stands beside it, and
    /// nothing else is to be read first.
    private func tellsNews(_ view: TableView) -> Bool {
        !view.since.isEmpty && !view.felt && !logInView && open?.panel == nil
    }

    private func show(_ view: TableView, transition: Transition? = nil) async throws {
        let before = open
        let choices = view.decision?.choices ?? []
        let same = before?.view.step == view.step
        // What was told of a decision goes with it, and nothing that was told to the holder lies over the cover.
        if let before, !same || view.covered && !before.view.covered { host.hush() }
        let implied = !faceOf(view.position).hidesChoices
        let selection = (same ? before?.selection.retold(choices) : nil) ?? Selection(of: choices, implied: implied)
        state = .open(
            TableUiState.Open(
                view: view,
                selection: selection,
                preview: same && !view.covered ? before?.preview : nil,
                log: before?.log ?? [],
                panel: view.covered || !same && before?.panel == .choices ? nil : before?.panel,
                transition: transition,
                felt: view.covered ? nil : before?.felt
            )
        )
        host.insist(isBlind)
        if logInView || open?.panel == .log { try await readLog() }
        try await select(selection)
    }

    /// Shows `panel`, but no log that may not be seen.
    private func show(panel: TablePanel?) async throws {
        if panel == .log, open?.showsLog == false { return }
        let wasNews = open?.panel == .news
        update {
            $0.panel = panel
            if wasNews { $0.transition = unseen }
        }
        unseen = nil
        if panel == .log { try await readLog() }
        if let panel { speak([said(of: panel)]) }
    }

    /// What is said where `panel` comes and nobody looks.
    private func said(of panel: TablePanel) -> String {
        guard let open else { return "" }
        let face = faceOf(open.view.position)
        if case let .walkthrough(page) = panel { return WalkthroughPage(page, face: face, words: host.words).spoken }
        let title = panel.title(host.words, face: face) ?? host.words["ui-table-menu"]
        return panel == .abandon ? "\(title). \(AbandonWords(host.words).text)" : title
    }

    private func readLog() async throws {
        guard open?.showsLog == true else { return }
        let log = try await host.ask { try $0.log() }
        update { $0.log = log }
    }

    private func explain(_ spot: String) async throws {
        let picked = open?.selection.named ?? []
        try await refuse(host.ask { try $0.whyNot(picked: picked, spot: spot) })
    }

    private func refuse(_ reason: String) {
        host.feel(.refuse, .refuse)
        tell(reason)
    }

    private func cancel() async throws {
        guard let open, !open.view.covered else { return go(.back) }
        if open.panel != nil {
            try await show(panel: nil)
        } else if !open.selection.isEmpty {
            try await letGo()
        } else {
            go(.back)
        }
    }

    private func abandon() async throws {
        guard open?.panel == .abandon else { return }
        update { $0.panel = nil }
        try await host.abandon()
        host.changed()
        go(.home)
    }

    private func copySeed() async throws {
        host.copy(try await host.ask { try $0.seed() })
        host.tell(host.words["ui-saved-seed-copied"])
    }

    private func walkthroughDone() {
        update { $0.panel = nil }
        host.walkthroughSeen()
        open.map { speak([$0.view.asked(since: nil)]) }
    }

    private func go(_ exit: TableExit) {
        update {
            $0.panel = nil
            $0.transition = nil
        }
        host.silence()
        host.insist(false)
        host.go(exit, kind: open?.view.kind)
        if host.inView { host.insist(isBlind) }
        if !host.inView { dropped = given }
    }

    private func failed(_ error: any Error) async {
        let failure = Failure(error, words: host.words)
        update { $0.busy = false }
        guard open != nil else {
            state = .failed(failure)
            return
        }
        switch failure.kind {
        case .refused:
            refuse(failure.title)
        case .notFound:
            host.fail(error)
            return go(.home)
        default:
            host.fail(error)
        }
        await reload()
    }

    /// After an error the table is shown as it is, if it can be.
    private func reload() async {
        do {
            try await renew(host.ask { try $0.view() })
        } catch {
            state = .failed(Failure(error, words: host.words))
        }
    }

    private func working(_ work: @escaping @Sendable (any TableProtocol) throws -> Answer) async throws -> Answer {
        update { $0.busy = true }
        let answer = try await host.ask(work)
        update { $0.busy = false }
        return answer
    }

    private func update(_ change: (inout TableUiState.Open) -> Void) {
        guard case var .open(open) = state else { return }
        change(&open)
        state = .open(open)
    }
}

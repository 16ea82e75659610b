import Observation
import WindroseCore

/// What all screens share: the saved games, words, settings, where the player is, and what is said beside the screen.
///
/// Calls to the core go through `core` and `onTable`, which leave the main thread; `attempt` shows what goes wrong.
@MainActor
@Observable
public final class AppModel {
    /// What differs from system to system.
    @ObservationIgnored public let platform: Platform

    /// Where the player is.
    public let navigator = Navigator()

    /// How far the app has come.
    public private(set) var phase = Phase.opening

    /// The words of the language in force.
    public private(set) var words: Words

    /// The settings in force. Change them through `changeSettings`.
    public private(set) var settings = Settings.unread

    /// What came of a damaged file, until the player has read it.
    public private(set) var report: OpeningReport?

    /// What went wrong, until the player has read it.
    public private(set) var failure: Failure?

    /// What just happened, for a short while.
    public private(set) var notice: Notice?

    /// What screen readers say next.
    public private(set) var announcement: Announcement?

    /// Grows when saved games changed behind the screens' backs, so that they read them again.
    public private(set) var shelfVersion = 0

    /// The saved games. There are none before `phase` is `open`.
    @ObservationIgnored public private(set) var library: (any GameLibraryProtocol)?

    @ObservationIgnored private let opener: LibraryOpener
    @ObservationIgnored private let queues = Queues()
    @ObservationIgnored private var systemTag: String
    @ObservationIgnored private var notices = 0

    /// How much has been announced.
    @ObservationIgnored private var announcements = 0

    /// The places in which what sounds must be heard.
    @ObservationIgnored private var insisting: Set<Route> = []

    /// Whether the file was closed for a rest and may be repaired when it is opened again.
    @ObservationIgnored private var rested = false

    /// Whether the app is in the background, where the file is closed after everything that is still done.
    @ObservationIgnored private(set) var inBackground = false

    @ObservationIgnored private var opening: Task<Void, Never>?
    @ObservationIgnored private let calls = Calls()

    /// The report that the player has read. What is still asked may bring it once more.
    @ObservationIgnored private var readReport: OpeningReport?

    /// The app on the saved games that `opener` opens, on a device that speaks `systemTag`.
    public init(opener: @escaping LibraryOpener, platform: Platform, systemTag: String) {
        self.opener = opener
        self.platform = platform
        self.systemTag = systemTag
        words = Words(BootWords.words(systemTag), tag: systemTag)
    }

    // MARK: The saved games

    /// Opens the saved games, at first and when the player tries again; where that is under way, it just goes on.
    @discardableResult
    public func open() -> Task<Void, Never> {
        if let opening { return opening }
        let task = Task {
            await openNow()
            opening = nil
        }
        opening = task
        return task
    }

    private func openNow() async {
        phase = .opening
        do {
            let (opener, tag) = (opener, systemTag)
            library = try await queues.library { try opener(tag) }
            try await readEverything()
            phase = .open
        } catch let error as WindroseError {
            phase = .closed(Failure(error, words: words))
        } catch {
            // The core tells all that can go wrong by itself; what else is thrown, the bindings did not understand.
            phase = .broken
        }
        if inBackground { await guarded { try await self.closeFile() } }
    }

    private func readEverything() async throws {
        settings = try await core { try $0.settings() }
        report = try await core { try $0.report() }
        try await readWords()
    }

    private func readWords() async throws {
        words = try await core { Words(try $0.words(), tag: $0.languageTag()) }
    }

    /// Asks the library, off the main thread, one call after another.
    public func core<T: Sendable>(
        _ call: @escaping @Sendable (any GameLibraryProtocol) throws -> T
    ) async throws -> T {
        let library = try opened()
        return try await noticing { try await self.queues.library { try call(library) } }
    }

    /// Asks the library for something that takes longer and leaves its queue to others meanwhile.
    public func coreAsync<T: Sendable>(
        _ call: @Sendable (any GameLibraryProtocol) async throws -> T
    ) async throws -> T {
        let library = try opened()
        return try await noticing { try await call(library) }
    }

    /// Does `work` with the table `id`, off the main thread, one piece of work after another for each table.
    public func onTable<T: Sendable>(
        _ id: Int64,
        _ work: @escaping @Sendable (any GameLibraryProtocol) throws -> T
    ) async throws -> T {
        let library = try opened()
        return try await noticing { try await self.queues.table(id) { try work(library) } }
    }

    /// Makes a `call`, and closes the file again where the app is in the background.
    private func noticing<T: Sendable>(_ call: @MainActor () async throws -> T) async throws -> T {
        try await calls.counting {
            let answer: Result<T, any Error>
            do {
                answer = .success(try await self.noticingRepair(call))
            } catch {
                answer = .failure(error)
            }
            // What is asked while the games are being opened comes one after another: the last closes the file.
            if self.inBackground, self.phase == .open { await self.guarded { try await self.closeFile() } }
            return try answer.get()
        }
    }

    /// Makes a `call` and notices when the file was repaired meanwhile: after a rest, when it is opened again, or because
    /// the call itself came upon damage. A game may be missing then, which the player is told at once.
    private func noticingRepair<T: Sendable>(_ call: @MainActor () async throws -> T) async throws -> T {
        let answer: T
        do {
            answer = try await call()
        } catch let error as WindroseError {
            if Self.tracesOfRepair.contains(Failure(error, words: words).kind) { try? await lookForReport() }
            throw error
        }
        if rested { try await lookForReport() }
        return answer
    }

    /// The errors after which the file may have been repaired: the damage itself, and a game that did not come through.
    private static let tracesOfRepair: Set<ErrorKind> = [.damaged, .notFound]

    /// Whoever asks before the games are open is given up, as if the page had been left.
    private func opened() throws -> any GameLibraryProtocol {
        guard let library else { throw CancellationError() }
        return library
    }

    /// Starts `work`, which lives as long as the app. What goes wrong in it is shown to the player.
    @discardableResult
    public func attempt(_ work: @escaping @MainActor () async throws -> Void) -> Task<Void, Never> {
        Task { await guarded(work) }
    }

    /// Does `work` and shows the player what goes wrong in it.
    public func guarded(_ work: @MainActor () async throws -> Void) async {
        do {
            try await work()
        } catch is CancellationError {
            // Nobody waits for it any more.
        } catch {
            fail(error)
        }
    }

    // MARK: What is said

    /// Shows the player what went wrong.
    public func fail(_ error: any Error) {
        fail(Failure(error, words: words))
    }

    /// Shows the player `failure`.
    func fail(_ failure: Failure) {
        self.failure = failure
    }

    /// The player has read `failure`.
    public func dismissFailure() {
        failure = nil
    }

    /// The player has read `report`.
    public func dismissReport() {
        guard let read = report else { return }
        report = nil
        readReport = read
        attempt { try await self.core { try $0.forgetReport(read: read) } }
    }

    /// Tells the player `text`, with an answer to it if `actionText` is given.
    public func show(_ text: String, actionText: String? = nil, onAction: @escaping @MainActor () -> Void = {}) {
        notices += 1
        notice = Notice(id: notices, text: text, actionText: actionText, onAction: onAction)
    }

    /// Takes `old` away, unless something newer stands there.
    public func dismiss(_ old: Notice) {
        if notice?.id == old.id { notice = nil }
    }

    /// The player answered `notice`.
    public func answer(_ notice: Notice) {
        dismiss(notice)
        notice.onAction()
    }

    /// Lets screen readers say `text`, in the language of the app; `firmly`, whatever they say of a new page.
    public func announce(_ text: String, firmly: Bool = false) {
        guard !text.isEmpty else { return }
        announcements += 1
        announcement = Announcement(text: text, tag: words.tag, number: announcements, firm: firmly)
    }

    /// Takes back `old`, which may not have been said yet, unless something newer is announced.
    func retract(_ old: Announcement) {
        if announcement == old { announcement = nil }
    }

    /// Gives `cue` to hand and ear, where the player wants it.
    public func feel(_ cue: TouchCue) {
        if settings.haptics, platform.haptics.available { platform.haptics.play(cue) }
        if settings.sound, platform.sound.available { platform.sound.play(cue) }
    }

    /// Speaks `text` aloud instead of whatever is being spoken, where no screen reader says it.
    public func speak(_ text: String) {
        let speech = platform.speech
        if speech.available, !speech.readerRuns { speech.speak(text, tag: words.tag, interrupt: true) }
    }

    /// Falls silent, if anything is being spoken aloud.
    public func silence() {
        platform.speech.stop()
    }

    /// Whether what sounds in the place `route` `must` be heard, also while the device is silenced.
    public func insist(_ must: Bool, for route: Route) {
        if must { insisting.insert(route) } else { insisting.remove(route) }
        platform.sound.insist(!insisting.isEmpty)
    }

    // MARK: Going about

    /// Goes to `route`.
    public func navigate(_ route: Route) {
        leaving { navigator.navigate(route) }
    }

    /// Goes one place back; false on the first page.
    @discardableResult
    public func back() -> Bool {
        leaving { navigator.back() }
    }

    /// Moves on as `way` says. What was announced in a place is not to be said any more when that is left.
    private func leaving<Done>(_ way: () -> Done) -> Done {
        let before = navigator.current
        let done = way()
        if navigator.current != before { announcement = nil }
        return done
    }

    /// Saved games have changed: screens read them again.
    public func shelfChanged() {
        shelfVersion += 1
    }

    // MARK: Settings

    /// Changes the settings: at once on the screen, then on the disk. What cannot be saved is taken back.
    @discardableResult
    public func changeSettings(_ change: (inout Settings) -> Void) -> Task<Void, Never> {
        let before = settings
        change(&settings)
        let after = settings
        return attempt {
            do {
                try await self.core { try $0.setSettings(settings: after) }
            } catch {
                if self.settings == after { self.settings = before }
                throw error
            }
            if after.language != before.language { try await self.readWords() }
        }
    }

    /// Deletes every game and setting, and begins anew on the first page.
    @discardableResult
    public func deleteAllData() -> Task<Void, Never> {
        attempt {
            try await self.core { try $0.deleteAllData() }
            self.navigator.reset()
            try await self.readEverything()
            self.shelfVersion += 1
            self.show(self.words["ui-settings-delete-all-done"])
        }
    }

    /// Tells the language of the device, which may be a new one.
    @discardableResult
    public func systemLanguageIs(_ tag: String) -> Task<Void, Never> {
        guard tag != systemTag else { return Task {} }
        systemTag = tag
        guard phase == .open else {
            words = Words(BootWords.words(tag), tag: tag)
            return Task {}
        }
        return attempt {
            try await self.core { try $0.setSystemLanguage(tag: tag) }
            try await self.readWords()
        }
    }

    // MARK: The background

    /// The app may be looked at by others now: whatever is hidden at a table is covered, and nothing plays on.
    @discardableResult
    public func foregroundLost() -> Task<Void, Never> {
        Task { await coverEverything() }
    }

    /// The app goes into the background: what is hidden is covered, everything is written down, and the file is closed.
    /// What is under way still comes to its end before: the system may stop the app as soon as this is done, and nothing
    /// may be held open then.
    @discardableResult
    public func rest() -> Task<Void, Never> {
        inBackground = true
        return attempt {
            await self.opening?.value
            if self.phase == .open {
                await self.coverEverything()
                if self.inBackground { try await self.closeFile() }
            }
            await self.calls.answered()
        }
    }

    /// Does `work`, for which `rest` waits.
    func beforeRest(_ work: @MainActor () async throws -> Void) async rethrows {
        try await calls.counting(work)
    }

    /// Closes the file until something is asked again. Nothing is read afterwards, which would open it at once.
    private func closeFile() async throws {
        guard let library else { return }
        rested = true
        try await queues.library { try library.rest() }
    }

    /// The app is back: what came of a file that was damaged meanwhile is shown.
    @discardableResult
    public func foregroundRegained() -> Task<Void, Never> {
        inBackground = false
        return attempt {
            guard self.phase == .open else { return }
            try await self.lookForReport()
        }
    }

    /// Reads what came of a damaged file, and lets the screens read again what is left.
    private func lookForReport() async throws {
        let library = try opened()
        rested = false
        let found = try await calls.counting { try await self.queues.library { try library.report() } }
        guard let found, found != readReport else { return }
        report = found
        shelfVersion += 1
    }

    /// Whether nothing at all may be seen of the app, which the system shows in its list of apps unless it is `active`.
    /// Covering the tables takes a while, and the system's picture may be made before.
    public func isConcealed(active: Bool) -> Bool {
        // A place further down counts as well: what was told there may still be in view.
        !active && navigator.everythingKept.contains { ($0 as? any ForegroundAware)?.showsSecrets == true }
    }

    private func coverEverything() async {
        for case let place as any ForegroundAware in navigator.everythingKept {
            await place.foregroundLost()
        }
    }
}

/// What a place keeps and what has something to do before the app leaves the foreground.
@MainActor
protocol ForegroundAware: AnyObject {
    /// Whether it may show what nobody may see but the seat that holds the device.
    var showsSecrets: Bool { get }

    /// The player has left the place for good: nothing of it stays, and nobody holds the device there any more.
    func left()

    /// Returns once nothing hidden is in view any more and nothing goes on by itself.
    func foregroundLost() async
}

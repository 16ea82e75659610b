import WindroseCore

/// What a table needs of the app around it.
@MainActor
public protocol TableHost: AnyObject {
    /// The words in force.
    var words: Words { get }

    /// The settings in force.
    var settings: Settings { get }

    /// Whether the place before the player is the one that this is the host of.
    var inView: Bool { get }

    /// Asks the core's table, off the main thread, one call after another.
    func ask<T: Sendable>(_ call: @escaping @Sendable (any TableProtocol) throws -> T) async throws -> T

    /// Says `text` through screen readers; `firmly`, where it comes with a new page and must be heard all the same.
    func announce(_ text: String, firmly: Bool)

    /// Speaks `text` aloud instead of whatever is being spoken, where no screen reader says it.
    func speak(_ text: String)

    /// Falls silent, if anything is being spoken aloud.
    func silence()

    /// Whether what sounds here `must` be heard, also while the device is silenced: nothing else tells of the board.
    func insist(_ must: Bool)

    /// Shows and says `text` for a short while.
    func tell(_ text: String)

    /// Takes away what `tell` still shows and what `announce` has not said yet: it was said of what is no longer so.
    func hush()

    /// Shows what went wrong.
    func fail(_ error: any Error)

    /// Lets the hand feel `touch` and the ear hear `tone`, where the player wants it.
    func feel(_ touch: Touch?, _ tone: Tone?)

    /// Gives `cue` to hand and ear, where the player wants it.
    func feel(_ cue: TouchCue)

    /// The lists of saved games are no longer what they were.
    func changed()

    /// Puts `text` on the clipboard.
    func copy(_ text: String)

    /// Lets the player put the game, which is called `title`, into a file.
    func export(title: String)

    /// Puts the game away.
    func abandon() async throws

    /// The player needs no walkthrough any more.
    func walkthroughSeen()

    /// Leaves the table of a game of `kind`, which is nil where the table could not be read. Does nothing where the
    /// table is not in view.
    func go(_ exit: TableExit, kind: GameKind?)

    /// The table was left for good, whichever way: whoever opens it again has to accept the device first.
    func left()
}

/// The app as the host of the table of a saved game.
@MainActor
public final class AppTableHost: TableHost {
    private let app: AppModel
    private let id: Int64
    private let route: Route
    private var table: (any TableProtocol)?
    private var told: Notice?
    private var said: Announcement?

    /// The app `app` as the host of the table `id`, which is seen in the place `route`.
    public init(app: AppModel, id: Int64, route: Route) {
        self.app = app
        self.id = id
        self.route = route
    }

    public var words: Words { app.words }

    public var settings: Settings { app.settings }

    public var inView: Bool { app.navigator.current == route }

    public func ask<T: Sendable>(_ call: @escaping @Sendable (any TableProtocol) throws -> T) async throws -> T {
        let id = id
        if let table {
            return try await app.onTable(id) { _ in try call(table) }
        }
        let (table, answer) = try await app.onTable(id) { library in
            let table = try library.table(id: id)
            return (table, try call(table))
        }
        self.table = table
        return answer
    }

    public func announce(_ text: String, firmly: Bool) {
        guard inView else { return }
        app.announce(text, firmly: firmly)
        said = app.announcement
    }

    public func speak(_ text: String) {
        app.speak(text)
    }

    public func silence() {
        app.silence()
    }

    public func insist(_ must: Bool) {
        app.insist(must, for: route)
    }

    public func tell(_ text: String) {
        app.show(text)
        told = app.notice
    }

    public func hush() {
        told.map(app.dismiss)
        told = nil
        said.map(app.retract)
        said = nil
    }

    public func fail(_ error: any Error) {
        app.fail(error)
    }

    public func feel(_ touch: Touch?, _ tone: Tone?) {
        let platform = app.platform
        if let touch, settings.haptics, platform.haptics.available { platform.haptics.play(touch) }
        if let tone, settings.sound, platform.sound.available { platform.sound.play(tone) }
    }

    public func feel(_ cue: TouchCue) {
        app.feel(cue)
    }

    public func changed() {
        app.shelfChanged()
    }

    public func copy(_ text: String) {
        app.platform.clipboard.copy(text)
    }

    public func export(title: String) {
        let (app, id) = (app, id)
        app.attempt { try await app.exportGame(id, title: title) }
    }

    public func abandon() async throws {
        let id = id
        try await app.core { try $0.abandon(id: id) }
    }

    public func walkthroughSeen() {
        if !settings.walkthroughSeen { app.changeSettings { $0.walkthroughSeen = true } }
    }

    public func go(_ exit: TableExit, kind: GameKind?) {
        guard inView else { return }
        switch exit {
        case .back: app.back()
        case .home: app.navigate(.home)
        case .settings: app.navigate(.settings)
        case .review: app.navigate(.review(id))
        case .rules: kind.map { app.navigate(.rules($0)) }
        case .statistics: kind.map { app.navigate(.statistics($0)) }
        case .again: kind.map { app.navigate(.setup($0)) }
        }
    }

    public func left() {
        hush()
        // A table that was never read was not accepted here either.
        guard let table else { return }
        let (app, id) = (app, id)
        app.attempt {
            let view = try await app.onTable(id) { _ in try table.loseForeground() }
            // The first page shows nothing of a table that somebody holds.
            if view.covered { app.shelfChanged() }
        }
    }
}

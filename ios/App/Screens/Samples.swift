#if DEBUG
import Foundation
import WindroseCore
import WindroseKit

/// Invented data in which every screen can be shown.
@MainActor
enum Samples {
    private static let longName = "The night of the long rematch"

    /// An app on saved games of its own, of which there are none.
    static let app = AppModel(
        opener: savedGames(in: FileManager.default.temporaryDirectory.appendingPathComponent("preview.sqlite")),
        platform: .system(),
        systemTag: "en"
    )

    /// The words of the app in English, as the core has them.
    static let words: Words = {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("words.sqlite")
        let words = try? savedGames(in: file)("en").words()
        return Words(words ?? [:], tag: "en")
    }()

    static let tack = GameInfo(kind: .tack, key: "tack", title: "Tack", tagline: "Match the wind with your dice")

    static let playing = saved(1, "Tack", .playing, "Plum to play")
    static let named = saved(2, longName, .playing, "Annamaria to play", seats: ["Annamaria", "Maximilian"])
    static let finished = saved(3, "Tack", .finished, "Blue wins")
    static let abandoned = saved(4, "Tack", .abandoned, "Put away")
    static let deleted = saved(5, "Tack", .finished, "A draw")

    static let home = HomeState(
        games: [tack],
        table: LastTable(game: playing, position: TableStateSamples.moving.position, active: 1),
        loaded: true
    )
    static let homeEmpty = HomeState(games: [tack], loaded: true)

    static let shelf = SavedState(
        unfinished: [named, playing],
        finished: [finished, abandoned],
        deleted: [deleted],
        loaded: true
    )
    static let shelfEmpty = SavedState(loaded: true)
    static let shelfImporting = SavedState(unfinished: [playing], loaded: true, importing: true)

    static let notice = Notice(id: 1, text: "This is not your die.")
    static let noticeToAnswer = Notice(id: 2, text: "Deleted. It stays for 30 days.", actionText: "Bring back")

    static let setup: SetupState = {
        var state = SetupState(people: 2)
        state.title = "Tack"
        state.seatNames = ["Blue", "Plum"]
        state.lastNames = ["Annamaria", "Maximilian"]
        return state
    }()

    static let setupRefused: SetupState = {
        var state = setup
        state.seed = "zeppelin"
        state.seedMistake = "This is not a seed."
        state.refusal = "The even start is for two players only."
        return state
    }()

    static let setupAlone: SetupState = {
        var state = SetupState(people: 1)
        state.title = "Tack"
        state.seatNames = ["Blue", "The tide"]
        return state
    }()

    static let tackSetup = TackSetup(
        mode: .twoPlayers, wind: .clearDay, storms: .none, older: 0, evenStart: false
    )

    static let tideSetup = TackSetup(
        mode: .tide(level: .spring),
        wind: .card(card: .hotDay2),
        storms: .chosen(storms: [.crosswind, .gale, .anchor]),
        older: 0,
        evenStart: false
    )

    static let refusals = TackRefusals(
        noStorms: "The spring tide is played with three storm cards.",
        evenStart: "Two players only."
    )

    static let settings = WindroseCore.Settings(
        language: nil,
        theme: .system,
        motion: .system,
        confirm: .whereNeeded,
        sound: true,
        haptics: true,
        primaryLeft: false,
        boardTurned: false,
        walkthroughSeen: true
    )

    static let statistics = statistics(finished: 12)
    static let statisticsEmpty = statistics(finished: 0)
    static let statisticsLoading = StatisticsState(kind: .tack, games: [tack], statistics: nil)

    static let report = OpeningReport(
        salvaged: 3,
        lost: [LostGame(name: "Tack", kind: .tack, step: 12, text: "Tack, 12 moves")],
        lostNameless: 1,
        older: [],
        keptFile: "windrose.sqlite.damaged-1",
        title: "The saved games were damaged",
        lines: [
            "3 games came back exactly as they were.",
            "2 games could not be read:",
            "Tack: Annamaria and Maximilian",
            "Of one more game not even the name can be read.",
            "The damaged file is kept as windrose.sqlite.damaged-1.",
        ]
    )

    static let failure = Failure(
        kind: .full, title: "There is no room left on this device.", next: "Make some room, then try again."
    )

    private static func saved(
        _ id: Int64,
        _ title: String,
        _ status: GameStatus,
        _ standing: String,
        seats: [String] = ["Blue", "Plum"]
    ) -> SavedGame {
        SavedGame(
            id: id,
            kind: .tack,
            title: title,
            named: title != "Tack",
            summary: "Night Sail, three storm cards",
            seats: seats,
            step: 12,
            status: status,
            standing: standing,
            dateLine: "Played yesterday",
            created: 0,
            updated: id,
            deleted: nil
        )
    }

    private static func statistics(finished: UInt32) -> StatisticsState {
        let counts: [UInt32] = [31, 28, 22, 40, 25, 30]
        let sections = [
            StatSection(
                title: "All games",
                columns: [],
                rows: [figure("Games", "12"), figure("Draws", "1"), figure("Turns a game", "31.5")],
                bars: []
            ),
            StatSection(
                title: "Two players",
                columns: ["Blue", "Plum"],
                rows: [figure("Won", "6", "5"), figure("Points a game", "7.3", "6.9")],
                bars: []
            ),
            StatSection(
                title: "One against the tide",
                columns: ["Neap tide", "Mean tide", "Spring tide"],
                rows: [figure("Games", "3", "2", "0"), figure("Won by you", "2", "1", "–")],
                bars: []
            ),
            StatSection(title: "Rolls: Blue", columns: [], rows: [], bars: counts.enumerated().map { bar($0, $1) }),
        ]
        return StatisticsState(
            kind: .tack,
            games: [tack],
            statistics: Statistics(kind: .tack, finished: finished, abandoned: 1, sections: sections)
        )
    }

    private static func figure(_ label: String, _ figures: String...) -> FigureRow {
        FigureRow(label: label, figures: figures, total: false)
    }

    private static func bar(_ index: Int, _ count: UInt32) -> StatBar {
        StatBar(
            label: "\(index + 1)",
            count: count,
            expected: 29.3,
            spoken: "\(index + 1): \(count) rolled, 29.3 expected"
        )
    }
}
#endif

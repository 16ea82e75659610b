import Testing
import WindroseCore
import WindroseKit

@MainActor
@Suite("The settings")
struct SettingsTests {
    private let games: SavedGames
    private let running: Running
    private let model: SettingsModel

    init() async throws {
        games = try SavedGames()
        _ = try games.begin()
        running = await Running(games)
        running.app.navigate(.settings)
        model = SettingsModel(app: running.app)
        await model.serve()
    }

    private var rows: [SettingsRow] { model.groups.flatMap(\.rows) }

    @Test("have a row for everything, in words")
    func all() throws {
        #expect(
            model.groups.map { $0.rows.map(\.title) } == [
                ["Language", "Theme", "Motion"],
                ["Confirm moves", "Sound", "Vibration", "Main button on the left", "Turn the board to the player"],
                ["Statistics", "Delete all data"],
                ["Licences", "Share a report", "Version"],
            ]
        )
        #expect(Set(model.groups.map(\.id)).count == 4)
        for case .choice(let title, _, let options) in rows {
            #expect(options.filter(\.chosen).count == 1, "\(title)")
            #expect(Set(options.map(\.title)).count == options.count, "\(title)")
        }
        let version = try #require(running.app.library).version()
        #expect(rows.contains(.note(title: "Version", text: version)))
    }

    @Test("offer nothing that the device cannot do")
    func silentDevice() {
        let groups = SettingsGroup.all(running.app.settings, words: running.app.words, sound: false, haptics: false)
        let titles = groups.flatMap(\.rows).map(\.title)
        #expect(!titles.contains("Sound") && !titles.contains("Vibration"))
    }

    @Test("take every choice and keep it")
    func choices() async throws {
        // The language comes last, because it changes the words.
        for row in rows.reversed() {
            switch row {
            case .choice(_, _, let options):
                for option in options.reversed() {
                    await model.change(option.change).value
                    var expected = running.app.settings
                    option.change.apply(to: &expected)
                    #expect(try running.app.library?.settings() == expected)
                }
            case .toggle(let title, _, let on, let change):
                await model.change(change).value
                let now = try #require(rows.first { $0.title == title })
                guard case .toggle(_, _, !on, let back) = now else {
                    Issue.record("\(title) did not change")
                    return
                }
                #expect(back != change)
            case .entry, .note:
                break
            }
        }
        #expect(running.app.words.tag == "en")
        await model.change(.language(.german)).value
        #expect(running.app.words.tag == "de")
        #expect(model.groups[0].rows[0].title == "Sprache")
    }

    @Test("lead to statistics and licences")
    func entries() {
        model.open(.statistics)
        #expect(running.app.navigator.current == .statistics(.tack))
        running.app.back()
        model.open(.licences)
        #expect(running.app.navigator.current == .licences)
        #expect(Set([SettingsEntry.statistics, .deleteAll, .licences, .diagnostics].map(\.glyph)).count == 4)
    }

    @Test("show the report before it is copied")
    func diagnostics() async throws {
        model.open(.diagnostics)
        try await until("the report is there") { model.diagnostics != nil }
        let report = try #require(model.diagnostics)
        model.dismissDiagnostics()
        #expect(model.diagnostics == nil && running.device.copied == nil)
        model.open(.diagnostics)
        try await until("the report is there") { model.diagnostics != nil }
        model.copyDiagnostics()
        #expect(running.device.copied == report)
        #expect(model.diagnostics == nil)
        #expect(running.app.notice?.text == running.app.words["ui-copied"])
    }

    @Test("delete everything only after the word was typed")
    func deleteAll() async throws {
        model.open(.deleteAll)
        #expect(model.permitsDeleting("delete"))
        #expect(!model.permitsDeleting("delet"))
        #expect(!model.permitsDeleting(""))
        #expect(model.permitsDeleting(" DELETE "))
        await model.deleteEverything().value
        #expect(running.app.failure == nil)
        #expect(try running.app.library?.shelf().unfinished.isEmpty == true)
        #expect(running.app.navigator.current == .home)
    }
}

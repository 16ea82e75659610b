import Foundation
import WindroseCore
import WindroseKit

/// A folder with saved games that lives as long as a test holds it.
final class SavedGames: Sendable {
    private let folder: URL

    /// The file with the games.
    let file: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("windrose-\(UUID().uuidString)")
        file = folder.appendingPathComponent("windrose.sqlite")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Opens the games, as a process does when it starts.
    func open(_ tag: String = "en") throws -> GameLibrary {
        try GameLibrary.open(path: file.path, systemLanguage: tag)
    }

    /// Begins a game, in which actions wait for a second tap as `confirm` says, and gives its number. The dice are
    /// always the same.
    func begin(_ setup: GameSetup = .twoPlayers, confirm: Confirm = .always) throws -> Int64 {
        let library = try open()
        var settings = try library.settings()
        settings.confirm = confirm
        settings.walkthroughSeen = true
        try library.setSettings(settings: settings)
        return try library.start(setup: setup, names: [], seed: seedText(seed: 1_492)).id()
    }
}

extension GameSetup {
    /// Tack for two people without storms.
    static let twoPlayers = GameSetup.tack(
        setup: TackSetup(mode: .twoPlayers, wind: .clearDay, storms: .none, older: 0, evenStart: false)
    )

    /// Tack for two people with three storms.
    static let stormy = GameSetup.tack(
        setup: TackSetup(mode: .twoPlayers, wind: .random, storms: .random, older: 0, evenStart: false)
    )

    /// Tack against the spring tide, with three storms.
    static let tide = GameSetup.tack(
        setup: TackSetup(mode: .tide(level: .spring), wind: .random, storms: .random, older: 0, evenStart: false)
    )
}

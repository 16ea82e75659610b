import Foundation
import Observation
import WindroseCore

/// What the settings show, and what is done in them. Every change holds at once and is kept.
@MainActor
@Observable
public final class SettingsModel {
    @ObservationIgnored private let app: AppModel

    /// The report that the player may copy; nil until it was asked for.
    public private(set) var diagnostics: String?

    /// The version of the app.
    public private(set) var version = ""

    /// The settings of `app`.
    public init(app: AppModel) {
        self.app = app
    }

    /// Reads what is shown beside the settings.
    public func serve() async {
        await app.guarded { self.version = try await self.app.core { $0.version() } }
    }

    /// The settings, group by group.
    public var groups: [SettingsGroup] {
        SettingsGroup.all(
            app.settings,
            words: app.words,
            sound: app.platform.sound.available,
            haptics: app.platform.haptics.available,
            version: version
        )
    }

    /// Takes a change.
    @discardableResult
    public func change(_ change: SettingsChange) -> Task<Void, Never> {
        app.changeSettings { change.apply(to: &$0) }
    }

    /// Goes where `entry` leads. What asks the player first is done by `deleteEverything`.
    public func open(_ entry: SettingsEntry) {
        switch entry {
        case .statistics: if let first = GameKind.allCases.first { app.navigate(.statistics(first)) }
        case .licences: app.navigate(.licences)
        case .diagnostics: readDiagnostics()
        case .deleteAll: break
        }
    }

    @discardableResult
    func readDiagnostics() -> Task<Void, Never> {
        app.attempt { self.diagnostics = try await self.app.core { try $0.diagnostics() } }
    }

    /// Puts the report on the clipboard.
    public func copyDiagnostics() {
        if let diagnostics { app.platform.clipboard.copy(diagnostics) }
        diagnostics = nil
        app.show(app.words["ui-copied"])
    }

    /// The player has read the report.
    public func dismissDiagnostics() {
        diagnostics = nil
    }

    /// Whether `typed` is the word that must be typed before everything is deleted, so that no slip of the finger does
    /// it. In small letters it counts as well: a keyboard may write it so.
    public func permitsDeleting(_ typed: String) -> Bool {
        typed.trimmed.caseInsensitiveCompare(app.words["ui-settings-delete-all-word"]) == .orderedSame
    }

    /// Deletes every game and setting.
    @discardableResult
    public func deleteEverything() -> Task<Void, Never> {
        app.deleteAllData()
    }
}

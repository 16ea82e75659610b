import WindroseCore

/// Something that a player may change in the settings.
public enum SettingsChange: Hashable, Sendable {
    /// The language; nil for that of the device.
    case language(Language?)
    /// Light, dark, or as the device is.
    case theme(Theme)
    /// Whether things move.
    case motion(WindroseCore.Motion)
    /// When an action waits for a second tap.
    case confirm(Confirm)
    /// Whether something is heard.
    case sound(Bool)
    /// Whether something is felt.
    case haptics(Bool)
    /// Whether the main button lies on the left.
    case primaryLeft(Bool)
    /// Whether the board turns to the player.
    case boardTurned(Bool)

    /// Changes `settings`.
    public func apply(to settings: inout Settings) {
        switch self {
        case .language(let language): settings.language = language
        case .theme(let theme): settings.theme = theme
        case .motion(let motion): settings.motion = motion
        case .confirm(let confirm): settings.confirm = confirm
        case .sound(let on): settings.sound = on
        case .haptics(let on): settings.haptics = on
        case .primaryLeft(let left): settings.primaryLeft = left
        case .boardTurned(let turned): settings.boardTurned = turned
        }
    }
}

/// Where a row of the settings leads.
public enum SettingsEntry: Hashable, Sendable {
    /// The statistics of the games.
    case statistics
    /// Everything is deleted; the player is asked first.
    case deleteAll
    /// The licences of what the app is made of.
    case licences
    /// A report about the app, to be copied.
    case diagnostics

    /// Its sign.
    public var glyph: Glyph {
        switch self {
        case .statistics: .chart
        case .deleteAll: .delete
        case .licences: .book
        case .diagnostics: .copy
        }
    }
}

/// One of a few values of a setting.
public struct SettingsOption: Equatable, Sendable {
    /// What it is called.
    public let title: String
    /// Whether it is in force.
    public let chosen: Bool
    /// What choosing it changes.
    public let change: SettingsChange
}

/// A row of the settings.
public enum SettingsRow: Equatable, Sendable, Identifiable {
    /// One of a few values.
    case choice(title: String, text: String?, options: [SettingsOption])
    /// On or off; `change` is what a tap does.
    case toggle(title: String, text: String?, on: Bool, change: SettingsChange)
    /// The way to something else.
    case entry(title: String, SettingsEntry)
    /// Something that is only told.
    case note(title: String, text: String)

    /// What the row is called.
    public var title: String {
        switch self {
        case .choice(let title, _, _), .toggle(let title, _, _, _), .entry(let title, _), .note(let title, _): title
        }
    }

    /// Tells one row from another.
    public var id: String { title }
}

/// A group of settings under its own title.
public struct SettingsGroup: Equatable, Sendable, Identifiable {
    /// What the group is called.
    public let title: String
    /// The rows, in their order.
    public let rows: [SettingsRow]

    /// Tells one group from another.
    public var id: String { title }

    /// All groups with their rows, as `settings` have them. Where the device has no sound or cannot vibrate, there is
    /// nothing to choose.
    public static func all(
        _ settings: Settings, words: Words, sound: Bool = true, haptics: Bool = true, version: String = ""
    ) -> [SettingsGroup] {
        [
            look(settings, words),
            play(settings, words, sound: sound, haptics: haptics),
            SettingsGroup(
                title: words["ui-settings-data"],
                rows: [
                    .entry(title: words["ui-settings-statistics"], .statistics),
                    .entry(title: words["ui-settings-delete-all"], .deleteAll),
                ]
            ),
            SettingsGroup(
                title: words["ui-settings-about"],
                rows: [
                    .entry(title: words["ui-settings-licences"], .licences),
                    .entry(title: words["ui-settings-diagnostics"], .diagnostics),
                    .note(title: words["ui-settings-version"], text: version),
                ]
            ),
        ]
    }

    private static func look(_ settings: Settings, _ words: Words) -> SettingsGroup {
        let languages = [Language?.none] + Language.allCases
        return SettingsGroup(
            title: words["ui-settings-look"],
            rows: [
                .choice(
                    title: words["ui-settings-language"],
                    text: nil,
                    options: languages.map { language in
                        let key = switch language {
                        case nil: "ui-settings-language-device"
                        case .english: "ui-settings-language-english"
                        case .german: "ui-settings-language-german"
                        }
                        return SettingsOption(
                            title: words[key], chosen: language == settings.language, change: .language(language)
                        )
                    }
                ),
                .choice(
                    title: words["ui-settings-theme"],
                    text: nil,
                    options: Theme.allCases.map { theme in
                        let key = switch theme {
                        case .system: "ui-settings-theme-device"
                        case .light: "ui-settings-theme-light"
                        case .dark: "ui-settings-theme-dark"
                        }
                        return SettingsOption(title: words[key], chosen: theme == settings.theme, change: .theme(theme))
                    }
                ),
                .choice(
                    title: words["ui-settings-motion"],
                    text: words["ui-settings-motion-text"],
                    options: WindroseCore.Motion.allCases.map { motion in
                        let key = switch motion {
                        case .system: "ui-settings-motion-device"
                        case .full: "ui-settings-motion-on"
                        case .reduced: "ui-settings-motion-off"
                        }
                        return SettingsOption(
                            title: words[key], chosen: motion == settings.motion, change: .motion(motion)
                        )
                    }
                ),
            ]
        )
    }

    private static func play(_ settings: Settings, _ words: Words, sound: Bool, haptics: Bool) -> SettingsGroup {
        let confirm = SettingsRow.choice(
            title: words["ui-settings-confirm"],
            text: words["ui-settings-confirm-text"],
            options: Confirm.allCases.map { confirm in
                let key = switch confirm {
                case .whereNeeded: "ui-settings-confirm-auto"
                case .always: "ui-settings-confirm-always"
                case .never: "ui-settings-confirm-never"
                }
                return SettingsOption(
                    title: words[key], chosen: confirm == settings.confirm, change: .confirm(confirm)
                )
            }
        )
        func toggle(_ key: String, text: String? = nil, _ on: Bool, _ change: (Bool) -> SettingsChange) -> SettingsRow {
            .toggle(title: words[key], text: text.map { words[$0] }, on: on, change: change(!on))
        }
        return SettingsGroup(
            title: words["ui-settings-play"],
            rows: [
                confirm,
                sound ? toggle("ui-settings-sound", settings.sound, SettingsChange.sound) : nil,
                haptics ? toggle("ui-settings-haptics", settings.haptics, SettingsChange.haptics) : nil,
                toggle(
                    "ui-settings-primary-left",
                    text: "ui-settings-primary-left-text",
                    settings.primaryLeft,
                    SettingsChange.primaryLeft
                ),
                toggle(
                    "ui-settings-board-turned",
                    text: "ui-settings-board-turned-text",
                    settings.boardTurned,
                    SettingsChange.boardTurned
                ),
            ].compactMap { $0 }
        )
    }
}

import WindroseCore

/// What the menu of a saved game offers.
public enum SavedAction: Hashable, Sendable {
    /// Another name; the player is asked for it.
    case rename
    /// Puts the game into a file.
    case export
    /// Puts the seed on the clipboard.
    case copySeed
    /// Ends the game without a result; the player is asked first.
    case abandon
    /// Deletes the game.
    case delete

    /// What it is called.
    public func title(_ words: Words) -> String {
        switch self {
        case .rename: words["ui-rename"]
        case .export: words["ui-saved-export"]
        case .copySeed: words["ui-saved-seed-copy"]
        case .abandon: words["ui-saved-abandon"]
        case .delete: words["ui-delete"]
        }
    }

    /// Its sign.
    public var glyph: Glyph {
        switch self {
        case .rename: .edit
        case .export: .share
        case .copySeed: .copy
        case .abandon: .flag
        case .delete: .delete
        }
    }

    /// Whether it takes something away.
    public var danger: Bool { self == .delete }
}

extension SavedGame {
    /// Who plays, by which rules, and how it stands and when it was played, line by line.
    public var description: String {
        [seats.joined(separator: ", "), summary, standing, dateLine].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// What can be done with the game besides opening it.
    public var actions: [SavedAction] {
        status == .playing ? [.rename, .export, .copySeed, .abandon, .delete] : [.rename, .export, .copySeed, .delete]
    }

    /// What the menu of the game is called for screen readers.
    public func menuLabel(_ words: Words) -> String {
        "\(title): \(words["ui-saved-actions"])"
    }

    /// The name that the players gave the game; empty where it has its own.
    public var chosenName: String { named ? title : "" }
}

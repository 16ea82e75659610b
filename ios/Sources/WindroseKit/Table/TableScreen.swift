import WindroseCore

/// The settings that change how a table is laid out.
public struct TablePrefs: Equatable, Sendable {
    /// Whether the main button stands at the left.
    public let primaryLeft: Bool
    /// Whether the board is turned to whoever plays.
    public let boardTurned: Bool

    /// As the design has it unless told.
    public init(primaryLeft: Bool = false, boardTurned: Bool = false) {
        self.primaryLeft = primaryLeft
        self.boardTurned = boardTurned
    }

    /// What `settings` say about it.
    public init(_ settings: Settings) {
        self.init(primaryLeft: settings.primaryLeft, boardTurned: settings.boardTurned)
    }
}

/// Which of its three pages a table shows.
public enum TablePage: Equatable, Sendable {
    /// Nothing of it, until the seat that is to hold the device has it.
    case covered
    /// How the game ended.
    case finished(ResultText)
    /// A game that goes on, or was put away.
    case played
}

extension TableUiState.Open {
    /// Which page is shown.
    public var page: TablePage {
        if view.covered { return .covered }
        return view.result.map(TablePage.finished) ?? .played
    }

    /// What lies over the table; nothing while it is covered, and no log of a board that is known by touch alone.
    public var shownPanel: TablePanel? {
        view.covered || view.felt && panel == .log ? nil : panel
    }

    /// What the board shows.
    public func board(_ prefs: TablePrefs) -> BoardState {
        BoardState(
            view: view,
            selection: selection,
            preview: preview,
            transition: transition,
            seenFrom: prefs.boardTurned ? view.decision?.seat ?? view.holder : nil,
            felt: felt
        )
    }
}

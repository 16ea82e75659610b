import WindroseCore

/// What else can be done with the game at the table, in the order of the menu.
public enum TableMenuItem: CaseIterable, Sendable, Identifiable {
    /// Taking back the move that ended the game.
    case undo
    /// Every action by name.
    case choices
    /// The points so far by what they were for.
    case score
    /// The rules.
    case rules
    /// How to play.
    case walkthrough
    /// Looking back.
    case review
    /// The statistics.
    case statistics
    /// The seed.
    case copySeed
    /// A file for another device.
    case export
    /// The settings.
    case settings
    /// The keys of a keyboard.
    case keys
    /// Putting the game away.
    case abandon

    /// The items of the menu at the table of `view`: a game that is over offers nothing that only a game in play has,
    /// and no list tells what only a hand may learn.
    public static func items(for view: TableView) -> [TableMenuItem] {
        allCases.filter { item in
            switch item {
            case .undo: view.result != nil
            case .choices: view.decision != nil && !faceOf(view.position).hidesChoices
            case .score: view.scoreSheet != nil && view.result == nil
            case .review: view.looksBack
            case .abandon: view.decision != nil
            default: true
            }
        }
    }

    /// Tells one item from another.
    public var id: Self { self }

    /// What it says.
    public func text(_ words: Words) -> String {
        switch self {
        case .undo: words["ui-table-undo"]
        case .choices: words["ui-table-choices"]
        case .score: words["ui-score-sheet"]
        case .rules: words["ui-table-rules"]
        case .walkthrough: words["ui-table-walkthrough"]
        case .review: words["ui-review-title"]
        case .statistics: words["ui-statistics-title"]
        case .copySeed: words["ui-saved-seed-copy"]
        case .export: words["ui-saved-export"]
        case .settings: words["ui-settings-title"]
        case .keys: words["ui-keys-title"]
        case .abandon: words["ui-saved-abandon"]
        }
    }

    /// Its sign.
    public var glyph: Glyph {
        switch self {
        case .undo: .undo
        case .choices: .target
        case .score: .trophy
        case .rules: .book
        case .walkthrough: .info
        case .review: .play
        case .statistics: .chart
        case .copySeed: .copy
        case .export: .share
        case .settings: .settings
        case .keys: .tile
        case .abandon: .flag
        }
    }

    /// Why it cannot be done at the table of `view`; nil where it can.
    public func unavailable(at view: TableView) -> String? {
        self == .undo && !view.undo.possible ? view.undo.text : nil
    }

    /// What a tap does at the table of `view`: what cannot be done only tells why.
    public func event(at view: TableView) -> TableEvent {
        if let reason = unavailable(at: view) { return .explain(reason) }
        return switch self {
        case .undo: .undo
        case .choices: .show(.choices)
        case .score: .show(.score)
        case .rules: .go(.rules)
        case .walkthrough: .show(.walkthrough(page: 0))
        case .review: .go(.review)
        case .statistics: .go(.statistics)
        case .copySeed: .copySeed
        case .export: .export
        case .settings: .go(.settings)
        case .keys: .show(.keys)
        case .abandon: .show(.abandon)
        }
    }

    /// Whether it cannot be undone.
    public var danger: Bool { self == .abandon }
}

/// The question before a game is put away.
public struct AbandonWords: Equatable, Sendable {
    /// What is asked.
    public let title: String
    /// What it leads to.
    public let text: String
    /// Puts the game away.
    public let confirm: TableButton
    /// Does not.
    public let cancel: TableButton

    /// The question in `words`.
    public init(_ words: Words) {
        title = words["ui-saved-abandon"]
        text = words["ui-saved-abandon-text"]
        confirm = TableButton(words["ui-saved-abandon"], .abandon)
        cancel = TableButton(words["ui-cancel"], .show(nil))
    }
}

extension TablePanel {
    /// What the panel is headed with, for a game that has `face`; nil for the menu, which has no heading.
    public func title(_ words: Words, face: any GameFace) -> String? {
        switch self {
        case .menu: nil
        case .log: words["ui-log-title"]
        case .cards: words["ui-table-cards"]
        case .choices: words["ui-table-choices"]
        case .news: words["ui-table-since"]
        case .score: words["ui-score-sheet"]
        case .keys: words["ui-keys-title"]
        case .abandon: words["ui-saved-abandon"]
        case .walkthrough: words["\(face.tourKey)-title"]
        }
    }
}

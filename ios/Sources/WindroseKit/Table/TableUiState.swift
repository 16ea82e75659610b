import WindroseCore

/// A table as it is shown.
public enum TableUiState: Equatable, Sendable {
    /// It is being fetched.
    case loading
    /// It cannot be shown now.
    case failed(Failure)
    /// It is there.
    case open(Open)

    /// A table that is there.
    public struct Open: Equatable, Sendable {
        /// The table as the core shows it.
        public var view: TableView
        /// What is picked of its choices.
        public var selection: Selection
        /// What the ready choice of `selection` would do; nil until that is known.
        public var preview: PreviewView?
        /// The log, newest first; empty until it was asked for.
        public var log: [LogLine]
        /// What lies over the table.
        public var panel: TablePanel?
        /// What led from the position before to this one; nil when nothing is to be seen of it.
        public var transition: Transition?
        /// Whether an action is on its way.
        public var busy: Bool
        /// The spot that is touched.
        public var felt: String?

        /// A table with `view`, of whose choices `selection` is picked; nothing unless told.
        public init(
            view: TableView,
            selection: Selection? = nil,
            preview: PreviewView? = nil,
            log: [LogLine] = [],
            panel: TablePanel? = nil,
            transition: Transition? = nil,
            busy: Bool = false,
            felt: String? = nil
        ) {
            self.view = view
            let implied = !faceOf(view.position).hidesChoices
            self.selection = selection ?? Selection(of: view.decision?.choices ?? [], implied: implied)
            self.preview = preview
            self.log = log
            self.panel = panel
            self.transition = transition
            self.busy = busy
            self.felt = felt
        }
    }
}

/// What lies over the table.
public enum TablePanel: Equatable, Sendable {
    /// What else can be done with the game.
    case menu
    /// What happened.
    case log
    /// The cards in play.
    case cards
    /// Every action by name.
    case choices
    /// What happened since the holder's last turn, shown when they have accepted the device.
    case news
    /// The points so far by what they were for.
    case score
    /// What the keys of a keyboard do.
    case keys
    /// Whether to put the game away.
    case abandon
    /// How the first game is played; pages count from 0.
    case walkthrough(page: Int)
}

/// What happened to the position `before`. Two transitions differ in their `number`.
public struct Transition: Equatable, Sendable, Identifiable {
    /// Counts the transitions of a table.
    public let number: Int
    /// The position in which it began.
    public let before: GameView
    /// What happened, in its order.
    public let events: [GameEvent]

    /// The transition `number`, in which `events` happened to the position `before`.
    public init(number: Int, before: GameView, events: [GameEvent]) {
        self.number = number
        self.before = before
        self.events = events
    }

    /// Tells one transition from another.
    public var id: Int { number }

    /// Positions are large; the number says it all.
    public static func == (one: Transition, other: Transition) -> Bool {
        one.number == other.number
    }
}

/// Where a table leads to.
public enum TableExit: Equatable, Sendable {
    /// Where the player came from.
    case back
    /// The first page.
    case home
    /// The rules of the game.
    case rules
    /// The settings.
    case settings
    /// Looking back at the game.
    case review
    /// The statistics of the game.
    case statistics
    /// Setting up another game of the kind.
    case again
}

/// What a player does at a table.
public enum TableEvent: Equatable, Sendable {
    /// A tap on a spot of the board.
    case spot(String)
    /// A finger, the keyboard or a screen reader came to a spot.
    case feel(String)
    /// A spot is no longer touched.
    case lift(String)
    /// What was felt last is to be felt once more.
    case feelAgain
    /// A control was touched that says this of itself, where nobody looks.
    case say(String)
    /// A tap on a chip, or a part picked by name.
    case part(String)
    /// A tap on a piece beside the board.
    case pieceAt(Int)
    /// A whole choice picked by name.
    case choose(Int)
    /// The ready choice is to be played.
    case confirm
    /// Let go of everything picked.
    case clear
    /// Escape or the back gesture: lets go of the selection, or else leaves.
    case cancel
    /// The last action is to be taken back.
    case undo
    /// Why a spot cannot be chosen.
    case whyNot(String)
    /// Why a dashed button cannot be used.
    case explain(String)
    /// The seat that is to hold the device does.
    case accept
    /// Opens a panel, or closes the open one.
    case show(TablePanel?)
    /// The walkthrough was seen or skipped.
    case walkthroughDone
    /// The game's seed goes to the clipboard.
    case copySeed
    /// The game goes into a file.
    case export
    /// The game is put away.
    case abandon
    /// The player leaves the table.
    case go(TableExit)
    /// The table may have changed elsewhere, or speaks another language now.
    case refresh
    /// The app left the foreground.
    case foregroundLost
}

extension TableEvent {
    /// Whether the player did it, and not the app.
    var isPlayers: Bool {
        switch self {
        case .refresh, .foregroundLost: false
        default: true
        }
    }

    /// Whether it does something while the table is covered.
    var meetsCover: Bool {
        switch self {
        case .accept, .cancel, .go, .refresh, .foregroundLost: true
        default: false
        }
    }
}

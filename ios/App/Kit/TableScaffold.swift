import SwiftUI
import WindroseKit

/// Lays out a table as its `TableArrangement` has it: on phones the tray lies below the board, on small tablets it has
/// two columns, on wide screens seats and log stand left and the prompt with everything to do stands right. Screen
/// readers go through prompt, choices, board and actions in this order everywhere.
struct TableScaffold<
    Top: View, Board: View, Above: View, Ask: View, Choices: View, Bar: View, Column: View, Log: View
>: View {
    private let decision: UInt32?
    private let boardWhole: Bool
    private let seats: [Seat]
    private let topBar: Top
    private let board: Board
    private let aboveBoard: Above
    private let prompt: Ask
    private let choices: Choices
    private let actionBar: Bar
    private let actionColumn: Column
    private let log: Log

    @Environment(\.windowClass) private var windowClass
    @Environment(\.lowWindow) private var lowWindow
    @Environment(\.largeText) private var largeText

    /// A table of these parts; each is laid out where the window has room for it.
    /// - Parameters:
    ///   - decision: What the player is to decide. As long as it stays the same, so does the place of the board.
    ///   - boardWhole: Whether all of the board must be in view: a finger that feels it cannot scroll it.
    ///   - board: Fits into the width and height that it is offered. To a height of 0 it answers with the least one at
    ///     which its cells have the size of a finger.
    ///   - aboveBoard: A course, a track.
    ///   - choices: Hand, dice, chips: what there is to choose from.
    ///   - actionBar: The buttons side by side.
    ///   - actionColumn: The buttons below one another.
    ///   - log: Shown only where there is a column for it; elsewhere the top bar opens it.
    init(
        decision: UInt32? = nil,
        boardWhole: Bool = false,
        seats: [Seat],
        @ViewBuilder topBar: () -> Top,
        @ViewBuilder board: () -> Board,
        @ViewBuilder aboveBoard: () -> Above = { EmptyView() },
        @ViewBuilder prompt: () -> Ask,
        @ViewBuilder choices: () -> Choices = { EmptyView() },
        @ViewBuilder actionBar: () -> Bar,
        @ViewBuilder actionColumn: () -> Column,
        @ViewBuilder log: () -> Log
    ) {
        self.decision = decision
        self.boardWhole = boardWhole
        self.seats = seats
        self.topBar = topBar()
        self.board = board()
        self.aboveBoard = aboveBoard()
        self.prompt = prompt()
        self.choices = choices()
        self.actionBar = actionBar()
        self.actionColumn = actionColumn()
        self.log = log()
    }

    var body: some View {
        GeometryReader { window in
            switch arrangement.shape {
            case .tray: trayTable(window.size) { oneColumnTray }
            case .twoColumnTray: trayTable(window.size) { twoColumnTray }
            case .oneColumn: columnTable(window.size, leftColumn: false)
            case .twoColumns: columnTable(window.size, leftColumn: true)
            }
        }
        .accessibilityElement(children: .contain)
    }

    private var arrangement: TableArrangement {
        TableArrangement(window: windowClass, low: lowWindow, largeText: largeText, boardWhole: boardWhole)
    }

    private func trayTable(_ window: CGSize, @ViewBuilder tray: () -> some View) -> some View {
        VStack(spacing: 0) {
            topBar
                .readingStep(.top)
            if !arrangement.seatsBelowChoices {
                seatRow
                    .padding(.horizontal, Space.margin)
                    .padding(.vertical, Space.half)
            }
            TrayAndBoard(decision: decision, largestTray: arrangement.largestTray) {
                scrollingBoard(window)
                tray()
            }
        }
    }

    @ViewBuilder private var seatRow: some View {
        if !seats.isEmpty {
            SeatRow(seats)
                .readingStep(.seats)
        }
    }

    /// The seats where they give way to the board.
    @ViewBuilder private var seatsBelowChoices: some View {
        if arrangement.seatsBelowChoices { seatRow }
    }

    private var oneColumnTray: some View {
        Tray(fills: true) {
            prompt
            choices
            seatsBelowChoices
        } actions: {
            actionBar
        }
    }

    private var twoColumnTray: some View {
        HStack(spacing: Space.margin) {
            FittingScroll {
                VStack(alignment: .leading, spacing: Space.gap) {
                    prompt
                    choices
                    seatsBelowChoices
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .readingStep(.tray)
            actionBar
                .scrollingWhereHigh()
                .frame(maxWidth: .infinity)
                .readingStep(.actions)
        }
        .padding(.horizontal, Space.margin)
        .padding(.vertical, Space.row)
        .frame(maxHeight: .infinity)
        .traySurface()
    }

    private func columnTable(_ window: CGSize, leftColumn: Bool) -> some View {
        VStack(spacing: 0) {
            topBar
                .padding(.top, Space.gap)
                .readingStep(.top)
            HStack(alignment: .top, spacing: Space.margin) {
                if leftColumn {
                    seatsAndLog
                        .frame(width: side)
                }
                scrollingBoard(window)
                promptAndActions
                    .frame(width: side)
            }
            .padding(.horizontal, Space.margin)
            .padding(.top, Space.half)
            .padding(.bottom, Space.margin)
        }
    }

    private var seatsAndLog: some View {
        KeptBesideScrolled(keepsUpper: true, spacing: Space.row, fills: true) {
            SeatColumn(seats)
                .scrollingWhereHigh()
                .readingStep(.seats)
            log
                .frame(maxHeight: .infinity, alignment: .top)
                .readingStep(.log)
        }
    }

    private var promptAndActions: some View {
        KeptBesideScrolled(keepsUpper: false, spacing: Space.row, fills: true) {
            FittingScroll {
                VStack(alignment: .leading, spacing: Space.row) {
                    Card(raised: true) {
                        prompt
                            .padding(.horizontal, Space.margin)
                            .padding(.vertical, 14)
                    }
                    choices
                    seatsBelowChoices
                }
                // The column is as narrow as on wide screens, whatever the window.
                .environment(\.windowClass, .expanded)
                .padding(Space.gap)
            }
            // The shadow of the card has room before the edge of what scrolls.
            .padding(-Space.gap)
            .frame(maxHeight: .infinity, alignment: .top)
            .readingStep(.tray)
            actionColumn
                .scrollingWhereHigh()
                .readingStep(.actions)
        }
    }

    private func scrollingBoard(_ window: CGSize) -> some View {
        ScrollingBoard(decision: decision, window: window, whole: arrangement.boardWhole) {
            aboveBoard
        } board: {
            board
        }
        .readingStep(.board)
    }

    private var side: CGFloat { TableColumns.side(largeText: largeText) }
}

/// The parts of a table in the order in which screen readers go through them.
enum ReadingStep: Int {
    case log, actions, board, tray, seats, top
}

extension View {
    /// Puts a part of a table at its place in the order of `ReadingStep`. Its own parts keep theirs.
    func readingStep(_ step: ReadingStep) -> some View {
        accessibilityElement(children: .contain)
            .accessibilitySortPriority(Double(step.rawValue))
    }
}

#if DEBUG
struct TableScaffold_Previews: PreviewProvider {
    private static let move = BarAction("Move to E4", glyph: .check) {}
    private static let undo = BarAction("Undo") {}

    static var previews: some View {
        screenPreview("Table") {
            TableScaffold(seats: SeatChip_Previews.seats) {
                TopBar(
                    "Tack",
                    subtitle: "Hot Day: column D burns",
                    back: TopAction(.back, "Back") {},
                    actions: [TopAction(.log, "Log") {}, TopAction(.more, "Menu") {}]
                )
            } board: {
                RoundedRectangle(cornerRadius: Corner.frame)
                    .fill(Colors(dark: false).shallow)
                    .aspectRatio(0.8, contentMode: .fit)
            } prompt: {
                Prompt("3 to E4: row 4 makes 12", seatAndStep: "Blue, your move", result: "Blue +2, Plum +1.")
            } actionBar: {
                ActionBar(primary: move, undo: undo)
            } actionColumn: {
                ActionColumn(primary: move, undo: undo)
            } log: {
                Card { LogList(LogList_Previews.lines, padding: 14) }
            }
        }
    }
}
#endif

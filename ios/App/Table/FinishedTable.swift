import SwiftUI
import WindroseKit
import struct WindroseCore.ResultText

/// How a game ended: who won and how, the last position in view, the figures, and where to go from here.
struct FinishedTable: View {
    let result: ResultText
    let state: TableUiState.Open
    let prefs: TablePrefs
    let stage: Stage
    let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var words
    @Environment(\.windowClass) private var windowClass

    /// So high at most that the figures are in sight below.
    private static let boardHeight: CGFloat = 420

    var body: some View {
        let actions = ResultActions(words)
        VStack(spacing: 0) {
            TopBar(
                state.view.title,
                subtitle: state.view.subtitle,
                back: TopAction(.back, words["ui-back"]) { on(.go(.back)) },
                actions: [
                    TopAction(.log, words["ui-table-log"]) { on(.show(.log)) },
                    TopAction(.more, words["ui-table-menu"]) { on(.show(.menu)) },
                ]
            )
            if windowClass == .expanded {
                wide(actions)
            } else {
                tall(actions)
            }
        }
    }

    @ViewBuilder private func tall(_ actions: ResultActions) -> some View {
        ScrollView {
            VStack(spacing: Space.section) {
                header
                AtMostHigh(Self.boardHeight) { board }
                figures
            }
            .padding(Space.margin)
            .frame(maxWidth: .infinity)
        }
        .scrollBounceBehavior(.basedOnSize)
        Tray {
            EmptyView()
        } actions: {
            onward(actions)
        }
    }

    private func wide(_ actions: ResultActions) -> some View {
        HStack(spacing: Space.wide) {
            board
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            VStack(spacing: Space.section) {
                // However many figures there are, the way on stays in view below them.
                FittingScroll {
                    VStack(spacing: Space.section) {
                        header
                        figures
                    }
                    .frame(maxWidth: .infinity)
                }
                onward(actions)
                    .frame(maxWidth: Space.readable)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .padding(Space.margin)
    }

    private func onward(_ actions: ResultActions) -> some View {
        ActionBar(
            primary: BarAction(actions.again, on),
            undo: BarAction(actions.home, on),
            middle: BarAction(actions.review, on),
            primaryLeft: prefs.primaryLeft
        )
    }

    private var header: some View {
        ResultHeader(result.title, subtitle: result.sentence, winner: state.view.winner)
    }

    private var board: some View {
        GameBoard(state.board(prefs), stage: stage)
    }

    @ViewBuilder private var figures: some View {
        if let figures = state.view.figures {
            ResultTable(figures)
                .frame(maxWidth: Space.readable)
        }
    }
}

extension ResultTable {
    /// The figures of a table as the kit shows them, with the first column lifted out where the `leaderFirst` stands.
    init(_ figures: ResultFigures, leaderFirst: Bool = true) {
        self.init(
            columns: figures.columns.compactMap { column in
                column.seat.map { Column(seat: $0, name: column.name) }
            },
            lines: figures.lines.map(Line.init),
            total: Line(figures.total),
            after: figures.after.map(Line.init),
            leaderFirst: leaderFirst
        )
    }
}

extension ResultTable.Line {
    fileprivate init(_ line: ResultLine) {
        self.init(label: line.label, values: line.values, spoken: line.spoken)
    }
}

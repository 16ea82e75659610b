import SwiftUI
import WindroseKit
import enum WindroseCore.GameKind
import struct WindroseCore.StatSection

/// The statistics of a game, counted anew.
struct StatisticsRoute: View {
    let app: AppModel
    let kind: GameKind

    var body: some View {
        let model = app.navigator.keep(.statistics(kind)) { StatisticsModel(app: app, kind: kind) }
        StatisticsScreen(state: model.state, onGame: model.show) { app.back() }
            .accent(kind.accent)
            .task(id: app.freshness) { await model.serve() }
    }
}

/// The statistics of a game: who won, and how it went against what was to be expected.
struct StatisticsScreen: View {
    let state: StatisticsState
    let onGame: @MainActor (GameKind) -> Void
    let onBack: @MainActor () -> Void

    @Environment(\.colors) private var colors
    @Environment(\.words) private var words

    var body: some View {
        Page(words["ui-statistics-title"], back: onBack) {
            PageColumn {
                if state.games.count > 1 {
                    SegmentedControl(
                        state.games.map(\.title),
                        selected: state.games.firstIndex { $0.kind == state.kind } ?? 0,
                        onSelect: { onGame(state.games[$0].kind) }
                    )
                }
                if state.statistics == nil {
                    Loading(words["ui-statistics-counting"])
                } else if state.isEmpty {
                    Card {
                        EmptyState(words["ui-statistics-empty-title"], text: words["ui-statistics-empty-text"])
                    }
                }
                ForEach(Array(state.sections.enumerated()), id: \.offset) { _, section in
                    TitledPart(section.title) {
                        Card { SectionFigures(section: section) }
                    }
                }
                if state.hasAbandoned {
                    Explanation(words["ui-statistics-abandoned"])
                }
            }
        }
    }
}

private struct SectionFigures: View {
    let section: StatSection

    @Environment(\.largeText) private var largeText
    @Environment(\.windowClass) private var windowClass

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if !section.rows.isEmpty {
                FiguresView(figures: Figures(section, window: windowClass, largeText: largeText))
            }
            if !section.bars.isEmpty {
                BarsView(bars: Bars(section.bars).bars)
            }
        }
        .padding(14)
    }
}

package app.windrose.ui.screens.statistics

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.windrose.core.GameInfo
import app.windrose.core.GameKind
import app.windrose.core.StatSection
import app.windrose.core.Statistics
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.Route
import app.windrose.ui.app.word
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.EmptyState
import app.windrose.ui.kit.SectionTitle
import app.windrose.ui.kit.SegmentedControl
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.theme.AccentScope
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.Loading
import app.windrose.ui.screens.Page
import app.windrose.ui.screens.PageColumn
import app.windrose.ui.screens.accent

/** What the statistics of a game show. */
@Immutable
data class StatisticsState(
    val kind: GameKind,
    /** All games, to change between them. */
    val games: List<GameInfo> = emptyList(),
    /** The figures; null while they are being counted. */
    val statistics: Statistics? = null,
)

/** The statistics of a game of [kind], counted anew. */
@Composable
fun StatisticsRoute(app: AppModel, kind: GameKind) = AccentScope(kind.accent) {
    var state by remember(kind) { mutableStateOf(StatisticsState(kind)) }
    LaunchedEffect(kind, app.words, app.shelfVersion) {
        app.guard {
            val games = app.core { it.games() }
            state = state.copy(games = games)
            val statistics = app.core { it.statistics(kind) }
            state = state.copy(statistics = statistics)
        }
    }
    StatisticsScreen(
        state,
        onGame = { app.navigator.replace(Route.Statistics(it)) },
        onBack = { app.back() },
    )
}

/** The statistics of a game: who won, and how it went against what was to be expected. */
@Composable
fun StatisticsScreen(state: StatisticsState, onGame: (GameKind) -> Unit, onBack: () -> Unit) {
    Page(word("ui-statistics-title"), onBack) {
        PageColumn {
            if (state.games.size > 1) {
                SegmentedControl(
                    options = state.games.map { it.title },
                    selected = state.games.indexOfFirst { it.kind == state.kind },
                    onSelect = { onGame(state.games[it].kind) },
                )
            }
            val statistics = state.statistics
            when {
                statistics == null -> Loading(word("ui-statistics-counting"))

                statistics.finished == 0u -> Card(Modifier.fillMaxWidth()) {
                    EmptyState(word("ui-statistics-empty-title"), word("ui-statistics-empty-text"))
                }

                else -> statistics.sections.forEach { Section(it) }
            }
            if (statistics != null && statistics.abandoned > 0u) {
                Text(
                    word("ui-statistics-abandoned"),
                    Modifier.padding(horizontal = Space.half),
                    Windrose.type.caption,
                    Windrose.colors.inkSoft,
                )
            }
        }
    }
}

@Composable
private fun Section(section: StatSection) {
    Column(verticalArrangement = Arrangement.spacedBy(Space.gap)) {
        SectionTitle(section.title, Modifier.padding(start = Space.half))
        Card(Modifier.fillMaxWidth()) {
            Column(Modifier.padding(14.dp)) {
                if (section.rows.isNotEmpty()) Figures(section.columns, section.rows)
                if (section.bars.isNotEmpty()) Bars(section.bars)
            }
        }
    }
}

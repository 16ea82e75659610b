package app.windrose.ui.screens.rules

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import app.windrose.core.GameInfo
import app.windrose.core.GameKind
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.MainScaffold
import app.windrose.ui.app.Route
import app.windrose.ui.app.word
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.Divider
import app.windrose.ui.kit.ListRow
import app.windrose.ui.kit.drawing.GameEmblem
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.screens.Page
import app.windrose.ui.screens.PageColumn
import app.windrose.ui.screens.accent

/** The games whose rules can be read. */
@Composable
fun RulesListRoute(app: AppModel) {
    var games by remember { mutableStateOf(emptyList<GameInfo>()) }
    LaunchedEffect(app.words) { app.guard { games = app.core { it.games() } } }
    RulesListScreen(games, onGame = { app.navigate(Route.Rules(it)) }, onPlace = app::navigate)
}

/** The list of games whose rules can be read. */
@Composable
fun RulesListScreen(games: List<GameInfo>, onGame: (GameKind) -> Unit, onPlace: (Route) -> Unit) {
    MainScaffold(Route.RulesList, onPlace) {
        Page(word("ui-rules-title")) {
            PageColumn {
                if (games.isNotEmpty()) {
                    Card(Modifier.fillMaxWidth()) {
                        games.forEachIndexed { index, game ->
                            if (index > 0) Divider()
                            ListRow(
                                title = game.title,
                                subtitle = game.tagline,
                                leading = { GameEmblem(game.kind.accent) },
                                trailing = { Icon(Glyph.Forward) },
                                onClick = { onGame(game.kind) },
                            )
                        }
                    }
                }
            }
        }
    }
}

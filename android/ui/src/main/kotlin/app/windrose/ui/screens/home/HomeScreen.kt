package app.windrose.ui.screens.home

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.center
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.zIndex
import app.windrose.core.GameInfo
import app.windrose.core.GameKind
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.MainScaffold
import app.windrose.ui.app.Route
import app.windrose.ui.app.word
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.Divider
import app.windrose.ui.kit.EmptyState
import app.windrose.ui.kit.ListRow
import app.windrose.ui.kit.SectionTitle
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.drawing.CompassRose
import app.windrose.ui.kit.drawing.GameEmblem
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.drawing.chartBackground
import app.windrose.ui.kit.drawing.drawRhumbNet
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.FormWidth
import app.windrose.ui.screens.Loading
import app.windrose.ui.screens.aboveBottomBar
import app.windrose.ui.screens.accent

/** What can be done on the first page. */
class HomeEvents(val onContinue: (Long) -> Unit, val onNewGame: (GameKind) -> Unit, val onPlace: (Route) -> Unit)

/** The first page, kept up to date. */
@Composable
fun HomeRoute(app: AppModel) {
    val model = app.navigator.keep(Route.Home) { HomeModel(app) }
    LaunchedEffect(model, app.words, app.shelfVersion) { app.guard { model.load() } }
    HomeScreen(
        model.state,
        HomeEvents(
            onContinue = { app.navigate(Route.Table(it)) },
            onNewGame = { app.navigate(Route.Setup(it)) },
            onPlace = app::navigate,
        ),
    )
}

/** The first page: the name of the app, the table that was left last, and the games that can be begun. */
@Composable
fun HomeScreen(state: HomeState, events: HomeEvents) {
    MainScaffold(Route.Home, events.onPlace) {
        val background = if (Windrose.largeText) Modifier.chartBackground() else Modifier
        val edges = WindowInsetsSides.Top + WindowInsetsSides.Horizontal
        Box(Modifier.fillMaxSize().clipToBounds().then(background)) {
            val page = Modifier
                .fillMaxSize()
                .windowInsetsPadding(WindowInsets.safeDrawing.only(edges))
                .verticalScroll(rememberScrollState())
                .aboveBottomBar()
                .padding(Space.margin)
            when (Windrose.window) {
                WindowClass.Expanded -> WideHome(state, events, page)
                else -> NarrowHome(state, events, page)
            }
        }
    }
}

@Composable
private fun NarrowHome(state: HomeState, events: HomeEvents, modifier: Modifier) {
    Box(modifier, contentAlignment = Alignment.TopCenter) {
        Column(Modifier.widthIn(max = FormWidth), verticalArrangement = Arrangement.spacedBy(Space.section)) {
            Masthead(Modifier.padding(top = Space.gap))
            TableCard(state, events)
            NewGames(state, events)
        }
    }
}

@Composable
private fun WideHome(state: HomeState, events: HomeEvents, modifier: Modifier) {
    Row(modifier.padding(Space.wide), horizontalArrangement = Arrangement.spacedBy(Space.wide * 2)) {
        Column(Modifier.weight(1f), verticalArrangement = Arrangement.spacedBy(Space.wide)) {
            Masthead()
            TableCard(state, events)
        }
        Column(Modifier.weight(1f), verticalArrangement = Arrangement.spacedBy(Space.section)) {
            NewGames(state, events)
        }
    }
}

@Composable
private fun Masthead(modifier: Modifier = Modifier) {
    val colors = Windrose.colors
    Row(
        modifier.fillMaxWidth(),
        horizontalArrangement = Arrangement.spacedBy(Space.row),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f), verticalArrangement = Arrangement.spacedBy(Space.half)) {
            BasicText(
                text = word("ui-app-name"),
                modifier = Modifier.semantics { heading() },
                style = Windrose.type.hero.copy(color = colors.ink),
                maxLines = 1,
                // The name stays whole on one line, however large the reader's text is.
                autoSize = TextAutoSize.StepBased(minFontSize = 20.sp, maxFontSize = Windrose.type.hero.fontSize),
            )
            Text(word("ui-app-tagline"), style = Windrose.type.motto, color = colors.inkSoft)
        }
        if (!Windrose.largeText) {
            // Drawn first, so that the lines of its net run behind everything else.
            CompassRose(
                modifier = Modifier.zIndex(-1f).net().size(ROSE),
                letters = listOf("north", "east", "south", "west").map { word("ui-wind-$it") },
            )
        }
    }
}

/** The net of the chart, from the rose out over the whole page. */
@Composable
private fun Modifier.net(): Modifier {
    val color = Windrose.colors.edge.copy(alpha = 0.175f)
    return drawBehind { drawRhumbNet(size.center, NET.toPx(), color) }
}

@Composable
private fun TableCard(state: HomeState, events: HomeEvents) {
    val table = state.table
    when {
        table != null -> ContinueCard(table, onContinue = { events.onContinue(table.game.id) })

        state.loaded -> Card(Modifier.fillMaxWidth()) {
            EmptyState(word("ui-home-empty-title"), word("ui-home-empty-text"))
        }

        else -> Loading(word("ui-loading"))
    }
}

@Composable
private fun NewGames(state: HomeState, events: HomeEvents) {
    if (state.games.isEmpty()) return
    SectionTitle(word("ui-new-game"), Modifier.padding(start = Space.half))
    Card(Modifier.fillMaxWidth()) {
        state.games.forEachIndexed { index, game ->
            if (index > 0) Divider()
            ListRow(
                title = game.title,
                subtitle = game.tagline,
                leading = { GameEmblem(game.kind.accent) },
                trailing = { Players(game) },
                onClick = { events.onNewGame(game.kind) },
            )
        }
    }
}

@Composable
private fun Players(game: GameInfo) {
    val spoken = word("ui-${game.key}-players-spoken")
    Row(
        Modifier.semantics(mergeDescendants = true) { contentDescription = spoken },
        horizontalArrangement = Arrangement.spacedBy(Space.half),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Icon(Glyph.Person, size = 18.dp, color = Windrose.colors.inkSoft)
        Text(word("ui-${game.key}-players"), style = Windrose.type.bodyStrong, color = Windrose.colors.inkSoft)
    }
}

private val ROSE = 132.dp

/** Farther than from the rose to the far corner of any screen. */
private val NET = 3_000.dp

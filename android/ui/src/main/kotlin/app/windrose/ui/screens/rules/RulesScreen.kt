package app.windrose.ui.screens.rules

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.foundation.lazy.itemsIndexed
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.windrose.core.GameKind
import app.windrose.core.PracticeStack
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.Route
import app.windrose.ui.app.word
import app.windrose.ui.foursenses.PracticeCard
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.SearchField
import app.windrose.ui.kit.SectionTitle
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.TopAction
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.pressIndication
import app.windrose.ui.kit.theme.AccentScope
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.FormWidth
import app.windrose.ui.screens.Loading
import app.windrose.ui.screens.Page
import app.windrose.ui.screens.PageList
import app.windrose.ui.screens.aboveBottomBar
import app.windrose.ui.screens.accent
import kotlinx.coroutines.launch

/** The rules of a game. */
@Composable
fun RulesRoute(app: AppModel, kind: GameKind) = AccentScope(kind.accent) {
    val model = app.navigator.keep(Route.Rules(kind)) { RulesModel(app, kind, query = it.orEmpty()) }
    LaunchedEffect(model, app.words) { app.guard { model.load() } }
    RulesScreen(model.state, onSearch = model::search, onBack = { app.back() }, onFeel = {
        app.feel(it.cue)
        app.speak(it.spoken)
    })
}

/** The rules of a game: contents, search, and the text. On wide screens the contents stay beside the text. */
@Composable
fun RulesScreen(
    state: RulesState,
    onSearch: (String) -> Unit,
    onBack: () -> Unit,
    onFeel: (PracticeStack) -> Unit = {},
) {
    val list = rememberLazyListState()
    val scope = rememberCoroutineScope()
    val wide = Windrose.window == WindowClass.Expanded
    val toTop = TopAction(Glyph.Menu, word("ui-rules-to-top")) { scope.launch { list.scrollToItem(0) } }
    LaunchedEffect(state.query) { list.scrollToItem(0) }
    val width = if (wide) Dp.Unspecified else FormWidth
    Page(state.title, onBack, listOfNotNull(toTop.takeUnless { wide }), width) {
        if (!state.loaded) {
            Loading(word("ui-loading"))
        } else if (wide) {
            Row(Modifier.fillMaxSize(), horizontalArrangement = Arrangement.spacedBy(Space.wide)) {
                Column(
                    Modifier.width(CONTENTS_WIDTH).fillMaxHeight().padding(start = Space.margin),
                    verticalArrangement = Arrangement.spacedBy(Space.row),
                ) {
                    Search(state, onSearch)
                    val scroll = Modifier.verticalScroll(rememberScrollState())
                    Box(scroll.aboveBottomBar().padding(bottom = Space.margin)) {
                        Contents(state, list, itemsBefore = 0)
                    }
                }
                Box(Modifier.weight(1f), contentAlignment = Alignment.TopCenter) {
                    RulesText(state, list) { Practice(state, onFeel) }
                }
            }
        } else {
            RulesText(state, list) {
                Column(verticalArrangement = Arrangement.spacedBy(Space.row)) {
                    Search(state, onSearch)
                    if (!state.searching) Contents(state, list, itemsBefore = 1)
                    Practice(state, onFeel)
                }
            }
        }
    }
}

/** What there is to try out, where the game has something; it gives way to what is looked for. */
@Composable
private fun Practice(state: RulesState, onFeel: (PracticeStack) -> Unit) {
    if (state.practice.isNotEmpty() && !state.searching) PracticeCard(state.practice, onFeel)
}

@Composable
private fun RulesText(state: RulesState, list: LazyListState, header: (@Composable () -> Unit)) {
    val query = state.query.trim()
    PageList(Modifier.widthIn(max = FormWidth), list) {
        item("header") { header() }
        itemsIndexed(state.shown) { _, part -> Part(part, query) }
        if (state.searching && state.shown.isEmpty()) {
            item("nothing") {
                Text(
                    word("ui-rules-found-nothing"),
                    Modifier.padding(Space.gap).semantics { liveRegion = LiveRegionMode.Polite },
                )
            }
        }
    }
}

@Composable
private fun Search(state: RulesState, onSearch: (String) -> Unit) {
    SearchField(state.query, onSearch, word("ui-rules-search"), word("ui-rules-search-clear"))
}

/** The chapters; a tap goes to one. [itemsBefore] is how many items of the list stand before the first part. */
@Composable
private fun Contents(state: RulesState, list: LazyListState, itemsBefore: Int) {
    val scope = rememberCoroutineScope()
    Card(Modifier.fillMaxWidth()) {
        Column(Modifier.padding(Space.gap)) {
            SectionTitle(word("ui-rules-contents"), Modifier.padding(Space.gap))
            state.shown.forEachIndexed { index, part ->
                if (part.level == CHAPTER) {
                    Chapter(part.title.plain) { scope.launch { list.scrollToItem(index + itemsBefore) } }
                }
            }
        }
    }
}

@Composable
private fun Chapter(title: String, onClick: () -> Unit) {
    Box(
        Modifier
            .fillMaxWidth()
            .clickable(
                interactionSource = null,
                indication = pressIndication(Corner.chip, ringInside = true),
                role = Role.Button,
                onClick = onClick,
            )
            .defaultMinSize(minHeight = Space.target)
            .padding(horizontal = Space.gap, vertical = Space.half),
        contentAlignment = Alignment.CenterStart,
    ) { Text(title, style = Windrose.type.name, color = Windrose.colors.accent) }
}

@Composable
private fun Part(part: RulesPart, query: String) {
    Column(Modifier.fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(Space.gap)) {
        // The title of the whole stands in the bar already.
        if (part.level > 1) {
            val style = if (part.level == CHAPTER) Windrose.type.titleLarge else Windrose.type.cardTitle
            val space = if (part.level == CHAPTER) Space.wide else Space.row
            MarkedText(part.title, query, Modifier.padding(top = space).semantics { heading() }, style)
        }
        part.blocks.forEach { Block(it, query) }
    }
}

private const val CHAPTER = 2
private val CONTENTS_WIDTH = 320.dp

package app.windrose.ui.screens

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.ime
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.union
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.LazyListScope
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.windrose.ui.app.word
import app.windrose.ui.kit.TopAction
import app.windrose.ui.kit.TopBar
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.chartBackground
import app.windrose.ui.kit.theme.Space

/**
 * A page with a title, the way back if there is one, and room for the rest, which goes on behind the bar at the bottom.
 * The title is as wide as the content.
 */
@Composable
fun Page(
    title: String,
    onBack: (() -> Unit)? = null,
    actions: List<TopAction> = emptyList(),
    maxWidth: Dp = FormWidth,
    content: @Composable () -> Unit,
) {
    Box(Modifier.fillMaxSize().chartBackground(originX = 1.1f, originY = -0.1f)) {
        Column(
            Modifier.fillMaxSize().windowInsetsPadding(aboveKeyboard),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            TopBar(
                title = title,
                modifier = Modifier.widthIn(max = maxWidth).padding(vertical = Space.half),
                back = onBack?.let { TopAction(Glyph.Back, word("ui-back"), onClick = it) },
                actions = actions,
            )
            Box(Modifier.weight(1f).fillMaxWidth(), contentAlignment = Alignment.TopCenter) { content() }
        }
    }
}

/** The content of a page that is short enough to be laid out at once. It scrolls where it must. */
@Composable
fun PageColumn(modifier: Modifier = Modifier, maxWidth: Dp = FormWidth, content: @Composable ColumnScope.() -> Unit) {
    Box(modifier.fillMaxSize().verticalScroll(rememberScrollState()), contentAlignment = Alignment.TopCenter) {
        Column(
            Modifier.widthIn(max = maxWidth).fillMaxWidth().aboveBottomBar().padding(PagePadding),
            verticalArrangement = Arrangement.spacedBy(Space.section),
            content = content,
        )
    }
}

/** The content of a page that may be long: only what is in view is laid out. */
@Composable
fun PageList(
    modifier: Modifier = Modifier,
    state: LazyListState = rememberLazyListState(),
    content: LazyListScope.() -> Unit,
) {
    LazyColumn(
        modifier.widthIn(max = FormWidth).fillMaxSize(),
        state,
        contentPadding = PagePadding,
        verticalArrangement = Arrangement.spacedBy(Space.gap),
    ) {
        content()
        item { Spacer(Modifier.aboveBottomBar()) }
    }
}

/** Keeps the end of what scrolls above the bar of the system at the bottom. */
@Composable
internal fun Modifier.aboveBottomBar(): Modifier =
    windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Bottom))

private val aboveKeyboard: WindowInsets
    @Composable
    get() = WindowInsets.safeDrawing.only(WindowInsetsSides.Top + WindowInsetsSides.Horizontal)
        .union(WindowInsets.ime.only(WindowInsetsSides.Bottom))

/** Pages of text and controls grow no wider than this. */
val FormWidth = 640.dp

private val PagePadding = PaddingValues(start = Space.margin, top = Space.half, end = Space.margin, bottom = Space.wide)

package app.windrose.ui.app

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.BottomNavigation
import app.windrose.ui.kit.NavigationRail
import app.windrose.ui.kit.Place
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose

/** One of the four main places, with the way to the others: below it on phones, at the left where there is room. */
@Composable
fun MainScaffold(selected: Route, onSelect: (Route) -> Unit, content: @Composable () -> Unit) {
    val places = listOf(
        Place(word("ui-tab-play"), Glyph.Sail),
        Place(word("ui-tab-saved"), Glyph.Saved),
        Place(word("ui-tab-rules"), Glyph.Book),
        Place(word("ui-tab-settings"), Glyph.Settings),
    )
    val index = Navigator.Places.indexOf(selected)
    val select = { place: Int -> onSelect(Navigator.Places[place]) }
    val surface = Modifier.background(Windrose.colors.surface)
    val insets = WindowInsets.safeDrawing
    if (Windrose.window == WindowClass.Compact) {
        Column(Modifier.fillMaxSize()) {
            Box(Modifier.weight(1f).consumeWindowInsets(insets.only(WindowInsetsSides.Bottom))) { content() }
            Box(surface.windowInsetsPadding(insets.only(WindowInsetsSides.Bottom + WindowInsetsSides.Horizontal))) {
                BottomNavigation(places, index, select)
            }
        }
    } else {
        Row(Modifier.fillMaxSize()) {
            val bars = insets.only(WindowInsetsSides.Vertical + WindowInsetsSides.Start)
            NavigationRail(places, index, select, bars = bars)
            Box(Modifier.weight(1f).consumeWindowInsets(insets.only(WindowInsetsSides.Start))) { content() }
        }
    }
}

/** Lifts what lies at the bottom of a main place above the navigation. */
@Composable
internal fun Modifier.aboveNavigation(): Modifier =
    if (Windrose.window == WindowClass.Compact) padding(bottom = BAR_HEIGHT) else this

private val BAR_HEIGHT = 64.dp

package app.windrose.ui.kit

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** One of the places that the app is made of. */
@Immutable
data class Place(val text: String, val glyph: Glyph)

/** The places at the bottom of a phone. With large text the signs stand alone. */
@Composable
fun BottomNavigation(places: List<Place>, selected: Int, onSelect: (Int) -> Unit, modifier: Modifier = Modifier) {
    Column(modifier.fillMaxWidth().background(Windrose.colors.surface)) {
        Divider()
        Row(Modifier.fillMaxWidth().padding(horizontal = Space.gap, vertical = 6.dp).selectableGroup()) {
            places.forEachIndexed { index, place ->
                PlaceButton(place, index == selected, { onSelect(index) }, Modifier.weight(1f))
            }
        }
    }
}

/** The places at the left of a wide screen. Its ground goes on behind the [bars] of the system. */
@Composable
fun NavigationRail(
    places: List<Place>,
    selected: Int,
    onSelect: (Int) -> Unit,
    modifier: Modifier = Modifier,
    bars: WindowInsets = WindowInsets(),
) {
    Row(modifier.fillMaxHeight().background(Windrose.colors.surface)) {
        Column(
            Modifier
                .windowInsetsPadding(bars)
                .width(RAIL_WIDTH)
                .fillMaxHeight()
                .verticalScroll(rememberScrollState())
                .padding(vertical = Space.margin)
                .selectableGroup(),
            verticalArrangement = Arrangement.spacedBy(Space.row),
        ) {
            places.forEachIndexed { index, place ->
                PlaceButton(place, index == selected, { onSelect(index) }, Modifier.fillMaxWidth())
            }
        }
        Box(Modifier.width(1.dp).fillMaxHeight().background(Windrose.colors.line))
    }
}

@Composable
private fun PlaceButton(place: Place, selected: Boolean, onSelect: () -> Unit, modifier: Modifier) {
    val colors = Windrose.colors
    val ink = if (selected) colors.ink else colors.inkSoft
    Column(
        modifier = modifier
            .selectable(
                selected = selected,
                interactionSource = null,
                indication = pressIndication(Corner.chip),
                role = Role.Tab,
                onClick = onSelect,
            )
            .semantics { contentDescription = place.text }
            .defaultMinSize(minHeight = 50.dp),
        verticalArrangement = Arrangement.spacedBy(Space.hair, Alignment.CenterVertically),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        val wash = if (selected) colors.accent.copy(alpha = 0.16f) else Color.Transparent
        Box(Modifier.background(wash, Corner.chip).padding(horizontal = 18.dp, vertical = Space.hair)) {
            Icon(place.glyph, color = ink)
        }
        if (!Windrose.largeText) {
            Text(place.text, style = Windrose.type.tab, color = ink, align = TextAlign.Center, maxLines = 1)
        }
    }
}

private val RAIL_WIDTH = 96.dp

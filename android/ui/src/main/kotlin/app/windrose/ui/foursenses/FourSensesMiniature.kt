package app.windrose.ui.foursenses

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import app.windrose.core.FourSensesView
import app.windrose.core.Sight
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.drawing.WoodStack
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.kit.theme.Wood

/** The tray in small; where it is felt, only its cover. It says nothing to screen readers. */
@Composable
internal fun FourSensesMiniature(view: FourSensesView) {
    val tray = Modifier.clearAndSetSemantics {}.border(EDGE, Windrose.colors.frameInk).padding(EDGE)
    if (view.sight == Sight.SIGHTED) {
        Column(tray.background(Wood.tray)) {
            view.spaces.chunked(SIDE).forEach { row ->
                Row {
                    row.forEach { felt ->
                        val stack = felt.stack.drawn()
                        val space = Modifier.size(SPACE).padding(1.dp).background(Wood.space, SpaceShape)
                        WoodStack(stack.levels, stack.top, space.padding(1.dp))
                    }
                }
            }
        }
    } else {
        Box(tray.background(Windrose.colors.deep).size(SPACE * SIDE), contentAlignment = Alignment.Center) {
            Icon(Glyph.EyeOff, size = 44.dp, color = Windrose.colors.gold)
        }
    }
}

private val SPACE = 26.dp
private val EDGE = 1.5.dp
private val SpaceShape = RoundedCornerShape(3.dp)
private const val SIDE = 4

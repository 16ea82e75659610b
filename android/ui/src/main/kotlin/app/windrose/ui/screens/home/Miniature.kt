package app.windrose.ui.screens.home

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import app.windrose.core.GameKind
import app.windrose.core.GameView
import app.windrose.core.TackView
import app.windrose.ui.foursenses.FourSensesMiniature
import app.windrose.ui.kit.drawing.Die
import app.windrose.ui.kit.drawing.DieBody
import app.windrose.ui.kit.theme.Palette
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.seatLooks
import app.windrose.ui.winds.WindsMiniature

/** A small picture of a position. It says nothing to screen readers: the words beside it tell whose turn it is. */
@Composable
internal fun Miniature(position: GameView) {
    when (position) {
        is GameView.Tack -> TackMiniature(position.view)
        is GameView.FourSenses -> FourSensesMiniature(position.view)
        is GameView.FourWinds -> WindsMiniature(position.view)
    }
}

/** Tack in small: the chart with its dice, the starting spaces above and below it. */
@Composable
private fun TackMiniature(view: TackView) {
    val colors = Windrose.colors
    val looks = GameKind.TACK.seatLooks
    Box(Modifier.clearAndSetSemantics {}.size(CELL * COLUMNS, CELL * ROWS)) {
        Canvas(Modifier.fillMaxSize()) { drawSmallChart(colors) }
        view.dice.forEach { die ->
            val seat = die.seat.toInt()
            Die(
                value = die.face.toInt(),
                look = looks[seat],
                modifier = Modifier
                    .offset(CELL * die.space.column.ordinal, CELL * (ROWS - 1 - die.space.row.toInt()))
                    .size(CELL)
                    .padding(1.dp),
                body = if (seat == 0) DieBody.Filled else DieBody.Lined,
            )
        }
    }
}

private fun DrawScope.drawSmallChart(colors: Palette) {
    val cell = size.width / COLUMNS
    val chart = Size(cell * COLUMNS, cell * COLUMNS)
    val corner = Offset(0f, cell)
    drawRect(colors.shallow, corner, chart)
    for (line in 1 until COLUMNS) {
        val shift = line * cell
        val color = colors.chartLine.copy(alpha = 0.35f)
        drawLine(color, corner + Offset(shift, 0f), corner + Offset(shift, chart.height))
        drawLine(color, corner + Offset(0f, shift), corner + Offset(chart.width, shift))
    }
    drawRect(colors.frameInk, corner, chart, style = Stroke(1.5.dp.toPx()))
}

private val CELL = 20.dp
private const val COLUMNS = 5

/** Rows of the chart, and a row of starting spaces at each end. */
private const val ROWS = 7

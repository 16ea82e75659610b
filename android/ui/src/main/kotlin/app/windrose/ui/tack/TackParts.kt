package app.windrose.ui.tack

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.unit.dp
import app.windrose.core.Seat
import app.windrose.core.TackToken
import app.windrose.core.TackView
import app.windrose.ui.app.word
import app.windrose.ui.kit.DieButton
import app.windrose.ui.kit.DieState
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.board.CourseBoat
import app.windrose.ui.kit.board.ScoreCourse
import app.windrose.ui.kit.drawing.DieBody
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.theme.Motion
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.table.BoardState
import app.windrose.ui.table.Piece
import app.windrose.ui.table.TableEvent
import kotlinx.coroutines.delay

/** How the seat and its dice are drawn. */
internal fun lookOf(seat: Seat): SeatLook = if (seat == FirstSeat) SeatLook.Blue else SeatLook.Plum

internal fun bodyOf(seat: Seat): DieBody = if (seat == FirstSeat) DieBody.Filled else DieBody.Lined

/** The score as two boats on their way to the lighthouse. */
@Composable
internal fun TackCourse(view: TackView, state: BoardState) {
    val first = CourseBoat(SeatLook.Blue, view.scores.first.toInt())
    val second = CourseBoat(SeatLook.Plum, view.scores.second.toInt())
    val turned = state.seenFrom != null && state.seenFrom != FirstSeat
    ScoreCourse(
        near = if (turned) second else first,
        far = if (turned) first else second,
        contentDescription = word("ui-table-score-track") + ": " + state.view.seats.joinToString { it.spoken },
        goal = view.lighthouse.toInt(),
    )
}

/** The tide's tokens from column A to E: face down, flood or ebb. */
@Composable
internal fun TackTokens(view: TackView, state: BoardState) {
    val spoken = state.view.spots.associate { it.id to it.spoken }
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.gap, Alignment.CenterHorizontally)) {
        view.tokens.forEach { token ->
            TokenDisc(
                token,
                turned = state.seenFrom != null && state.seenFrom != FirstSeat,
                Modifier.clearAndSetSemantics { contentDescription = spoken["token:${token.column.name}"].orEmpty() },
            )
        }
    }
}

@Composable
private fun TokenDisc(token: TackToken, turned: Boolean, modifier: Modifier) {
    val colors = Windrose.colors
    val flood = token.flood
    Box(modifier.size(TOKEN), contentAlignment = Alignment.Center) {
        Canvas(Modifier.fillMaxSize()) {
            val radius = size.minDimension / 2 - 1.dp.toPx()
            val dashes = PathEffect.dashPathEffect(floatArrayOf(3.dp.toPx(), 3.dp.toPx()))
            drawCircle(if (flood == null) colors.shallow else colors.high, radius, size.center)
            drawCircle(
                color = if (flood == null) colors.edge else SeatLook.Plum.color,
                radius = radius,
                center = size.center,
                style = Stroke(1.5.dp.toPx(), pathEffect = dashes.takeIf { flood == null }),
            )
            drawCircle(colors.line, radius * 0.8f, Offset(size.width / 2, size.height / 2), style = Stroke(1.dp.toPx()))
        }
        Row(verticalAlignment = Alignment.CenterVertically) {
            Text(token.column.name, style = Windrose.type.label)
            if (flood != null) Icon(if (flood != turned) Glyph.Down else Glyph.Up, size = 14.dp)
        }
    }
}

/** The rolled dice that wait for their places. They tumble once when they have just been rolled. */
@Composable
internal fun TackPieces(view: TackView, state: BoardState, on: (TableEvent) -> Unit) {
    val seat = state.view.decision?.seat ?: return
    val tumble = rememberTumble(state)
    FlowRow(
        Modifier.fillMaxWidth(),
        horizontalArrangement = Arrangement.spacedBy(Space.row),
        verticalArrangement = Arrangement.spacedBy(Space.gap),
    ) {
        state.selection.pieces.forEach { piece ->
            val face = view.waiting.getOrNull(piece.index)?.toInt() ?: return@forEach
            DieButton(
                value = if (tumble == 0) face else (face + tumble + piece.index) % FACES + 1,
                look = lookOf(seat),
                label = word("ui-role-die") + " " + face,
                onClick = { on(TableEvent.PieceAt(piece.index)) },
                body = bodyOf(seat),
                state = stateOf(piece),
                stateDescription = word(wordOf(piece)),
            )
        }
    }
}

private fun stateOf(piece: Piece): DieState = when {
    piece.held -> DieState.Selected
    piece.spot != null -> DieState.Spent
    else -> DieState.Open
}

private fun wordOf(piece: Piece): String = when {
    piece.held -> "ui-state-held"
    piece.spot != null -> "ui-state-used"
    else -> "ui-state-not-placed"
}

/** Counts the tumbles of dice that were just rolled, from the first down to 0, where they lie still. */
@Composable
private fun rememberTumble(state: BoardState): Int {
    val transition = state.transition
    val enabled = Windrose.motion.enabled
    val frames = remember(transition?.number) { transition?.let(::framesOf).orEmpty() }
    val rolled = enabled && frames.any { it.rolling }
    var tumble by remember(transition?.number) { mutableIntStateOf(if (rolled) TUMBLES else 0) }
    LaunchedEffect(transition?.number) {
        if (tumble == 0) return@LaunchedEffect
        // First the dice that led to the roll come to rest.
        delay(frames.takeWhile { !it.rolling }.sumOf { it.millis }.toLong())
        while (tumble > 0) {
            delay(Motion.DICE.toLong() / TUMBLES)
            tumble--
        }
    }
    return tumble
}

private val TOKEN = 40.dp
private const val TUMBLES = 6
private const val FACES = 6

package app.windrose.ui.kit

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.windrose.ui.kit.drawing.SeatBadge
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.LocalInk
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose

/** A seat as shown above the board. */
@Immutable
data class Seat(
    val look: SeatLook,
    val name: String,
    val score: String? = null,
    /** A softer line beside or below the name, such as "to play". */
    val note: String? = null,
    /** Whether it is this seat's turn. */
    val active: Boolean = false,
    /** The whole chip in words, for screen readers. */
    val spoken: String,
)

/**
 * The seats side by side. With large text the names give way to marks and scores where there is no room for them; where
 * only the chips are narrow for what stands in them, the name has a line for itself.
 */
@Composable
fun SeatRow(seats: List<Seat>, modifier: Modifier = Modifier) {
    val many = seats.size > SEATS_IN_ONE_LINE
    val crowded = Windrose.largeText && (many || Windrose.window == WindowClass.Compact)
    val line = lineWidth(seats)
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val width = (maxWidth - Space.gap * (seats.size - 1)) / seats.size
        val narrow = width < NARROW_SEAT
        val stacked = many || line > width
        Row(horizontalArrangement = Arrangement.spacedBy(Space.gap)) {
            seats.forEach { seat ->
                val bare = crowded && seat.score != null
                val share = Modifier.weight(1f)
                when {
                    bare && many -> MarkOverScore(seat, seat.score, share)
                    bare -> SeatFrame(seat, share) { _, _ ->
                        SeatBadge(seat.look)
                        Text(seat.score, Modifier.weight(1f), Windrose.type.score, align = TextAlign.End, maxLines = 1)
                    }
                    narrow -> NameOverScore(seat, share)
                    stacked -> SeatFrame(seat, share, minHeight = STACKED_HEIGHT, margin = 9.dp) { ink, soft ->
                        SeatBadge(seat.look)
                        StackedName(seat, ink, soft)
                    }
                    else -> SeatFrame(seat, share) { ink, _ ->
                        SeatBadge(seat.look)
                        InlineName(seat, ink)
                    }
                }
            }
        }
    }
}

/** How wide a chip is at least in which everything of a seat stands in one line, and no word of its name breaks. */
@Composable
private fun lineWidth(seats: List<Seat>): Dp {
    val type = Windrose.type
    val name = longestWord(seats.map { it.name }, type.name)
    val note = widest(seats.map { it.note.orEmpty() }, type.bodyStrong)
    val score = widest(seats.map { it.score.orEmpty() }, type.score)
    val parts = listOf(name, note, score).filter { it > 0.dp }
    return parts.fold(MARK_AND_MARGINS) { width, part -> width + part + Space.gap }
}

/** The seats below one another, for the left column of wide screens. */
@Composable
fun SeatColumn(seats: List<Seat>, modifier: Modifier = Modifier) {
    Column(modifier.fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(Space.gap)) {
        seats.forEach { seat ->
            SeatFrame(seat, Modifier.fillMaxWidth(), minHeight = 68.dp) { ink, soft ->
                SeatBadge(seat.look, size = 38.dp)
                // Beside a large score, a large name would break.
                val scoreBelow = Windrose.largeText && seat.score != null
                Column(Modifier.weight(1f).padding(start = Space.half)) {
                    Text(seat.name, style = Windrose.type.name, color = ink)
                    if (scoreBelow) {
                        Row(verticalAlignment = Alignment.CenterVertically) {
                            Text(seat.note.orEmpty(), Modifier.weight(1f), Windrose.type.caption, soft)
                            Text(seat.score, style = Windrose.type.scoreSmall, color = ink)
                        }
                    } else {
                        seat.note?.let { Text(it, style = Windrose.type.caption, color = soft) }
                    }
                }
                seat.score?.takeUnless { scoreBelow }
                    ?.let { Text(it, style = Windrose.type.titleLarge, color = ink) }
            }
        }
    }
}

@Composable
private fun SeatFrame(
    seat: Seat,
    modifier: Modifier,
    minHeight: Dp = Space.target,
    margin: Dp = Space.row,
    content: @Composable RowScope.(ink: Color, soft: Color) -> Unit,
) {
    val colors = Windrose.colors
    val ink = if (seat.active) colors.onAccent else colors.ink
    val soft = if (seat.active) colors.onAccent else colors.inkSoft
    Row(
        modifier = modifier
            .firstTells(seat.spoken)
            .clearAndSetSemantics {
                contentDescription = seat.spoken
                selected = seat.active
            }
            .defaultMinSize(minHeight = minHeight)
            .background(if (seat.active) colors.accent else colors.surface, Corner.chip)
            .border(1.dp, if (seat.active) colors.accent else colors.line, Corner.chip)
            .padding(horizontal = margin, vertical = Space.half),
        horizontalArrangement = Arrangement.spacedBy(Space.gap),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        CompositionLocalProvider(LocalInk provides ink) { content(ink, soft) }
    }
}

/** Three and more seats with large text: even mark and score share no line. A long score grows as far as it has room. */
@Composable
private fun MarkOverScore(seat: Seat, score: String, modifier: Modifier) {
    SeatFrame(seat, modifier, margin = Space.half) { ink, _ ->
        Column(Modifier.weight(1f), horizontalAlignment = Alignment.CenterHorizontally) {
            SeatBadge(seat.look)
            val style = Windrose.type.scoreSmall
            BasicText(
                text = score,
                style = style.copy(color = ink),
                maxLines = 1,
                autoSize = TextAutoSize.StepBased(minFontSize = 10.sp, maxFontSize = style.fontSize, stepSize = 1.sp),
            )
        }
    }
}

/** Many seats on a narrow screen: the name over the mark and the score. */
@Composable
private fun NameOverScore(seat: Seat, modifier: Modifier) {
    SeatFrame(seat, modifier, minHeight = STACKED_HEIGHT, margin = Space.half) { ink, soft ->
        Column(Modifier.weight(1f), horizontalAlignment = Alignment.CenterHorizontally) {
            val bare = seat.score == null
            Text(seat.name, style = Windrose.type.captionSmall, color = if (bare) ink else soft, maxLines = 1)
            Row(
                horizontalArrangement = Arrangement.spacedBy(3.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                SeatBadge(seat.look, size = 19.dp)
                seat.score?.let { Text(it, style = Windrose.type.scoreSmall, maxLines = 1) }
            }
        }
    }
}

@Composable
private fun RowScope.InlineName(seat: Seat, ink: Color) {
    // A second line of large text would begin within a word.
    val lines = if (Windrose.largeText) 1 else 2
    Text(seat.name, Modifier.weight(1f), style = Windrose.type.name, color = ink, maxLines = lines)
    seat.note?.let { Text(it, style = Windrose.type.bodyStrong) }
    seat.score?.let { Text(it, style = Windrose.type.score) }
}

@Composable
private fun StackedName(seat: Seat, ink: Color, soft: Color) {
    Column {
        Text(seat.name, style = Windrose.type.label, color = if (seat.score == null) ink else soft, maxLines = 1)
        seat.score?.let { Text(it, style = Windrose.type.scoreSmall) }
        seat.note?.let { Text(it, style = Windrose.type.captionSmall, color = soft, maxLines = 1) }
    }
}

private const val SEATS_IN_ONE_LINE = 2
private val STACKED_HEIGHT = 56.dp

/** Below which width a mark leaves no room for a name beside it. */
private val NARROW_SEAT = 112.dp

/** The mark of a seat, and the margins of its chip. */
private val MARK_AND_MARGINS = 30.dp + Space.row * 2

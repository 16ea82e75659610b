package app.windrose.ui.kit

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.windrose.ui.kit.drawing.CompassRose
import app.windrose.ui.kit.drawing.RoseColors
import app.windrose.ui.kit.drawing.SeatBadge
import app.windrose.ui.kit.drawing.drawRhumbNet
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.LocalInk
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** Everything that a handover cover says. */
@Immutable
data class HandoverWords(
    /** The name of the game, at the top. */
    val game: String,
    /** The line above the name: to whom the phone goes. */
    val lead: String,
    val name: String,
    /** What waits behind the cover, without giving anything away. */
    val text: String,
    val accept: String,
    val rest: String,
    /** The four winds, clockwise from north. */
    val winds: List<String>,
)

/**
 * Covers the whole table until the next player takes the phone. It looks the same in both themes, so that everybody
 * round the table knows it, and shows nothing of the game.
 */
@Composable
fun HandoverCover(
    words: HandoverWords,
    seat: SeatLook,
    onAccept: () -> Unit,
    onRest: () -> Unit,
    modifier: Modifier = Modifier,
) {
    CompositionLocalProvider(LocalInk provides Ink) {
        BoxWithConstraints(modifier.fillMaxSize().background(Deep)) {
            val rose = minOf(LARGE_ROSE, maxWidth - 56.dp, maxHeight * roseShare())
            Column(Modifier.fillMaxSize().then(waterNet())) {
                Text(words.game, Modifier.padding(Space.wide), style = Windrose.type.rowTitle)
                Column(
                    Modifier
                        .weight(1f)
                        .fillMaxWidth()
                        .verticalScroll(rememberScrollState())
                        .padding(horizontal = 28.dp),
                    verticalArrangement = Arrangement.Center,
                    horizontalAlignment = Alignment.CenterHorizontally,
                ) {
                    BadgeInRose(seat, words.winds, rose)
                    CoverText(words)
                }
                CoverButtons(words, onAccept, onRest)
            }
        }
    }
}

/** Nothing but water, over the whole window. */
@Composable
fun DeepWater(modifier: Modifier = Modifier) {
    Box(modifier.fillMaxSize().background(Deep).then(waterNet()))
}

/** Around a small rose, among large text, the net would only disturb. */
@Composable
private fun waterNet(): Modifier = if (Windrose.largeText) Modifier else Modifier.drawBehind { drawCoverNet() }

private fun DrawScope.drawCoverNet() {
    val center = Offset(size.width / 2, size.height * NET_HEIGHT)
    drawRhumbNet(center, size.height + size.width, Brass.copy(alpha = 0.12f))
}

@Composable
private fun BadgeInRose(seat: SeatLook, winds: List<String>, side: Dp) {
    Box(contentAlignment = Alignment.Center) {
        CompassRose(Modifier.size(side), RoseColors(ink = RoseInk, paper = Deep, second = RoseShade), winds)
        Box(Modifier.size(side * HUB).background(Deep, CircleShape))
        SeatBadge(seat, size = side * BADGE)
    }
}

@Composable
private fun CoverText(words: HandoverWords) {
    val role = Windrose.type.body
    Column(
        Modifier.padding(top = Space.margin).semantics(mergeDescendants = true) { heading() },
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        val lead = role.copy(fontSize = 18.sp, lineHeight = 22.sp)
        Text(words.lead, style = lead, color = SoftInk, align = TextAlign.Center)
        Text(words.name, style = Windrose.type.handover, align = TextAlign.Center)
    }
    Text(
        words.text,
        Modifier.padding(top = 10.dp),
        style = role.copy(fontSize = 17.sp, lineHeight = 23.sp),
        color = SoftInk,
        align = TextAlign.Center,
    )
}

@Composable
private fun CoverButtons(words: HandoverWords, onAccept: () -> Unit, onRest: () -> Unit) {
    Column(
        Modifier.fillMaxWidth().padding(horizontal = Space.margin, vertical = Space.row),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Box(
            modifier = Modifier
                .widthIn(max = Space.readable)
                .fillMaxWidth()
                .defaultMinSize(minHeight = Space.cover)
                .background(Sand, Corner.button)
                .clickable(
                    interactionSource = null,
                    indication = pressIndication(Corner.button, SandInk),
                    role = Role.Button,
                    onClick = onAccept,
                )
                .padding(horizontal = Space.margin, vertical = Space.gap),
            contentAlignment = Alignment.Center,
        ) {
            Text(
                words.accept,
                style = Windrose.type.button.copy(fontSize = 19.sp, lineHeight = 23.sp),
                color = SandInk,
                align = TextAlign.Center,
            )
        }
        Box(
            modifier = Modifier
                .padding(top = Space.half)
                .defaultMinSize(minWidth = 120.dp, minHeight = Space.action)
                .clickable(
                    interactionSource = null,
                    indication = pressIndication(Corner.button, Ink),
                    role = Role.Button,
                    onClick = onRest,
                )
                .padding(horizontal = Space.margin),
            contentAlignment = Alignment.Center,
        ) {
            Text(words.rest, style = Windrose.type.button)
        }
    }
}

/** The most of the height that the rose may take; a large name must stand below it without scrolling. */
@Composable
private fun roseShare() = if (Windrose.largeText) SMALL_ROSE else ROSE_SHARE

private val LARGE_ROSE = 348.dp
private const val ROSE_SHARE = 0.42f
private const val SMALL_ROSE = 0.18f

/** Where the middle of the rose lies when everything fits. */
private const val NET_HEIGHT = 0.38f

/** How much of the rose the badge takes, and the badge with room around it. */
private const val BADGE = 0.276f
private const val HUB = 0.34f

private val Deep = Color(0xFF0E2C3A)
private val Ink = Color(0xFFF1E8D4)
private val SoftInk = Color(0xFFC6CFCB)
private val Brass = Color(0xFFD9CBA6)
private val RoseInk = Color(0xFFA99F7F)
private val RoseShade = Color(0xFF2C4A56)
private val Sand = Color(0xFFF1E1B4)
private val SandInk = Color(0xFF16293A)

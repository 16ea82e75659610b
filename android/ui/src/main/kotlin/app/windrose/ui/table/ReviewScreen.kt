package app.windrose.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.windrose.ui.app.word
import app.windrose.ui.kit.BarAction
import app.windrose.ui.kit.Button
import app.windrose.ui.kit.ButtonKind
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.ErrorPanel
import app.windrose.ui.kit.IconButton
import app.windrose.ui.kit.LogLine
import app.windrose.ui.kit.LogList
import app.windrose.ui.kit.Progress
import app.windrose.ui.kit.SectionTitle
import app.windrose.ui.kit.TableParts
import app.windrose.ui.kit.TableScaffold
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.TopAction
import app.windrose.ui.kit.TopBar
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.chartBackground
import app.windrose.ui.kit.theme.AccentScope
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.accent
import app.windrose.ui.screens.seatLooks

/** A game looked back at: the table after each step, a slider over the steps, and what happened in each. */
@Composable
fun ReviewScreen(state: ReviewUiState, on: (ReviewEvent) -> Unit) {
    Box(Modifier.fillMaxSize().chartBackground(originX = 0.46f, originY = 0.43f)) {
        when (state) {
            ReviewUiState.Loading -> Box(Modifier.fillMaxSize(), Alignment.Center) { Progress(word("ui-loading")) }
            is ReviewUiState.Failed -> FailedReview(state, on)
            is ReviewUiState.Open -> AccentScope(state.view.kind.accent) { OpenReview(state, on) }
        }
    }
}

@Composable
private fun FailedReview(state: ReviewUiState.Failed, on: (ReviewEvent) -> Unit) {
    Column(
        Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        TopBar(
            title = word("ui-review-title"),
            back = TopAction(Glyph.Back, word("ui-back")) { on(ReviewEvent.Leave) },
        )
        ErrorPanel(
            title = word("ui-error-title"),
            cause = state.failure.title,
            nextStep = state.failure.next,
            modifier = Modifier.verticalScroll(rememberScrollState())
                .widthIn(max = Space.readable).padding(Space.margin),
            actions = listOf(BarAction(word("ui-try-again"), { on(ReviewEvent.Refresh) })),
        )
    }
}

@Composable
private fun OpenReview(state: ReviewUiState.Open, on: (ReviewEvent) -> Unit) {
    val face = remember(state.view) { faceOf(state.view.position) }
    val board = BoardState(state.view, transition = state.transition)
    val wide = Windrose.window == WindowClass.Expanded
    TableScaffold(
        TableParts(
            topBar = {
                TopBar(
                    title = word("ui-review-title"),
                    subtitle = state.view.title + ", " + state.view.subtitle,
                    back = TopAction(Glyph.Back, word("ui-back")) { on(ReviewEvent.Leave) },
                )
            },
            seats = seats(state.view),
            board = { face.Board(board, on = null) },
            aboveBoard = { face.AboveBoard(board) },
            prompt = { StepSlider(state, on) },
            choices = if (wide) null else ({ StepLines(state, Modifier.height(STEP_HEIGHT)) }),
            actionBar = { StepButtons(state, on) },
            actionColumn = { StepButtons(state, on) },
            log = {
                Card(Modifier.fillMaxSize()) {
                    Column(Modifier.padding(Space.margin)) {
                        SectionTitle(word("ui-log-title"))
                        StepLines(state)
                    }
                }
            },
        ),
        Modifier.windowInsetsPadding(WindowInsets.safeDrawing),
    )
}

@Composable
private fun StepSlider(state: ReviewUiState.Open, on: (ReviewEvent) -> Unit) {
    val place = "${word("ui-review-step")} ${state.step} / ${state.last}"
    Column(Modifier.fillMaxWidth()) {
        Text(place, style = Windrose.type.prompt)
        Slider(state.step, state.last, word("ui-review-step"), place, { on(ReviewEvent.GoTo(it)) })
    }
}

/** What happened in the step that led here. */
@Composable
private fun StepLines(state: ReviewUiState.Open, modifier: Modifier = Modifier) {
    val looks = state.view.kind.seatLooks
    val lines = state.view.happened.mapNotNull { it.line }
    LogList(lines.map { LogLine.Event(it.text, it.seat?.let { seat -> looks[seat.toInt()] }, it.spoken) }, modifier)
}

@Composable
private fun StepButtons(state: ReviewUiState.Open, on: (ReviewEvent) -> Unit) {
    fun go(step: Int) = { on(ReviewEvent.GoTo(step)) }
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.gap)) {
        Row(Modifier.fillMaxWidth(), Arrangement.SpaceEvenly) {
            val back = state.step > 0
            val ahead = state.step < state.last
            IconButton(Glyph.First, word("ui-review-first"), go(0), enabled = back)
            IconButton(Glyph.Back, word("ui-review-previous"), go(state.step - 1), enabled = back)
            IconButton(Glyph.Forward, word("ui-review-next"), go(state.step + 1), enabled = ahead)
            IconButton(Glyph.Skip, word("ui-review-last"), go(state.last), enabled = ahead)
        }
        Button(
            text = word(if (state.playing) "ui-review-pause" else "ui-review-play"),
            onClick = { on(ReviewEvent.PlayOrPause) },
            modifier = Modifier.fillMaxWidth(),
            kind = ButtonKind.Primary,
            glyph = if (state.playing) Glyph.Pause else Glyph.Play,
        )
    }
}

/** The same for every step, so that the board does not jump. */
private val STEP_HEIGHT = 84.dp

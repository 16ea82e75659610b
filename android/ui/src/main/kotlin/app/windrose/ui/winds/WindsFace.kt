package app.windrose.ui.winds

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.windrose.core.CardText
import app.windrose.core.Choice
import app.windrose.core.GameAction
import app.windrose.core.GameEvent
import app.windrose.core.TouchCue
import app.windrose.core.WindsAction
import app.windrose.core.WindsEnding
import app.windrose.core.WindsEvent
import app.windrose.core.WindsView
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.platform.Tone
import app.windrose.ui.platform.Touch
import app.windrose.ui.table.BoardState
import app.windrose.ui.table.Feedback
import app.windrose.ui.table.GameFace
import app.windrose.ui.table.TableEvent
import app.windrose.ui.table.weightiest

/** How 4 Winds looks on the table. */
internal class WindsFace(private val view: WindsView) : GameFace {
    override val tourKey = "ui-four-winds-tour"
    override val tourPages = tourScenes.size

    override fun cardSign(id: String): Glyph = CardSigns.getValue(id)

    override fun fanned(cards: List<CardText>): List<CardText> = cards.take(FANNED)

    override fun feedback(events: List<GameEvent>): Feedback? =
        events.mapNotNull { feedbackOf((it as GameEvent.FourWinds).event) }.weightiest()

    override fun cue(spot: String): TouchCue? = null

    override fun choiceSign(choice: Choice): Glyph? =
        Glyph.Flag.takeIf { (choice.action as GameAction.FourWinds).action is WindsAction.End }

    override fun hasPieces(state: BoardState): Boolean = state.view.decision != null

    override fun isPiece(id: String): Boolean = view.hand.any { it.id == id } || Deed.entries.any { it.id == id }

    override fun titleSign(state: BoardState, on: (TableEvent) -> Unit): @Composable () -> Unit =
        { WindsDial(view, state, on) }

    override fun belowSeats(state: BoardState, on: (TableEvent) -> Unit): @Composable () -> Unit =
        { WindsCompassCard(view, state, on) }

    @Composable
    override fun Board(state: BoardState, on: ((TableEvent) -> Unit)?) = WindsBoard(view, state, on)

    @Composable
    override fun AboveBoard(state: BoardState) = Unit

    @Composable
    override fun Pieces(state: BoardState, on: (TableEvent) -> Unit) {
        Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.gap)) {
            if (view.hand.isNotEmpty()) WindsHand(view, state, on)
            WindsActions(state, on)
        }
    }

    @Composable
    override fun TourPicture(page: Int) = WindsTourPicture(page)

    private companion object {
        /** How many cards the fan has room for. */
        const val FANNED = 3
    }
}

private val CardSigns = mapOf(
    "compass" to Glyph.Dial,
    "scoring" to Glyph.Chart,
    "outposts" to Glyph.Fort,
    "mode" to Glyph.Flag,
    "storms" to Glyph.Swift,
    "fleets" to Glyph.Flotilla,
)

private fun feedbackOf(event: WindsEvent): Feedback? = when (event) {
    is WindsEvent.Ended ->
        if (event.ending == WindsEnding.LOST) {
            Feedback(Touch.Refuse, Tone.Bust)
        } else {
            Feedback(Touch.Celebrate, Tone.Win)
        }
    is WindsEvent.Scored, is WindsEvent.Safe -> Feedback(Touch.Celebrate, Tone.Score)
    is WindsEvent.Damaged, is WindsEvent.Trapped -> Feedback(Touch.Refuse, Tone.Bust)
    else -> if (isDeed(event)) Feedback(Touch.Place, Tone.Place) else null
}

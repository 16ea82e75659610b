package app.windrose.ui.tack

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.runtime.Composable
import app.windrose.core.CardText
import app.windrose.core.GameEvent
import app.windrose.core.TackEvent
import app.windrose.core.TackView
import app.windrose.core.TouchCue
import app.windrose.core.Weather
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.platform.Tone
import app.windrose.ui.platform.Touch
import app.windrose.ui.table.BoardState
import app.windrose.ui.table.Feedback
import app.windrose.ui.table.GameFace
import app.windrose.ui.table.TableEvent
import app.windrose.ui.table.weightiest

/** How Tack looks on the table. */
internal class TackFace(private val view: TackView) : GameFace {
    override val tourKey = "ui-tack-tour"
    override val tourPages = tourScenes.size

    override fun cardSign(id: String): Glyph = if (id == WIND) weatherSign(view.weather) else StormSigns.getValue(id)

    /** The wind is told by the line under the title, so that the storms have the fan to themselves. */
    override fun fanned(cards: List<CardText>): List<CardText> = cards.filter { it.id != WIND }.ifEmpty { cards }

    override fun feedback(events: List<GameEvent>): Feedback? =
        events.mapNotNull { feedbackOf((it as GameEvent.Tack).event) }.weightiest()

    override fun cue(spot: String): TouchCue? = null

    @Composable
    override fun Board(state: BoardState, on: ((TableEvent) -> Unit)?) = TackBoard(view, state, on)

    @Composable
    override fun AboveBoard(state: BoardState) {
        Column(verticalArrangement = Arrangement.spacedBy(Space.half)) {
            TackCourse(view, state)
            if (view.tokens.isNotEmpty()) TackTokens(view, state)
        }
    }

    @Composable
    override fun Pieces(state: BoardState, on: (TableEvent) -> Unit) = TackPieces(view, state, on)

    @Composable
    override fun TourPicture(page: Int) = TackTourPicture(page)

    private companion object {
        const val WIND = "wind"
    }
}

private fun weatherSign(weather: Weather): Glyph = when (weather) {
    Weather.CLEAR_DAY -> Glyph.Dial
    Weather.HOT_DAY -> Glyph.Flame
    Weather.COLD_FRONT -> Glyph.Frost
    Weather.NIGHT_SAIL -> Glyph.Tide
}

private val StormSigns = mapOf(
    "storm:crosswind" to Glyph.Crosswind,
    "storm:becalmed" to Glyph.Calm,
    "storm:gale" to Glyph.Swift,
    "storm:anchor" to Glyph.Anchor,
    "storm:undertow" to Glyph.Undertow,
    "storm:trimmed-sails" to Glyph.Sail,
    "storm:flotilla" to Glyph.Flotilla,
    "storm:fog-bank" to Glyph.Fog,
    "storm:man-overboard" to Glyph.Ring,
    "storm:tailwind" to Glyph.Maneuver,
    "storm:lighthouse-beam" to Glyph.Lighthouse,
    "storm:swap-course" to Glyph.Swap,
)

private fun feedbackOf(event: TackEvent): Feedback? = when (event) {
    is TackEvent.Ended -> Feedback(Touch.Celebrate, Tone.Win)
    is TackEvent.RowScored -> Feedback(Touch.Celebrate, Tone.Score)
    is TackEvent.RowBust -> Feedback(Touch.Refuse, Tone.Bust)
    is TackEvent.Rolled, is TackEvent.OpeningRolled -> Feedback(Touch.Place, Tone.Roll)
    is TackEvent.Placed -> Feedback(Touch.Place, Tone.Place)
    else -> if (journeys(event).isEmpty()) null else Feedback(Touch.Place, Tone.Place)
}

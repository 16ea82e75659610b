package app.windrose.ui.foursenses

import androidx.compose.runtime.Composable
import app.windrose.core.CardText
import app.windrose.core.Choice
import app.windrose.core.FourSensesAction
import app.windrose.core.FourSensesEvent
import app.windrose.core.FourSensesQuestion
import app.windrose.core.FourSensesView
import app.windrose.core.GameAction
import app.windrose.core.GameEvent
import app.windrose.core.Sight
import app.windrose.core.TouchCue
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.platform.Tone
import app.windrose.ui.platform.Touch
import app.windrose.ui.table.BoardState
import app.windrose.ui.table.Feedback
import app.windrose.ui.table.GameFace
import app.windrose.ui.table.TableEvent

/** How Four Senses looks and feels on the table. */
internal class FourSensesFace(private val view: FourSensesView) : GameFace {
    override val tourKey = "ui-four-senses-tour"
    override val tourPages = tourScenes.size
    override val blind = view.sight == Sight.BLINDFOLD
    override val hidesChoices = view.sight != Sight.SIGHTED && view.question == FourSensesQuestion.PLACE

    override fun cardSign(id: String): Glyph = CardSigns.getValue(id)

    /** The three ways to win; the rest is the set-up's, and the line under the title tells it. */
    override fun fanned(cards: List<CardText>): List<CardText> =
        if (blind) emptyList() else cards.filter { it.id.startsWith("way:") }

    override fun feedback(events: List<GameEvent>): Feedback? =
        events.firstNotNullOfOrNull { feedbackOf((it as GameEvent.FourSenses).event) }

    override fun cue(spot: String): TouchCue? =
        view.spaces.find { it.space == spot }?.cue ?: view.supply.find { it.id == spot }?.cue

    override fun choiceSign(choice: Choice): Glyph? = when ((choice.action as GameAction.FourSenses).action) {
        is FourSensesAction.Declare -> Glyph.Flag
        is FourSensesAction.Done -> if (view.named.isEmpty()) Glyph.Back else Glyph.Flag
        is FourSensesAction.EndTurn -> Glyph.Forward
        else -> null
    }

    override fun hasPieces(state: BoardState): Boolean =
        view.question == FourSensesQuestion.PLACE || view.question == FourSensesQuestion.TURN_END

    override fun isPiece(id: String): Boolean = view.supply.any { it.id == id }

    @Composable
    override fun Board(state: BoardState, on: ((TableEvent) -> Unit)?) = FourSensesBoard(view, state, on)

    @Composable
    override fun AboveBoard(state: BoardState) = Unit

    @Composable
    override fun Pieces(state: BoardState, on: (TableEvent) -> Unit) = FourSensesSupply(view, state, on)

    @Composable
    override fun TourPicture(page: Int) = FourSensesTourPicture(page)
}

private val CardSigns = mapOf(
    "way:identical" to Glyph.Target,
    "way:level" to Glyph.Balance,
    "way:stairs" to Glyph.Chart,
    "wrong" to Glyph.Info,
    "sight" to Glyph.EyeOff,
    "say-moves" to Glyph.Sound,
)

private fun feedbackOf(event: FourSensesEvent): Feedback? = when (event) {
    is FourSensesEvent.DeclaredRight -> Feedback(Touch.Celebrate, Tone.Win)
    is FourSensesEvent.DeclaredWrong -> Feedback(Touch.Refuse, Tone.Bust)
    is FourSensesEvent.Placed, is FourSensesEvent.PlacedUntold -> Feedback(Touch.Place, Tone.Place)
    is FourSensesEvent.Declaring, is FourSensesEvent.Named, is FourSensesEvent.Withdrew ->
        Feedback(Touch.Tick, Tone.Select)
    else -> null
}

package app.windrose.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import app.windrose.core.CardText
import app.windrose.core.Choice
import app.windrose.core.GameEvent
import app.windrose.core.GameView
import app.windrose.core.PreviewView
import app.windrose.core.Seat
import app.windrose.core.TableView
import app.windrose.core.TouchCue
import app.windrose.ui.foursenses.FourSensesFace
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.platform.Tone
import app.windrose.ui.platform.Touch
import app.windrose.ui.tack.TackFace
import app.windrose.ui.winds.WindsFace

/** What a game's board shows: the table and what is picked on it. */
@Immutable
data class BoardState(
    val view: TableView,
    val selection: Selection = Selection.None,
    /** What the ready choice would do. */
    val preview: PreviewView? = null,
    /** What led here, to be seen once. */
    val transition: Transition? = null,
    /** The seat from whose side the board is seen; none for the first one's. */
    val seenFrom: Seat? = null,
    /** The spot that is touched. */
    val felt: String? = null,
)

/** What is heard and felt of an action. */
class Feedback(val touch: Touch, val tone: Tone)

/** Of several, the one with the weightiest tone, which alone is heard. */
internal fun List<Feedback>.weightiest(): Feedback? = maxByOrNull { it.tone.weight }

private val Tone.weight: Int
    get() = when (this) {
        Tone.Win -> 5
        Tone.Score -> 4
        Tone.Bust -> 3
        Tone.Roll -> 2
        Tone.Place -> 1
        Tone.Select, Tone.Refuse -> 0
    }

/** What a game brings to the table that all games share. */
interface GameFace {
    /** What the keys of the words for a first game begin with. */
    val tourKey: String

    /** How many pages they fill. */
    val tourPages: Int

    /** Whether nothing is to be seen: then everything is large, and spoken. */
    val blind: Boolean get() = false

    /** Whether what may be chosen tells what lies on the board, so that no list of it may be shown and nothing guessed. */
    val hidesChoices: Boolean get() = false

    /** The sign of the card [id]. */
    fun cardSign(id: String): Glyph

    /** Of [cards], those that the fan beside the prompt shows. */
    fun fanned(cards: List<CardText>): List<CardText>

    /** What is heard and felt of [events]; null for no more than a move. */
    fun feedback(events: List<GameEvent>): Feedback?

    /** What a finger on [spot] feels and hears; null where it feels nothing. */
    fun cue(spot: String): TouchCue?

    /** A sign before the title that tells the same as the line under it, and more when it is tapped; none in most games. */
    fun titleSign(state: BoardState, on: (TableEvent) -> Unit): (@Composable () -> Unit)? = null

    /** What stands below the seats where they have a column, instead of [titleSign]. */
    fun belowSeats(state: BoardState, on: (TableEvent) -> Unit): (@Composable () -> Unit)? = null

    /** The board. [on] is null where there is nothing to do but look. */
    @Composable
    fun Board(state: BoardState, on: ((TableEvent) -> Unit)?)

    /** What stands above the board: a course, a track. */
    @Composable
    fun AboveBoard(state: BoardState)

    /** The sign on the button that plays [choice] without any parts; none for words alone. */
    fun choiceSign(choice: Choice): Glyph? = null

    /** Whether pieces wait beside the board. */
    fun hasPieces(state: BoardState): Boolean = state.selection.pieces.isNotEmpty()

    /** Whether the part [id] is picked by a piece beside the board and needs no chip. */
    fun isPiece(id: String): Boolean = false

    /** The pieces that wait beside the board. */
    @Composable
    fun Pieces(state: BoardState, on: (TableEvent) -> Unit)

    /** The picture of a page of the first game, counted from 0. */
    @Composable
    fun TourPicture(page: Int)
}

/** The face of the game in [position]. */
fun faceOf(position: GameView): GameFace = when (position) {
    is GameView.Tack -> TackFace(position.view)
    is GameView.FourSenses -> FourSensesFace(position.view)
    is GameView.FourWinds -> WindsFace(position.view)
}

package app.windrose.ui.table

import androidx.compose.runtime.Immutable
import app.windrose.core.GameEvent
import app.windrose.core.GameView
import app.windrose.core.LogLine
import app.windrose.core.PreviewView
import app.windrose.core.TableView
import app.windrose.ui.app.Failure

/** A table as it is shown. */
@Immutable
sealed interface TableUiState {
    /** It is being fetched. */
    data object Loading : TableUiState

    /** It cannot be shown now. */
    data class Failed(val failure: Failure) : TableUiState

    /** It is there. */
    data class Open(
        val view: TableView,
        val selection: Selection,
        /** What the ready choice of [selection] would do; null until that is known. */
        val preview: PreviewView? = null,
        /** The log, newest first; empty until it was asked for. */
        val log: List<LogLine> = emptyList(),
        val panel: TablePanel? = null,
        /** What led from the position before to this one; null when nothing is to be seen of it. */
        val transition: Transition? = null,
        /** Whether an action is on its way. */
        val busy: Boolean = false,
        /** The spot that is touched. */
        val felt: String? = null,
    ) : TableUiState
}

/** What lies over the table. */
@Immutable
sealed interface TablePanel {
    data object Menu : TablePanel

    data object Log : TablePanel

    data object Cards : TablePanel

    /** Every action by name. */
    data object Choices : TablePanel

    /** What happened since the holder's last turn, shown when they have accepted the device. */
    data object News : TablePanel

    /** The points so far by what they were for. */
    data object Score : TablePanel

    /** What the keys of a keyboard do. */
    data object Keys : TablePanel

    /** Whether to put the game away. */
    data object Abandon : TablePanel

    /** How the first game is played; [page] counts from 0. */
    data class Walkthrough(val page: Int) : TablePanel
}

/** What happened to [before]. Two transitions differ in their [number]. */
@Immutable
class Transition(val number: Int, val before: GameView, val events: List<GameEvent>)

/** Where a table leads to. */
enum class TableExit { Back, Home, Rules, Settings, Review, Statistics, Again }

/** What a player does at a table. */
@Immutable
sealed interface TableEvent {
    /** A tap on a spot of the board. */
    data class Spot(val spot: String) : TableEvent

    /** A finger, the keyboard or a screen reader came to [spot], or touched it [again] with the second of two quick taps. */
    data class Feel(val spot: String, val again: Boolean = false) : TableEvent

    /** [spot] is no longer touched. */
    data class Lift(val spot: String) : TableEvent

    /** A finger came to something that says what it is: [text]. */
    data class Tell(val text: String) : TableEvent

    /** What was felt last is to be felt once more. */
    data object FeelAgain : TableEvent

    /** A tap on a chip, or a part picked by name. */
    data class Part(val id: String) : TableEvent

    /** A tap on a piece beside the board. */
    data class PieceAt(val index: Int) : TableEvent

    /** A whole choice picked by name. */
    data class Choose(val index: Int) : TableEvent

    /** The ready choice is to be played. */
    data object Confirm : TableEvent

    /** Let go of everything picked. */
    data object Clear : TableEvent

    /** Escape: lets go of the selection, or else leaves. */
    data object Cancel : TableEvent

    data object Undo : TableEvent

    /** Why [spot] cannot be chosen. */
    data class WhyNot(val spot: String) : TableEvent

    /** Why a dashed button cannot be used. */
    data class Explain(val reason: String) : TableEvent

    /** The seat that is to hold the device does. */
    data object Accept : TableEvent

    /** Opens a panel, or closes the open one. */
    data class Show(val panel: TablePanel?) : TableEvent

    /** The walkthrough was seen or skipped. */
    data object WalkthroughDone : TableEvent

    data object CopySeed : TableEvent

    data object Export : TableEvent

    data object Abandon : TableEvent

    data class Go(val exit: TableExit) : TableEvent

    /** The table may have changed elsewhere, or speaks another language now. */
    data object Refresh : TableEvent

    /** The app left the foreground. */
    data object ForegroundLost : TableEvent
}

/** Whether the player did it, and not the app. */
internal val TableEvent.isPlayers: Boolean
    get() = this != TableEvent.Refresh && this != TableEvent.ForegroundLost

/** Whether it does something while the table is covered. */
internal val TableEvent.meetsCover: Boolean
    get() = !isPlayers || this == TableEvent.Accept || this == TableEvent.Cancel || this is TableEvent.Go

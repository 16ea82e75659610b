package app.windrose.ui.screens.saved

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.windrose.core.GameKind
import app.windrose.core.GameStatus
import app.windrose.core.SavedGame
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.FileErrand
import app.windrose.ui.app.Route
import app.windrose.ui.app.exportGame
import app.windrose.ui.app.importGame
import kotlinx.coroutines.Job
import java.util.TimeZone

/** What the page of saved games shows. */
@Immutable
data class SavedState(
    val unfinished: List<SavedGame> = emptyList(),
    /** Played to the end, or put away before it. */
    val finished: List<SavedGame> = emptyList(),
    val deleted: List<SavedGame> = emptyList(),
    /** Whether the saved games have been read. */
    val loaded: Boolean = false,
    /** Whether a file is being taken in. */
    val importing: Boolean = false,
) {
    /** Whether there is nothing to show. */
    val empty: Boolean get() = loaded && unfinished.isEmpty() && finished.isEmpty() && deleted.isEmpty()
}

/** Reads the saved games and does with them what the player asks for. */
@Stable
class SavedModel(private val app: AppModel) {
    private var importJob: Job? = null

    /** What the page shows. */
    var state by mutableStateOf(SavedState())
        private set

    /** Reads everything again. */
    suspend fun load() {
        val (shelf, deleted) = app.core {
            it.setUtcOffset(minutesAheadOfUtc())
            it.shelf() to it.deleted()
        }
        state = state.copy(unfinished = shelf.unfinished, finished = shelf.finished, deleted = deleted, loaded = true)
    }

    /** Goes to the table of [game], or to its review when nothing can be played there any more. */
    fun open(game: SavedGame) =
        app.navigate(if (game.status == GameStatus.ABANDONED) Route.Review(game.id) else Route.Table(game.id))

    /** Goes to the statistics of the game that was played last. */
    fun showStatistics() {
        val last = (state.unfinished + state.finished).maxByOrNull { it.updated }
        app.navigate(Route.Statistics(last?.kind ?: GameKind.entries.first()))
    }

    /** Gives [game] another name; its own again when [name] is blank. */
    fun rename(game: SavedGame, name: String) = change { app.core { it.rename(game.id, name) } }

    /** Ends [game] without a result. */
    fun abandon(game: SavedGame) = change { app.core { it.abandon(game.id) } }

    /** Deletes [game], and offers to bring it back. */
    fun delete(game: SavedGame) = change {
        app.core { it.delete(game.id) }
        app.show(app.words["ui-saved-deleted-note"], app.words["ui-saved-bring-back"]) { bringBack(game) }
    }

    /** Brings a deleted game back. */
    fun bringBack(game: SavedGame) {
        change { app.core { it.undelete(game.id) } }
    }

    /** Deletes a deleted game for good. */
    fun remove(game: SavedGame) = change {
        app.core { it.deleteForGood(game.id) }
        app.show(app.words["ui-saved-removed"])
    }

    /** Writes [game] into a file that the player chooses. */
    fun export(game: SavedGame) {
        app.attempt { app.exportGame(game.id, game.title) }
    }

    /** Takes in a game from a file that the player chooses. */
    fun import() {
        importJob = app.attempt {
            try {
                app.importGame(onChosen = { state = state.copy(importing = true) }) ?: return@attempt
                load()
                app.show(app.words["ui-saved-imported"])
            } finally {
                state = state.copy(importing = false)
            }
        }
    }

    /** Gives up taking in a file. */
    fun cancelImport() {
        importJob?.cancel()
    }

    /** Puts the seed of [game] on the clipboard. */
    fun copySeed(game: SavedGame) {
        app.attempt {
            val seed = app.onTable(game.id) { library -> library.table(game.id).use { it.seed() } }
            app.platform.clipboard.copy(seed)
            app.show(app.words["ui-saved-seed-copied"])
        }
    }

    private fun change(work: suspend () -> Unit) {
        app.attempt {
            work()
            load()
        }
    }
}

/**
 * Goes on with what a file was being chosen for when the system ended the process, once the saved games are open. The
 * system still has the player's choice, and hands it to the next who asks for a file.
 */
fun AppModel.takeUp(errand: FileErrand) {
    // At once: this process may be ended as well before the saved games are open.
    fileErrand = errand
    onceOpen {
        when (errand) {
            // The file has been named already.
            is FileErrand.Export -> exportGame(errand.id, title = "")

            FileErrand.Import -> {
                navigate(Route.Saved)
                navigator.keep(Route.Saved) { SavedModel(this) }.import()
            }
        }
    }
}

/** How far the clocks of this place are ahead of UTC now. */
private fun minutesAheadOfUtc(): Int = TimeZone.getDefault().getOffset(System.currentTimeMillis()) / MILLIS_OF_MINUTE

private const val MILLIS_OF_MINUTE = 60_000

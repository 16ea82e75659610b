package app.windrose.ui.screens.home

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.windrose.bindings.WindroseException
import app.windrose.core.GameInfo
import app.windrose.core.GameView
import app.windrose.core.SavedGame
import app.windrose.core.Seat
import app.windrose.ui.app.AppModel

/** What the first page shows. */
@Immutable
data class HomeState(
    /** The games that can be begun. */
    val games: List<GameInfo> = emptyList(),
    /** The table that was left last; null when no game is being played. */
    val table: LastTable? = null,
    /** Whether the saved games have been read. */
    val loaded: Boolean = false,
)

/** The table that was left last. */
@Immutable
data class LastTable(
    val game: SavedGame,
    /** The position for a small picture; null where there is something to hide or nothing to be read. */
    val position: GameView?,
    /** The seat that decides. */
    val active: Seat?,
)

/** Reads what the first page shows. */
@Stable
class HomeModel(private val app: AppModel) {
    /** What the page shows. */
    var state by mutableStateOf(HomeState())
        private set

    /** Reads everything again. */
    suspend fun load() {
        val games = app.core { it.games() }
        val latest = app.core { it.shelf() }.latest
        state = HomeState(games, latest?.let { lastTable(it) }, loaded = true)
    }

    private suspend fun lastTable(game: SavedGame): LastTable {
        val view = app.onTable(game.id) { library ->
            try {
                library.table(game.id).use { it.view() }
            } catch (_: WindroseException) {
                // The table itself tells what is wrong with it, once the player goes there.
                null
            }
        }
        return LastTable(
            game = game,
            // What a covered table shows, everybody may see.
            position = view?.takeUnless { it.secret }?.position,
            active = view?.seats?.find { it.active }?.seat,
        )
    }
}

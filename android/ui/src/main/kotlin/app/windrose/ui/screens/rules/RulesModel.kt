package app.windrose.ui.screens.rules

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.windrose.core.GameKind
import app.windrose.core.PracticeStack
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.KeepsWork

/** What the rules of a game show. */
@Immutable
data class RulesState(
    /** The game's name. */
    val title: String = "",
    /** The rules, part after part. */
    val parts: List<RulesPart> = emptyList(),
    /** What is looked for; blank when nothing is. */
    val query: String = "",
    /** Whether the rules have been read. */
    val loaded: Boolean = false,
    /** What can be felt for practice; nothing in most games. */
    val practice: List<PracticeStack> = emptyList(),
) {
    /** Whether something is looked for. */
    val searching: Boolean get() = query.isNotBlank()

    /** The parts to show: all, or those in which something was found. */
    val shown: List<RulesPart> = if (searching) parts.filter { it.has(query.trim()) } else parts
}

/** Reads the rules of a game and looks things up in them, [query] at first. */
@Stable
class RulesModel(private val app: AppModel, private val kind: GameKind, query: String = "") : KeepsWork {
    /** What the page shows. */
    var state by mutableStateOf(RulesState(query = query))
        private set

    override val work: String get() = state.query

    /** Reads the rules, in the language in force. */
    suspend fun load() {
        val title = app.core { it.games() }.find { it.kind == kind }?.title.orEmpty()
        val parts = app.core { library ->
            library.rules(kind).map { section ->
                RulesPart(section.level.toInt(), RichText.parse(section.title), section.blocks.map(RulesBlock::parse))
            }
        }
        val practice = if (kind == GameKind.FOUR_SENSES) app.core { it.fourSensesPractice() } else emptyList()
        state = state.copy(title = title, parts = parts, loaded = true, practice = practice)
    }

    /** Looks for [query]. */
    fun search(query: String) {
        state = state.copy(query = query)
    }
}

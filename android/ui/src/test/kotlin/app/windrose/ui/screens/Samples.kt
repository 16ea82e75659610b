package app.windrose.ui.screens

import app.windrose.core.Confirm
import app.windrose.core.Motion
import app.windrose.core.Settings
import app.windrose.core.StormChoice
import app.windrose.core.TackMode
import app.windrose.core.TackSetup
import app.windrose.core.Theme
import app.windrose.core.WindChoice
import app.windrose.ui.screens.rules.RichText
import app.windrose.ui.screens.rules.RulesBlock
import app.windrose.ui.screens.rules.RulesPart
import app.windrose.ui.screens.rules.RulesState
import java.io.File

/** What screens are shown with and no language is spoken in, and the rules, which are a file. */
object Samples {
    val settings = Settings(
        language = null,
        theme = Theme.SYSTEM,
        motion = Motion.SYSTEM,
        confirm = Confirm.WHERE_NEEDED,
        sound = true,
        haptics = true,
        primaryLeft = false,
        boardTurned = false,
        walkthroughSeen = true,
    )

    val tackSetup = TackSetup(TackMode.TwoPlayers, WindChoice.ClearDay, StormChoice.None, older = 0u, evenStart = false)

    /** The real rules of [game] in the language [tag]. */
    fun rules(tag: String = "en", query: String = "", game: String = "tack"): RulesState {
        val file = File("../../core/src/$game", if (tag == "en") "RULES.md" else "RULES.$tag.md")
        val parts = mutableListOf<RulesPart>()
        for (block in file.readText().split(Regex("\n\\s*\n")).map { it.trim() }.filter { it.isNotEmpty() }) {
            if (block.startsWith("#")) {
                val level = block.takeWhile { it == '#' }.length
                parts += RulesPart(level, RichText.parse(block.drop(level).trim()), emptyList())
            } else {
                val last = parts.removeLast()
                parts += last.copy(blocks = last.blocks + RulesBlock.parse(block))
            }
        }
        return RulesState("Tack", parts, query, loaded = true)
    }
}

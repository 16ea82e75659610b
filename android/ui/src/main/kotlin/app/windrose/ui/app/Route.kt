package app.windrose.ui.app

import app.windrose.core.GameKind

/**
 * A place in the app. [path] names it in a short text that [parse] reads again, so that the system can end the process
 * and bring the player back to the same place.
 */
sealed class Route(val path: String) {
    /** The first page: going on and beginning. */
    data object Home : Route("home")

    /** The saved games. */
    data object Saved : Route("saved")

    /** The list of rules. */
    data object RulesList : Route("rules")

    /** The settings. */
    data object Settings : Route("settings")

    /** The licences of the app and of what it is made of. */
    data object Licences : Route("licences")

    /** The rules of one game. */
    data class Rules(val kind: GameKind) : Route("rules/${kind.name}")

    /** The statistics of one game. */
    data class Statistics(val kind: GameKind) : Route("statistics/${kind.name}")

    /** Setting up a new game. */
    data class Setup(val kind: GameKind) : Route("setup/${kind.name}")

    /** The table of the saved game [id]. */
    data class Table(val id: Long) : Route("table/$id")

    /** Looking back at the saved game [id]. */
    data class Review(val id: Long) : Route("review/$id")

    companion object {
        /** The place that [path] names; null when there is no such place. */
        fun parse(path: String): Route? {
            val detail = path.substringAfter('/', missingDelimiterValue = "")
            return when (path.substringBefore('/')) {
                "home" -> Home
                "saved" -> Saved
                "settings" -> Settings
                "licences" -> Licences
                "rules" -> if (detail.isEmpty()) RulesList else kind(detail)?.let(::Rules)
                "statistics" -> kind(detail)?.let(::Statistics)
                "setup" -> kind(detail)?.let(::Setup)
                "table" -> detail.toLongOrNull()?.let(::Table)
                "review" -> detail.toLongOrNull()?.let(::Review)
                else -> null
            }
        }

        private fun kind(name: String): GameKind? = GameKind.entries.find { it.name == name }
    }
}

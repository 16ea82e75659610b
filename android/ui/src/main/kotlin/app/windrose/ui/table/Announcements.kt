package app.windrose.ui.table

import app.windrose.core.TableView
import app.windrose.ui.app.Words

/** What an action led to, in the order in which it happened, and whose turn it is then. */
internal fun announcement(view: TableView): String {
    val happened = view.happened.mapNotNull { it.line?.spoken }
    return (happened + listOfNotNull(standing(view))).joinToString(" ")
}

/** That an action was taken back, and whose turn it is again. */
internal fun undoAnnouncement(view: TableView, words: Words): String =
    listOfNotNull(words["ui-table-undone"], standing(view)).joinToString(" ")

/** What the table says when the player comes to it: whose turn it is and what is asked, or how the game ended. */
internal fun greeting(view: TableView): String? =
    view.decision?.prompt?.let { "${it.step}. ${it.title}" } ?: standing(view)

private fun standing(view: TableView): String? =
    view.result?.let { "${it.title}. ${it.sentence}" } ?: view.decision?.prompt?.let { "${it.step}." }

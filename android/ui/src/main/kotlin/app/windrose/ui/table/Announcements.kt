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

private fun standing(view: TableView): String? =
    view.result?.let { "${it.title}." } ?: view.decision?.prompt?.let { "${it.step}." }

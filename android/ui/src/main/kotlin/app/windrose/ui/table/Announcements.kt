package app.windrose.ui.table

import app.windrose.core.Choice
import app.windrose.core.Part
import app.windrose.core.PreviewView
import app.windrose.core.TableView
import app.windrose.ui.app.Words

/**
 * What an action led from [before] to, in the order in which it happened, and whose turn it is then. Where no log is to be
 * seen, whoever comes to the turn is told everything since the last one. How the game ended comes first: nobody has to hear
 * all that led to it before.
 */
internal fun announcement(view: TableView, before: TableView): String {
    val passesOn = view.decision != null && view.decision?.seat != before.decision?.seat
    val lines = if (view.felt && passesOn) view.since else view.happened.mapNotNull { it.line }
    val happened = lines.map { it.spoken }
    val result = view.result ?: return (happened + listOfNotNull(standing(view))).joinToString(" ")
    val ending = listOf("${result.title}.", result.sentence)
    return (ending + happened.filterNot { it in ending }).joinToString(" ")
}

/** That an action was taken back, and whose turn it is again. */
internal fun undoAnnouncement(view: TableView, words: Words): String =
    listOfNotNull(words["ui-table-undone"], standing(view)).joinToString(" ")

/** What the table says when the player comes to it: whose turn it is and what is asked, or how the game ended. */
internal fun greeting(view: TableView): String? =
    view.decision?.prompt?.let { "${it.step}. ${it.title}" } ?: standing(view)

/** [said], and then what is asked: its title, and everything of it where something else was asked [before]. */
internal fun withQuestion(said: String, view: TableView, before: TableView? = null): String {
    val prompt = view.decision?.prompt ?: return said
    val detail = prompt.detail.takeUnless { before?.decision?.prompt?.title == prompt.title }
    return listOfNotNull(said, "${prompt.title}.", detail).filter { it.isNotEmpty() }.joinToString(" ")
}

/** Whose turn it is, or how the game ended. */
internal fun standing(view: TableView): String? =
    view.result?.let { "${it.title}. ${it.sentence}" } ?: view.decision?.prompt?.let { "${it.step}." }

/** What [choice] would do, and the name of the button that does it. */
internal fun proposal(preview: PreviewView, choice: Choice): String =
    listOf(preview.spoken, "${choice.text.label}.").distinct().joinToString(" ")

/** What the change from [before] to [after] picked, or else let go of: its words, and which of both. */
internal fun picking(view: TableView, before: Selection, after: Selection, words: Words): String {
    val gone = before.chosen.filter { part -> after.chosen.none { it.id == part.id } }
    val new = after.chosen.filter { part -> before.chosen.none { it.id == part.id } }
    return when {
        new.isNotEmpty() -> "${view.wordsOf(new)}, ${words["ui-state-chosen"]}"
        gone.isNotEmpty() -> "${view.wordsOf(gone)}, ${words["ui-state-let-go"]}"
        after.isEmpty -> before.ready?.let { "${it.text.label}, ${words["ui-state-let-go"]}" }.orEmpty()
        else -> ""
    }
}

/** What [spot] is called, with what lies there and whether it is chosen. */
internal fun spokenSpot(view: TableView, spot: String, selection: Selection, words: Words): String? {
    val spoken = view.spots.find { it.id == spot }?.spoken ?: return null
    val chosen = selection.chosen.any { it.id == spot } || spot in selection.chosenSpots
    return if (chosen) "$spoken, ${words["ui-state-chosen"]}" else spoken
}

/** What is said of a panel that is opened. */
internal fun told(panel: TablePanel, face: GameFace, words: Words): String = when (panel) {
    TablePanel.Menu -> words["ui-table-menu"]
    TablePanel.Log -> words["ui-log-title"]
    TablePanel.Cards -> words["ui-table-cards"]
    TablePanel.Choices -> words["ui-table-choices"]
    TablePanel.News -> words["ui-table-since"]
    TablePanel.Score -> words["ui-score-sheet"]
    TablePanel.Keys -> words["ui-keys-title"]
    TablePanel.Abandon -> "${words["ui-saved-abandon"]}. ${words["ui-saved-abandon-text"]}"
    is TablePanel.Walkthrough -> {
        val key = "${face.tourKey}-${panel.page + 1}"
        "${words["$key-title"]}. ${words["$key-text"]}"
    }
}

/** The words of [parts]; of what lies on the table, with everything that is to be said of it. */
private fun TableView.wordsOf(parts: List<Part>): String =
    parts.joinToString { part -> spots.find { it.id == part.id }?.spoken ?: part.spoken }

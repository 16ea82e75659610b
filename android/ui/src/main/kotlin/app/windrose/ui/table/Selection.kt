package app.windrose.ui.table

import androidx.compose.runtime.Immutable
import app.windrose.core.Choice
import app.windrose.core.Part
import app.windrose.core.Pick

/**
 * A piece beside the board that waits to be laid; [spot] is where the selection lays it. The [held] piece is laid next,
 * even where only one spot is left for it.
 */
@Immutable
data class Piece(val index: Int, val spot: String?, val held: Boolean)

/** A part that is picked by a chip. */
@Immutable
data class ChipPart(val part: Part, val chosen: Boolean)

/**
 * What a player has picked of a decision so far, and what that leaves open.
 *
 * Nothing here knows a rule: a choice is a candidate when it contains every picked part, and what may be tapped is what
 * the choices say. A part that all candidates share is [implied], as if it were picked. Tapping a picked part lets go of
 * it; tapping a part of no candidate lets go of as many of the latest picks as stand in its way.
 */
@Immutable
class Selection private constructor(
    /** Everything that may be chosen. */
    val choices: List<Choice>,
    private val picked: List<String>,
    private val heldByHand: Int?,
    private val button: Int?,
    private val byName: Boolean = false,
    /** Whether what all candidates share counts as picked. Otherwise nothing is guessed. */
    private val implies: Boolean = true,
) {
    /** The choices that contain everything picked. */
    val candidates: List<Choice> = if (button != null) listOf(choices[button]) else containing(picked)

    private val implied: Set<String> = if (implies) {
        candidates.map { it.partIds() }.reduceOrNull(Set<String>::intersect).orEmpty() - picked
    } else {
        emptySet()
    }

    /** Whether nothing is picked yet. */
    val isEmpty: Boolean get() = picked.isEmpty() && button == null

    /** The one choice that the picks lead to, if they do. */
    val ready: Choice? = candidates.singleOrNull()?.takeIf { implies || picked.containsAll(it.partIds()) }
        ?: candidates.find { !isEmpty && it.partIds() == picked.toSet() }

    /** Whether every part of [ready] was picked by hand or by its name, and the last tap can have meant nothing else. */
    val complete: Boolean = ready != null && candidates.size == 1 && !isEmpty &&
        picked.containsAll(ready.partIds()) && (byName || !beginsAnother(ready))

    /** The parts that are picked or implied, in the order of their picking. */
    val chosen: List<Part> = (picked + implied).mapNotNull(::partOf)

    /** The pieces beside the board. */
    val pieces: List<Piece> = layOut()

    private val heldKind: Int? = pieces.find { it.held }?.let { kindOf(it.index) }

    /**
     * The parts that come next: of each candidate the first that is open, or all of them where their order is free. A plain
     * button keeps nothing else from being picked.
     */
    private val next: List<Part> = (if (button == null) candidates else choices).flatMap { candidate ->
        val open = candidate.text.parts.filter { it.id !in picked }
        val undecided = open.filter { it.id !in implied }.ifEmpty { open }
        if (candidate.text.anyOrder) undecided else undecided.take(1)
    }.distinctBy { it.id }

    /** The spots that come next. */
    val legalSpots: Set<String> = next.filter(::inHand).mapNotNull { it.spot() }.toSet()

    /** The spots that are picked or implied. */
    val chosenSpots: List<String> = chosen.mapNotNull { it.spot() }

    /** What is picked or implied, as the core is asked about it: first chips by their ids, then spots. */
    val named: List<String> = chosen.filter { it.at is Pick.Chip }.map { it.id } + chosenSpots

    /** The chips that come next or are picked, with those that could stand in their place. */
    val chips: List<ChipPart> = chipParts()

    /** The choices without parts, each a plain button. */
    val buttons: List<IndexedValue<Choice>> = choices.withIndex().filter { it.value.text.parts.isEmpty() }

    /** The selection after a tap on [spot]; null when the spot is part of no choice. */
    fun tapSpot(spot: String): Selection? {
        picked.lastOrNull { partOf(it)?.spot() == spot }?.let { return with(picked - it) }
        val here = choices.flatMap { it.withinReach() }.filter { it.spot() == spot && inHand(it) }.distinctBy { it.id }
        // A part of a candidate goes before one that starts afresh.
        val open = candidates.flatMap { it.partIds() }.toSet()
        return (here.find { it.id in open } ?: here.firstOrNull())?.let { pick(it.id) }
    }

    /** The selection after the part [id] was picked, or let go. */
    fun tapPart(id: String): Selection? = when {
        id in picked -> with(picked - id)
        partOf(id) != null -> pick(id)
        else -> null
    }

    /** The selection with the piece [index] in hand; a piece that was laid is taken back. */
    fun tapPiece(index: Int): Selection? {
        val piece = pieces.getOrNull(index) ?: return null
        val laid = picked.find { id ->
            val at = partOf(id)?.at
            at is Pick.Lay && at.spot == piece.spot
        }
        return Selection(choices, if (laid == null) picked else picked - laid, index, button = null, implies = implies)
    }

    /** The selection in which the choice at [index] is picked whole; null when there is none. */
    fun choose(index: Int): Selection? {
        val choice = choices.getOrNull(index) ?: return null
        val parts = choice.text.parts.map { it.id }
        val plain = index.takeIf { parts.isEmpty() }
        return Selection(choices, parts, heldByHand = null, plain, byName = true, implies)
    }

    /** Nothing picked, of the same choices. */
    fun cleared(): Selection = of(choices, implies)

    /** The same picks among [choices], which are the present ones in another language. */
    fun retold(choices: List<Choice>): Selection = Selection(choices, picked, heldByHand, button, byName, implies)

    /** What can be done at [spot] with one word: the choices that begin there. */
    fun choicesFrom(spot: String): List<IndexedValue<Choice>> =
        choices.withIndex().filter { choice -> choice.value.beginnings().any { (it.at as? Pick.Spot)?.spot == spot } }

    /** The pieces that may be laid on [spot] now, equal ones once. */
    fun layingOn(spot: String): List<Part> =
        next.filter { (it.at as? Pick.Lay)?.spot == spot }

    /** With what was begun a part goes that no choice has with it, but only for one that begins another choice. */
    private fun pick(id: String): Selection? {
        val kept = picked.indices.reversed().map { picked.take(it + 1) } + listOf(emptyList())
        val picks = kept.map { it + id }.find { containing(it).isNotEmpty() } ?: return null
        val letsGo = picks.size == 1 && picked.any(::begins)
        return if (letsGo && !begins(id)) null else with(picks)
    }

    /** The parts that a tap can mean: what an ordered choice has behind a chip waits for that chip to be picked. */
    private fun Choice.withinReach(): List<Part> {
        if (text.anyOrder) return text.parts
        val gate = text.parts.indexOfFirst { part -> part.at is Pick.Chip && chosen.none { it.id == part.id } }
        return if (gate < 0) text.parts else text.parts.take(gate)
    }

    private fun begins(id: String): Boolean = choices.any { choice -> choice.beginnings().any { it.id == id } }

    /** Whether the last tap may have begun another choice than [ready], instead of that which was begun before. */
    private fun beginsAnother(ready: Choice): Boolean {
        fun isSpot(id: String) = partOf(id)?.at is Pick.Spot
        val last = picked.lastOrNull()?.takeIf(::isSpot) ?: return false
        // After a chip the spot can only go on with it.
        if (picked.dropLast(1).none { isSpot(it) && begins(it) }) return false
        return choices.any { other -> other !== ready && other.beginnings().any { it.id == last } }
    }

    private fun with(picks: List<String>) = Selection(choices, picks, heldByHand, button = null, implies = implies)

    private fun containing(ids: List<String>): List<Choice> =
        if (ids.isEmpty()) choices else choices.filter { it.partIds().containsAll(ids) }

    /** The part called [id], in the words of a candidate if there is one. */
    private fun partOf(id: String): Part? =
        (candidates.asSequence() + choices.asSequence()).flatMap { it.text.parts }.find { it.id == id }

    private fun inHand(part: Part): Boolean = when (val at = part.at) {
        is Pick.Lay -> at.piece.toInt() == heldKind
        else -> true
    }

    /** Pieces that stand for one another lie side by side and are named by the first of them. */
    private fun kindOf(index: Int): Int = kinds().last { it <= index }

    private fun kinds(): List<Int> =
        choices.flatMap { it.text.parts }.mapNotNull { (it.at as? Pick.Lay)?.piece?.toInt() }.distinct().sorted()

    private fun layOut(): List<Piece> {
        val count = choices.maxOfOrNull { choice -> choice.text.parts.count { it.at is Pick.Lay } } ?: 0
        val spots = arrayOfNulls<String>(count)
        val waiting = BooleanArray(count) { true }
        for (part in chosen) {
            val at = part.at as? Pick.Lay ?: continue
            val free = (at.piece.toInt() until count).find { spots[it] == null } ?: continue
            spots[free] = at.spot
            waiting[free] = part.id !in picked
        }
        val held = heldByHand?.takeIf { it < count && waiting[it] } ?: waiting.indexOf(true)
        return spots.mapIndexed { index, spot -> Piece(index, spot, held = index == held) }
    }

    private fun chipParts(): List<ChipPart> {
        val pickedChips = chosen.filter { it.at is Pick.Chip }
        // Without the picked chip its alternatives come next again.
        val rest = picked.filter { id -> pickedChips.none { it.id == id } }
        val alternatives = if (pickedChips.isEmpty() || rest.size == picked.size) next else with(rest).next
        return (alternatives.filter { it.at is Pick.Chip } + pickedChips).distinctBy { it.id }
            .map { part -> ChipPart(part, chosen = pickedChips.any { it.id == part.id }) }
    }

    companion object {
        /** Nothing to choose from. */
        val None = of(emptyList())

        /** Nothing picked yet of [choices]; what is the only one left counts as picked where it is [implied]. */
        fun of(choices: List<Choice>, implied: Boolean = true) =
            Selection(choices, emptyList(), heldByHand = null, button = null, implies = implied)
    }
}

/** The parts that may be picked first. */
private fun Choice.beginnings(): List<Part> = if (text.anyOrder) text.parts else text.parts.take(1)

private fun Choice.partIds(): Set<String> = text.parts.mapTo(LinkedHashSet()) { it.id }

private fun Part.spot(): String? = when (val at = at) {
    is Pick.Spot -> at.spot
    is Pick.Lay -> at.spot
    is Pick.Chip -> null
}

package app.windrose.ui.table

import app.windrose.core.ChoiceText
import app.windrose.core.Part
import app.windrose.core.Pick
import app.windrose.core.TackAction
import app.windrose.ui.table.TableSamples.button
import app.windrose.ui.table.TableSamples.choice
import app.windrose.ui.table.TableSamples.lay
import app.windrose.ui.table.TableSamples.move
import app.windrose.ui.table.TableSamples.raise
import app.windrose.ui.table.TableSamples.spot
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class SelectionTest {
    private val moves = Selection.of(listOf(move("A0", "A1"), move("A0", "A2"), move("E0", "E1"), move("E0", "E4")))
    private val laying = Selection.of(listOf("BC", "CB", "BE", "EB", "CE", "EC").map(::layTwo))

    private fun chipChoice(id: String) =
        choice(TackAction.Done, "Turn $id", "Turn $id", Part(Pick.Chip, id, "Turn $id", "Turn $id"))

    private fun Selection.tap(vararg spots: String): Selection = spots.fold(this) { selection, spot ->
        assertNotNull(selection.tapSpot(spot), "Nothing to tap at $spot")
    }

    private val Selection.label: String? get() = ready?.text?.label

    @Test
    fun `at first the first parts are legal and nothing is ready`() {
        assertEquals(setOf("A0", "E0"), moves.legalSpots)
        assertNull(moves.ready)
        assertTrue(moves.isEmpty)
    }

    @Test
    fun `a picked die leaves the spaces that it reaches`() {
        val picked = moves.tap("E0")
        assertEquals(setOf("E1", "E4"), picked.legalSpots)
        assertEquals(listOf("E0"), picked.chosenSpots)
        assertNull(picked.ready)
    }

    @Test
    fun `die and space make a complete choice`() {
        val picked = moves.tap("E0", "E4")
        assertEquals("Move to E4", picked.label)
        assertTrue(picked.complete)
    }

    @Test
    fun `another space of the same die takes the place of the first`() =
        assertEquals("Move to E1", moves.tap("E0", "E4", "E1").label)

    @Test
    fun `another die starts afresh`() {
        val picked = moves.tap("E0", "E4", "A0")
        assertEquals(listOf("A0"), picked.chosenSpots)
        assertEquals(setOf("A1", "A2"), picked.legalSpots)
    }

    @Test
    fun `a picked part is let go by a second tap`() {
        assertEquals(listOf("E0"), moves.tap("E0", "E4", "E4").chosenSpots)
        assertTrue(moves.tap("E0", "E0").isEmpty)
    }

    @Test
    fun `a space that one die reaches is ready but not complete`() {
        val picked = moves.tap("A2")
        assertEquals("Move to A2", picked.label)
        assertFalse(picked.complete)
        assertTrue(picked.tap("A0").complete)
    }

    @Test
    fun `what is no part of a choice cannot be tapped`() {
        assertNull(moves.tapSpot("C3"))
        assertNull(moves.tapPart("C3"))
        assertNull(moves.choose(9))
    }

    @Test
    fun `a spot behind a chip waits for the chip`() {
        val parts = arrayOf(Part(Pick.Chip, "build", "Build", "Build"), spot("A1"))
        val selection = Selection.of(listOf(choice(TackAction.Done, "Build", "Build", *parts), move("B1", "B2")))
        assertNull(selection.tapSpot("A1"))
        assertTrue(assertNotNull(selection.tapPart("build")).tap("A1").complete)
    }

    @Test
    fun `two dice to swap may be picked in either order`() {
        val ordered = choice(TackAction.Done, "Swap", "Swap", spot("A1"), spot("D4"))
        val swap = ordered.copy(text = ordered.text.copy(anyOrder = true))
        assertEquals(setOf("A1", "D4"), Selection.of(listOf(swap)).legalSpots)
        assertEquals(setOf("A1"), Selection.of(listOf(ordered)).legalSpots)
        val selection = Selection.of(listOf(swap, move("D4", "D3"), move("A1", "A2")))
        assertEquals("Swap", selection.tap("D4", "A1").label)
        assertEquals("Swap", selection.tap("A1", "D4").label)
    }

    @Test
    fun `a tap that may have begun another choice plays nothing by itself, one that cannot does`() {
        val swap = choice(TackAction.Done, "Swap", "Swap", spot("A1"), spot("D4"))
        val inAnyOrder = swap.copy(text = swap.text.copy(anyOrder = true))
        val selection = Selection.of(listOf(inAnyOrder, move("D4", "D3"), move("A1", "A2")))
        assertFalse(selection.tap("A1", "D4").complete)
        assertTrue(selection.tap("A1", "A2").complete)
        assertTrue(assertNotNull(selection.choose(0)).complete)
        assertTrue(Selection.of(listOf(inAnyOrder, move("B1", "B2"))).tap("A1", "D4").complete)
    }

    @Test
    fun `a chip and a spot in any order are complete with the last of both`() {
        fun place(piece: String, spot: String) =
            raise(spot, face = 4).let { it.copy(text = ChoiceText(piece, piece, parts(piece, spot), anyOrder = true)) }
        val selection = Selection.of(listOf("A1", "B1").flatMap { listOf(place("flat", it), place("holed", it)) })
        assertTrue(selection.picked("flat", "A1").complete)
        assertTrue(selection.picked("A1", "flat").complete)
        assertFalse(selection.picked("flat").complete)
    }

    @Test
    fun `without guessing, what is the only one left waits to be picked`() {
        val only = Selection.of(listOf(move("A1", "A2")), implied = false)
        assertNull(only.ready)
        assertEquals(emptyList(), only.chosenSpots)
        assertNull(only.tap("A1").ready)
        assertTrue(only.tap("A1", "A2").complete)
        assertNull(only.tap("A1", "A2").cleared().ready)
    }

    private fun Selection.picked(vararg parts: String): Selection =
        parts.fold(this) { selection, part -> assertNotNull(selection.tapPart(part)) }

    private fun parts(piece: String, spot: String) = listOf(Part(Pick.Chip, piece, piece, piece), spot(spot))

    @Test
    fun `a space out of reach of the picked die does not pick another die`() {
        assertNull(moves.tap("A0").tapSpot("E4"))
        assertEquals("Move to E4", moves.tap("A2", "E4").label)
    }

    @Test
    fun `the first piece is held and laid, the last one is forced`() {
        assertEquals(listOf(true, false), laying.pieces.map { it.held })
        assertEquals(setOf("B6", "C6", "E6"), laying.legalSpots)
        val one = laying.tap("C6")
        assertEquals(listOf("C6", null), one.pieces.map { it.spot })
        assertEquals(setOf("B6", "E6"), one.legalSpots)
        assertEquals("EC", one.tapPiece(1)?.tap("E6")?.let { layLabel(it) }?.reversed())
    }

    @Test
    fun `the last piece of a full set is forced`() {
        val full = Selection.of(listOf("BC", "CB").map(::layTwo)).tap("C6")
        assertEquals("CB", layLabel(full))
        assertFalse(full.complete)
        assertTrue(full.tap("B6").complete)
    }

    @Test
    fun `a tapped piece is held, and a laid one taken back`() {
        val held = assertNotNull(laying.tapPiece(1))
        assertEquals(listOf(false, true), held.pieces.map { it.held })
        val back = assertNotNull(held.tap("B6").tapPiece(1))
        assertEquals(listOf(null, null), back.pieces.map { it.spot })
    }

    @Test
    fun `equal pieces stand for one another`() {
        val twins = Selection.of(listOf(equalPair("B6", "C6"), equalPair("B6", "E6"), equalPair("C6", "E6")))
        val second = assertNotNull(twins.tapPiece(1)).tap("B6")
        assertEquals(setOf("C6", "E6"), second.legalSpots)
        assertTrue(second.tap("E6").complete)
    }

    @Test
    fun `chips come once their die is picked, and may be changed`() {
        val raises = Selection.of(listOf("A0", "E0").flatMap { from -> (4..6).map { raise(from, it) } })
        assertTrue(raises.chips.isEmpty())
        val die = raises.tap("A0")
        assertEquals(listOf("face:4", "face:5", "face:6"), die.chips.map { it.part.id })
        val five = assertNotNull(die.tapPart("face:5"))
        assertEquals(
            listOf("face:4" to false, "face:5" to true, "face:6" to false),
            five.chips.map {
                it.part.id to
                    it.chosen
            },
        )
        assertEquals("Turn the die to 6", five.tapPart("face:6")?.label)
    }

    @Test
    fun `what all choices share is as good as picked`() {
        val raises = Selection.of((4..6).map { raise("E0", it) })
        assertEquals(listOf("E0"), raises.chosenSpots)
        assertEquals(3, raises.chips.size)
        assertTrue(assertNotNull(raises.tapPart("face:4")).label == "Turn the die to 4")
    }

    @Test
    fun `a choice without parts is a button`() {
        val selection = Selection.of(listOf(move("B2", "B1"), button("End the turn")))
        assertEquals(listOf(1), selection.buttons.map { it.index })
        assertNull(selection.ready)
        val chosen = assertNotNull(selection.choose(1))
        assertEquals("End the turn", chosen.label)
        assertTrue(chosen.complete)
        assertEquals("Move to B1", chosen.tap("B2").label)
        assertEquals(selection.legalSpots, chosen.legalSpots)
    }

    @Test
    fun `a chosen button leaves the chips in view`() {
        val turns = listOf(chipChoice("up"), chipChoice("down"))
        val chosen = assertNotNull(Selection.of(turns + button("Leave the die")).choose(2))
        assertEquals(listOf("up", "down"), chosen.chips.map { it.part.id })
        assertTrue(chosen.chips.none { it.chosen })
        assertEquals("Turn up", assertNotNull(chosen.tapPart("up")).label)
    }

    @Test
    fun `a choice picked by name has all its parts`() {
        val picked = assertNotNull(moves.choose(3))
        assertEquals("Move to E4", picked.label)
        assertTrue(picked.complete)
    }

    @Test
    fun `a lone choice is ready by itself, but nobody meant it yet`() {
        val lone = Selection.of(listOf(move("A0", "A1")))
        assertEquals("Move to A1", lone.label)
        assertFalse(lone.complete)
    }

    @Test
    fun `custom actions name the choices that begin at a spot and the pieces to lay there`() {
        assertEquals(listOf(2, 3), moves.choicesFrom("E0").map { it.index })
        assertEquals(listOf("6>B6", "4>B6"), laying.layingOn("B6").map { it.id })
    }

    @Test
    fun `the core is asked about what is picked by the ids of chips and the names of spots`() {
        val raises = Selection.of(listOf("A0", "E0").flatMap { from -> (4..6).map { raise(from, it) } })
        val picked = assertNotNull(raises.tapSpot("E0")?.tapPart("face:5"))
        assertEquals(listOf("face:5", "E0"), picked.named)
    }

    private fun layTwo(columns: String) = lay(columns)

    private fun layLabel(selection: Selection): String = selection.pieces.joinToString("") { it.spot?.take(1) ?: "?" }

    private fun equalPair(vararg spots: String) = choice(
        TackAction.Done,
        "Place",
        "Place",
        *spots.map { Part(Pick.Lay(0u, it), "5>$it", "5 in $it", "Five in $it") }.toTypedArray(),
    )
}

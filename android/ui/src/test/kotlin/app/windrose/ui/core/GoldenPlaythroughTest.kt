package app.windrose.ui.core

import app.windrose.bindings.GameLibrary
import app.windrose.bindings.Table
import app.windrose.bindings.modeSetup
import app.windrose.bindings.seedText
import app.windrose.core.TableView
import java.io.File
import kotlin.io.path.createTempDirectory
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** The golden playthroughs lead to the same states through the bindings as they do in Rust. */
class GoldenPlaythroughTest {
    private val folder = createTempDirectory("windrose").toFile()

    @Test
    fun `every golden playthrough leads to the same hash after each step`() {
        val files = playthroughs.listFiles { file -> file.extension == "json" }.orEmpty().sorted()
        assertTrue(files.size >= FEWEST, "only ${files.size} golden playthroughs in $playthroughs")
        GameLibrary.open(File(folder, "windrose.sqlite").path, "en").use { library ->
            files.forEach { replay(library, it) }
        }
        folder.deleteRecursively()
    }

    private fun replay(library: GameLibrary, file: File) {
        val (head, steps) = file.readLines().let { it.first() to it.drop(1) }
        val kind = library.games().single { it.key == head.text("game") }.kind
        val players = file.nameWithoutExtension.split('-').dropLast(1).last().toUByte()
        val setup = assertNotNull(modeSetup(kind, head.text("mode"), players), "${file.name} has an unknown mode")
        val id = library.start(setup, emptyList(), seedText(head.number("seed").toULong())).use { table ->
            assertEquals(head.text("hash"), table.stateHash(), "${file.name}, opening")
            steps.filter { it.startsWith("{") }.forEachIndexed { step, line ->
                val decision = assertNotNull(table.uncovered().decision, "${file.name} ends before step ${step + 1}")
                table.play(decision.choices[line.number("choice").toInt()].action, step.toUInt())
                assertEquals(line.text("hash"), table.stateHash(), "${file.name}, step ${step + 1}")
            }
            assertNull(table.view().decision, "${file.name} goes on")
            table.id()
        }
        library.delete(id)
    }

    /** The table as its holder sees it, who takes the device where it is handed on. */
    private fun Table.uncovered(): TableView = view().let { if (it.covered) accept(it.holder) else it }

    private fun String.text(name: String) = find(name, "\"([^\"]*)\"")

    private fun String.number(name: String) = find(name, "([0-9]+)")

    private fun String.find(name: String, value: String): String =
        assertNotNull(Regex("\"$name\":$value").find(this), "no $name in $this").groupValues[1]

    private companion object {
        const val FEWEST = 8
        val playthroughs = File(System.getProperty("user.dir"), "../../tests/playthroughs")
    }
}

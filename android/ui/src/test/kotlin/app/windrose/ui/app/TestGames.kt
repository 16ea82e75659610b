package app.windrose.ui.app

import app.windrose.bindings.GameLibrary
import app.windrose.bindings.seedText
import app.windrose.core.Answer
import app.windrose.core.GameSetup
import app.windrose.core.StormChoice
import app.windrose.core.TableView
import app.windrose.core.TackMode
import app.windrose.core.TackSetup
import app.windrose.core.WindChoice
import java.io.File
import kotlin.io.path.createTempDirectory

/** A new folder for saved games, in memory where that can be: how fast a disk is does not matter to tests. */
fun newFolder(): File {
    val memory = File("/dev/shm")
    val folder = if (memory.isDirectory) createTempDirectory(memory.toPath(), "windrose") else createTempDirectory()
    return folder.toFile()
}

/** Tack for two people without storms. */
val tackForTwo: GameSetup = GameSetup.Tack(
    TackSetup(TackMode.TwoPlayers, WindChoice.ClearDay, StormChoice.None, older = 0u, evenStart = false),
)

/** Plays a game of [setup] with the dice of [seed] to its end, one choice after another in turn, and gives its number. */
fun playToTheEnd(library: GameLibrary, setup: GameSetup = tackForTwo, seed: ULong = 1uL): Long =
    library.start(setup, emptyList(), seedText(seed)).use { table ->
        var view: TableView = table.view()
        while (view.result == null) {
            val decision = checkNotNull(view.decision) { "Nothing to decide at step ${view.step}" }
            val choice = decision.choices[(view.step % decision.choices.size.toUInt()).toInt()]
            view = when (val answer = table.play(choice.action, view.step)) {
                is Answer.Done -> answer.view
                is Answer.MovedOn -> answer.view
            }
        }
        table.id()
    }

package app.windrose.ui.screens

import app.windrose.core.BySeat
import app.windrose.core.Column
import app.windrose.core.ColumnEffect
import app.windrose.core.Confirm
import app.windrose.core.ErrorKind
import app.windrose.core.FigureRow
import app.windrose.core.GameInfo
import app.windrose.core.GameKind
import app.windrose.core.GameStatus
import app.windrose.core.GameView
import app.windrose.core.LostGame
import app.windrose.core.Motion
import app.windrose.core.OpeningReport
import app.windrose.core.SavedGame
import app.windrose.core.Settings
import app.windrose.core.Space
import app.windrose.core.StatBar
import app.windrose.core.StatSection
import app.windrose.core.Statistics
import app.windrose.core.StormChoice
import app.windrose.core.TackColumnMark
import app.windrose.core.TackDie
import app.windrose.core.TackMode
import app.windrose.core.TackQuestion
import app.windrose.core.TackSetup
import app.windrose.core.TackView
import app.windrose.core.Theme
import app.windrose.core.Weather
import app.windrose.core.WindCard
import app.windrose.core.WindChoice
import app.windrose.ui.app.Failure
import app.windrose.ui.screens.home.HomeState
import app.windrose.ui.screens.home.LastTable
import app.windrose.ui.screens.rules.RichText
import app.windrose.ui.screens.rules.RulesBlock
import app.windrose.ui.screens.rules.RulesPart
import app.windrose.ui.screens.rules.RulesState
import app.windrose.ui.screens.saved.SavedState
import app.windrose.ui.screens.setup.SetupState
import java.io.File

/** Invented data in which every screen can be shown. */
object Samples {
    private const val LONG_NAME = "The night of the long rematch"

    val tack = GameInfo(GameKind.TACK, "tack", "Tack", "Match the wind with your dice")

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

    val playing = saved(1, "Tack", GameStatus.PLAYING, "Plum to play")
    val named = saved(2, LONG_NAME, GameStatus.PLAYING, "Annamaria to play", "Annamaria", "Maximilian")
    val finished = saved(3, "Tack", GameStatus.FINISHED, "Blue wins")
    val abandoned = saved(4, "Tack", GameStatus.ABANDONED, "Put away")
    val deleted = saved(5, "Tack", GameStatus.FINISHED, "A draw")

    val home = HomeState(listOf(tack), LastTable(playing, GameView.Tack(position()), active = 1u), loaded = true)
    val homeEmpty = HomeState(listOf(tack), table = null, loaded = true)

    val shelf = SavedState(listOf(named, playing), listOf(finished, abandoned), listOf(deleted), loaded = true)
    val shelfEmpty = SavedState(loaded = true)

    val setup = SetupState(
        title = "Tack",
        seatNames = listOf("Blue", "Plum"),
        people = 2,
        lastNames = listOf("Annamaria", "Maximilian"),
    )
    val setupAlone = SetupState(title = "Tack", seatNames = listOf("Blue", "The tide"), people = 1)
    val tackSetup = TackSetup(TackMode.TwoPlayers, WindChoice.ClearDay, StormChoice.None, older = 0u, evenStart = false)

    val statistics = Statistics(
        GameKind.TACK,
        finished = 12u,
        abandoned = 1u,
        sections = listOf(
            StatSection(
                "All games",
                emptyList(),
                listOf(figure("Games", "12"), figure("Draws", "1"), figure("Turns a game", "31.5")),
                emptyList(),
            ),
            StatSection(
                "Two players",
                listOf("Blue", "Plum"),
                listOf(figure("Won", "6", "5"), figure("Points a game", "7.3", "6.9")),
                emptyList(),
            ),
            StatSection(
                "One against the tide",
                listOf("Neap tide", "Mean tide", "Spring tide"),
                listOf(figure("Games", "3", "2", "0"), figure("Won by you", "2", "1", "–")),
                emptyList(),
            ),
            StatSection("Rolls: Blue", emptyList(), emptyList(), listOf(31, 28, 22, 40, 25, 30).mapIndexed(::bar)),
        ),
    )

    val report = OpeningReport(
        salvaged = 3u,
        lost = listOf(LostGame("Tack", GameKind.TACK, 12u, "Tack, 12 moves")),
        lostNameless = 1u,
        older = emptyList(),
        keptFile = "/home/anna/.local/share/windrose/windrose.sqlite.damaged-1",
        title = "The saved games were damaged",
        lines = listOf(
            "3 games came back exactly as they were.",
            "2 games could not be read:",
            "Tack: Annamaria and Maximilian",
            "Of one more game not even the name can be read.",
            "The damaged file is kept as /home/anna/.local/share/windrose/windrose.sqlite.damaged-1.",
        ),
    )

    val failure = Failure(ErrorKind.FULL, "There is no room left on this device.", "Make some room, then try again.")

    /** The real rules in the language [tag]. */
    fun rules(tag: String = "en", query: String = ""): RulesState {
        val file = File("../../core/src/tack", if (tag == "en") "RULES.md" else "RULES.$tag.md")
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

    private fun saved(id: Long, title: String, status: GameStatus, standing: String, vararg names: String) = SavedGame(
        id = id,
        kind = GameKind.TACK,
        title = title,
        named = title != "Tack",
        summary = "Night Sail, three storm cards",
        seats = names.toList().ifEmpty { listOf("Blue", "Plum") },
        step = 12u,
        status = status,
        standing = standing,
        created = 0,
        updated = id,
        deleted = null,
    )

    private fun figure(label: String, vararg figures: String) = FigureRow(label, figures.toList(), total = false)

    private fun bar(index: Int, count: Int) = StatBar(
        label = "${index + 1}",
        count = count.toUInt(),
        expected = 29.3,
        spoken = "${index + 1}: $count rolled, 29.3 expected",
    )

    private fun position(): TackView {
        fun die(seat: Int, column: Column, row: Int, face: Int) =
            TackDie(seat.toUByte(), Space(column, row.toUByte()), face.toUByte())
        return TackView(
            mode = TackMode.TwoPlayers,
            card = WindCard.NIGHT_SAIL1,
            weather = Weather.NIGHT_SAIL,
            rows = emptyList(),
            marks = listOf(TackColumnMark(Column.B, ColumnEffect.Tide(1u))),
            storms = emptyList(),
            dice = listOf(
                die(0, Column.A, 0, 4), die(0, Column.B, 2, 5), die(0, Column.D, 4, 3), die(0, Column.E, 4, 3),
                die(1, Column.A, 4, 6), die(1, Column.B, 6, 2), die(1, Column.C, 2, 4), die(1, Column.D, 6, 5),
                die(1, Column.E, 5, 3),
            ),
            waiting = byteArrayOf(),
            question = TackQuestion.MOVE,
            turnOf = 1u,
            turn = 9u,
            calm = 0u,
            scores = BySeat(4u, 6u),
            lighthouse = 9u,
            tokens = emptyList(),
        )
    }
}

package app.windrose.ui.table

import app.windrose.core.BySeat
import app.windrose.core.CardText
import app.windrose.core.Choice
import app.windrose.core.ChoiceText
import app.windrose.core.Column
import app.windrose.core.ColumnEffect
import app.windrose.core.DecisionView
import app.windrose.core.GameAction
import app.windrose.core.GameEvent
import app.windrose.core.GameKind
import app.windrose.core.GameView
import app.windrose.core.Line
import app.windrose.core.LogLine
import app.windrose.core.Mark
import app.windrose.core.Part
import app.windrose.core.Pick
import app.windrose.core.PreviewView
import app.windrose.core.Prompt
import app.windrose.core.SeatView
import app.windrose.core.Space
import app.windrose.core.Spot
import app.windrose.core.Storm
import app.windrose.core.TableView
import app.windrose.core.TackAction
import app.windrose.core.TackColumnMark
import app.windrose.core.TackDie
import app.windrose.core.TackEvent
import app.windrose.core.TackMode
import app.windrose.core.TackQuestion
import app.windrose.core.TackRow
import app.windrose.core.TackView
import app.windrose.core.UndoStop
import app.windrose.core.UndoView
import app.windrose.core.Weather
import app.windrose.core.WindCard

/** Small invented tables and choices, for tests that name their spaces. What is looked at comes from the real core. */
object TableSamples {
    /** Blue's die in column E may move, as may the one in A. */
    val moving = table(
        prompt = Prompt("Blue, your move", "Move one die", "Forward or back in its column, as far as the way is free."),
        choices =
        (1..4).map { move("E0", "E$it") } + (1..3).map { move("A0", "A$it") } +
            listOf(move("B2", "B1"), move("B2", "B3")),
    )

    /** What moving E to E4 would do. */
    val scoring = PreviewView(
        title = "3 to E4: row 4 makes 12",
        lines = listOf("Row 4: Blue +2, Plum +1.", "Then dice are rolled."),
        spoken = "3 to E4: row 4 makes 12. Blue 2 points, Plum 1 point. Then dice are rolled.",
        isFinal = true,
        events = listOf(
            TackEvent.Moved(0u, 3u, space("E0"), space("E4")),
            TackEvent.RowScored(4u, 12u, BySeat(2u, 1u)),
        ).map { GameEvent.Tack(it) },
        marks = listOf(Mark("wind:4", "9 + 3")),
    )

    /** Plum lays three rolled dice. */
    val placing = table(
        active = 1,
        prompt = Prompt("Plum, your dice", "Place 3 dice in open columns", "Where you have no other die."),
        choices = listOf("BCE", "BEC", "CBE", "CEB", "EBC", "ECB").map(::lay),
        waiting = byteArrayOf(6, 4, 2),
        question = TackQuestion.PLACES,
        dice = dice.filter { it.seat == FIRST || it.space.column.name in "AD" },
    )

    val covered = moving.copy(covered = true, decision = null)

    val log = listOf(
        log(12, "4 from C to C2.", 1, since = true),
        log(11, "Row 4: Blue +1, Plum +2.", null, since = true, stops = true),
        log(10, "3 from D to D4.", 0),
        log(9, "Rolled 3 and 6.", 1),
        log(9, "Fire: 2 on D4 becomes 3.", 0),
    )

    /** A state of the table in which [taps] were made. */
    fun open(
        view: TableView,
        vararg taps: String,
        preview: PreviewView? = null,
    ) = TableUiState.Open(
        view = view,
        selection = taps.fold(Selection.of(view.decision?.choices.orEmpty())) { selection, tap ->
            selection.tapSpot(tap) ?: selection.tapPart(tap) ?: error("Nothing to tap at $tap")
        },
        preview = preview,
        log = log,
    )

    fun space(name: String) = Space(Column.valueOf(name.take(1)), name.drop(1).toUByte())

    fun move(from: String, to: String) = choice(
        TackAction.Move(space(from), space(to)),
        "Move to $to",
        "Die from $from to $to",
        spot(from),
        spot(to),
    )

    fun button(label: String) = choice(TackAction.Done, label, label)

    /** Lays the faces 6, 4 and 2 in these [columns]. */
    fun lay(columns: String): Choice {
        val faces = listOf(6, 4, 2)
        val parts = columns.mapIndexed { piece, column ->
            val die = "${faces[piece]} in $column"
            Part(Pick.Lay(piece.toUByte(), "${column}6"), "${faces[piece]}>${column}6", die, "Die $die")
        }
        val byColumn = ByteArray(Column.entries.size)
        columns.forEachIndexed { piece, column -> byColumn[column - 'A'] = faces[piece].toByte() }
        val spoken = parts.joinToString { it.spoken }
        return choice(TackAction.Place(byColumn), "Place the dice so", spoken, *parts.toTypedArray())
    }

    fun raise(from: String, face: Int) = choice(
        TackAction.Raise(space(from).column, face.toUByte()),
        "Turn the die to $face",
        "Die in $from becomes $face",
        spot(from),
        Part(Pick.Chip, "face:$face", "Turn to $face", "Turn to $face"),
    )

    fun spot(spot: String) = Part(Pick.Spot(spot), spot, spot, spot)

    fun choice(action: TackAction, label: String, spoken: String, vararg parts: Part) =
        Choice(GameAction.Tack(action), ChoiceText(label, spoken, parts.toList(), parts.all { it.at is Pick.Lay }))

    private const val FIRST: UByte = 0u

    private val dice: List<TackDie>
        get() = listOf(
            "0A0 4", "0B2 5", "0D4 3", "0E0 3", "1A4 6", "1B6 2", "1C2 4", "1D6 5", "1E5 3",
        ).map { TackDie(it.take(1).toUByte(), space(it.substring(1, 3)), it.takeLast(1).toUByte()) }

    private fun table(
        prompt: Prompt,
        choices: List<Choice>,
        active: Int = 0,
        waiting: ByteArray = byteArrayOf(),
        question: TackQuestion = TackQuestion.MOVE,
        dice: List<TackDie> = this.dice,
    ) = TableView(
        id = 1,
        kind = GameKind.TACK,
        title = "Tack",
        subtitle = "Hot Day: column D burns",
        step = 12u,
        holder = active.toUByte(),
        covered = false,
        secret = false,
        felt = false,
        unseen = false,
        looksBack = true,
        seats = seats(active, "Blue", "Plum"),
        position = GameView.Tack(position(dice, waiting, question)),
        spots = spots(dice),
        cards = listOf(
            "wind" to "Hot Day", "storm:trimmed-sails" to "Trimmed Sails", "storm:fog-bank" to "Fog Bank",
            "storm:gale" to "Gale",
        )
            .map { (id, title) ->
                val rule = "Row 3 does not score. It still busts."
                CardText(id, title, rule, "If the dice in row 3 make exactly its wind, they just stay.")
            },
        trail = listOf("C6", "C2"),
        decision = DecisionView(active.toUByte(), emptyList(), prompt, choices, emptyList()),
        happened = emptyList(),
        since = emptyList(),
        undo = UndoView(false, UndoStop.Chance, "Dice were rolled. What they showed stands."),
        result = null,
    )

    private fun position(dice: List<TackDie>, waiting: ByteArray, question: TackQuestion) = TackView(
        mode = TackMode.TwoPlayers,
        card = WindCard.HOT_DAY1,
        weather = Weather.HOT_DAY,
        rows = listOf(8, 11, 7, 12, 9).mapIndexed { index, wind ->
            val row = dice.filter { it.space.row.toInt() == index + 1 }
            TackRow(
                (index + 1).toUByte(), wind.toUByte(), row.sumOf { it.face.toInt() }.toUByte(), row.size.toUByte(),
                index == 2,
            )
        },
        marks = listOf(TackColumnMark(Column.D, ColumnEffect.Fire)),
        storms = listOf(Storm.TRIMMED_SAILS, Storm.FOG_BANK, Storm.GALE),
        dice = dice,
        waiting = waiting,
        question = question,
        turnOf = 0u,
        turn = 9u,
        calm = 0u,
        scores = BySeat(4u, 6u),
        lighthouse = 9u,
        tokens = emptyList(),
    )

    private fun seats(active: Int, vararg names: String) = names.mapIndexed { seat, name ->
        val score = listOf(4, 6)[seat]
        SeatView(seat.toUByte(), name, score, person = true, active = seat == active, spoken = "$name, $score points")
    }

    private fun spots(dice: List<TackDie>): List<Spot> {
        val spaces = (6 downTo 0).flatMap { row -> Column.entries.map { "${it.name}$row" } }
        val board = spaces.map { spot ->
            val die = dice.find { "${it.space.column.name}${it.space.row}" == spot }
            Spot(spot, if (die == null) "$spot, empty" else "$spot, die ${die.face}")
        }
        val winds = (1..5).map { Spot("wind:$it", "Row $it") }
        val tokens = Column.entries.map { Spot("token:${it.name}", "Token ${it.name}") }
        return board + winds + tokens
    }

    private fun log(step: Int, text: String, seat: Int?, since: Boolean = false, stops: Boolean = false) =
        LogLine(step.toUInt(), Line(seat?.toUByte(), text, text), since, stops)
}

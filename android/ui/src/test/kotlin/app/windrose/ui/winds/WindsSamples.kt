package app.windrose.ui.winds

import app.windrose.core.CardText
import app.windrose.core.Choice
import app.windrose.core.ChoiceText
import app.windrose.core.DecisionView
import app.windrose.core.FleetView
import app.windrose.core.GameAction
import app.windrose.core.GameEvent
import app.windrose.core.GameKind
import app.windrose.core.GameView
import app.windrose.core.HandTile
import app.windrose.core.Mark
import app.windrose.core.Obstacle
import app.windrose.core.OutpostView
import app.windrose.core.Part
import app.windrose.core.Pick
import app.windrose.core.PreviewView
import app.windrose.core.Prompt
import app.windrose.core.SeaCellView
import app.windrose.core.Season
import app.windrose.core.SeatView
import app.windrose.core.Spot
import app.windrose.core.TableView
import app.windrose.core.UndoStop
import app.windrose.core.UndoView
import app.windrose.core.Wind
import app.windrose.core.WindsAction
import app.windrose.core.WindsEvent
import app.windrose.core.WindsMode
import app.windrose.core.WindsQuestion
import app.windrose.core.WindsShip
import app.windrose.core.WindsView
import app.windrose.ui.table.BoardState
import app.windrose.ui.table.Selection
import app.windrose.ui.table.TableUiState

/** Small invented tables of 4 Winds, for tests that name their cells. What is looked at comes from the real core. */
object WindsSamples {
    /**
     * Six rows of six words: `^ > v <` are tiles, `# @ %` reefs, krakens and storms, digits the ships of those seats,
     * letters their outposts, which a capital says to be anchored.
     */
    private val sea = """
        1  . . . ^B 22
        a  v >1 > < .
        .  v1 # # 2 .
        3  . # # . >B
        .  @ > . ^ 2
        .  . . . 3 33
    """

    /** The table of the look's picture. */
    val view = view(sea)

    /** Navy may lay any tile of the hand, sail and turn the compass. */
    val table = table(
        view,
        listOf("b4", "d1", "b1").flatMap { cell -> listOf(Wind.SOUTH, Wind.NORTH, Wind.WEST).map { lay(it, cell) } } +
            listOf(sail("b3", "b4"), sail("b3", "b2"), sail("c2", "d2"), launch("a1"), rotate),
    )

    /** What laying South on b4 would do. */
    val pushing = PreviewView(
        title = "Lay South on b4",
        lines = listOf("Chain of 3: +150.", "Active wind: +50.", "Navy: b3 to b4."),
        spoken = "Lay South on b4. Chain of 3: 150 points. Active wind: 50 points. Navy: b3 to b4.",
        isFinal = false,
        events = listOf(
            WindsEvent.Laid(0u, Wind.SOUTH, "b4"),
            WindsEvent.Pushed(WindsShip(0u, 3u), "b3", "b4"),
            WindsEvent.Damaged(WindsShip(2u, 1u), "a4", "b5", Obstacle.KRAKEN, lost = false),
            WindsEvent.Slid(WindsShip(0u, 3u), "b4", "b6"),
        ).map { GameEvent.FourWinds(it) },
        marks = listOf(Mark("b4", "+200"), Mark("tile:south", "1 left")),
    )

    /** What sailing from b3 to b4 would do. */
    val sailing = pushing.copy(
        title = "Sail to b4",
        events = listOf(WindsEvent.Sailed(WindsShip(0u, 3u), "b3", "b4")).map { GameEvent.FourWinds(it) },
        marks = emptyList(),
    )

    /** The state of [table] with these parts picked. */
    fun open(vararg parts: String, table: TableView = this.table, preview: PreviewView? = null) = TableUiState.Open(
        view = table,
        selection = parts.fold(Selection.of(table.decision?.choices.orEmpty())) { selection, part ->
            checkNotNull(selection.tapPart(part)) { "Nothing to tap at $part" }
        },
        preview = preview,
    )

    /** The board of [state]. */
    fun board(state: TableUiState.Open) = BoardState(state.view, state.selection, state.preview)

    fun lay(wind: Wind, cell: String) = choice(
        WindsAction.Lay(wind, cell),
        "Lay ${nameOf(wind)} on $cell",
        Part(Pick.Chip, "tile:${wind.name.lowercase()}", nameOf(wind), "${nameOf(wind)} tile"),
        Part(Pick.Spot(cell), cell, cell, cell),
        anyOrder = true,
    )

    private fun sail(from: String, to: String) = choice(
        WindsAction.Sail(from, to),
        "Sail to $to",
        Part(Pick.Spot(from), "sail:$from", from, "the ship on $from"),
        Part(Pick.Spot(to), "to:$to", to, to),
    )

    private fun launch(to: String) = choice(
        WindsAction.Launch(to),
        "Launch on $to",
        Part(Pick.Chip, "act:launch", "Launch", "Launch a ship"),
        Part(Pick.Spot(to), to, to, to),
    )

    private val rotate get() = choice(
        WindsAction.Rotate,
        "Turn the compass",
        Part(Pick.Chip, "act:rotate", "Compass", "Turn the compass to West"),
    )

    private fun choice(action: WindsAction, label: String, vararg parts: Part, anyOrder: Boolean = false) =
        Choice(GameAction.FourWinds(action), ChoiceText(label, label, parts.toList(), anyOrder))

    private fun nameOf(wind: Wind) = wind.name.lowercase().replaceFirstChar { it.uppercase() }

    private fun view(sea: String): WindsView {
        val rows = sea.trim().lines().map { it.trim().split(Regex(" +")) }
        val numbers = mutableMapOf<Char, Int>()
        val cells = rows.flatMapIndexed { row, words ->
            words.mapIndexed { column, word -> cell("${SEA_COLUMNS[column]}${row + 1}", word, numbers) }
        }
        return WindsView(
            mode = WindsMode.ARCHIPELAGO,
            cells = cells,
            season = Season.SUMMER,
            wind = Wind.SOUTH,
            rotated = false,
            turn = 2u,
            turns = 2u,
            question = WindsQuestion.Action(1u),
            turnOf = 0u,
            hand = listOf(Wind.SOUTH, Wind.NORTH, Wind.SOUTH, Wind.WEST)
                .map { HandTile(it, "tile:${it.name.lowercase()}") },
            drawn = false,
            fleets = (0u..2u).map { FleetView(it.toUByte(), 4u, 4u, 1u, 3u, 0u, 0u, 3u, 400u) },
            bag = 20u,
            stormDeck = 0u,
        )
    }

    private fun cell(cell: String, word: String, numbers: MutableMap<Char, Int>): SeaCellView {
        val owners = mapOf("a1" to 0, "f1" to 1, "f6" to 2)
        val (column, row) = positionOf(cell)
        val edge = when {
            row == 0 -> Wind.NORTH
            row == SEA_SIDE - 1 -> Wind.SOUTH
            column == 0 -> Wind.WEST
            else -> Wind.EAST
        }
        return SeaCellView(
            cell = cell,
            tile = word.find { it in "^>v<" }?.let { Wind.entries["^>v<".indexOf(it)] },
            chain = 0u,
            obstacle = word.find { it in "#@%" }?.let { Obstacle.entries["#@%".indexOf(it)] },
            ships = word.filter { it.isDigit() }.map { seat ->
                val number = numbers.merge(seat, 1, Int::plus) ?: 1
                WindsShip((seat - '1').toUByte(), number.toUByte())
            },
            outpost = word.find { it.isLetter() && it != 'v' }?.let {
                OutpostView((it.uppercaseChar() - 'A').toUByte(), it.isUpperCase(), edge)
            },
            port = cell in listOf("c1", "f3", "d6", "a4"),
            corner = cell in listOf("a1", "f1", "a6", "f6"),
            harbourOf = owners[cell]?.toUByte(),
            counted = cell in owners,
            haven = false,
            safe = null,
        )
    }

    private fun table(view: WindsView, choices: List<Choice>) = TableView(
        id = 1,
        kind = GameKind.FOUR_WINDS,
        title = "4 Winds",
        subtitle = "Summer: South +50. Turn 2 of 2",
        step = 12u,
        holder = 0u,
        covered = false,
        secret = true,
        felt = false,
        unseen = false,
        looksBack = true,
        seats = listOf("Navy" to 650, "Seafoam" to 800, "Coral" to 400).mapIndexed { seat, (name, score) ->
            SeatView(seat.toUByte(), name, score, true, seat == 0, "$name, $score points, 4 tiles", "4 tiles")
        },
        position = GameView.FourWinds(view),
        spots = view.cells.map { Spot(it.cell, "${it.cell}, a cell", "") } +
            view.hand.distinct().map { Spot(it.id, "${nameOf(it.wind)} tile", "") },
        cards = listOf(
            CardText("compass", "Summer", "South +50\nTurn 2 of 2\nNext: Autumn", "Boreas, Notus, Eurus, Zephyrus."),
        ),
        trail = listOf("e5"),
        decision = DecisionView(
            0u,
            emptyList(),
            Prompt("Navy, action 1 of 2", "Choose a tile, a ship or an action", ""),
            choices,
            emptyList(),
        ),
        happened = emptyList(),
        since = emptyList(),
        undo = UndoView(false, UndoStop.Chance, "Tiles were drawn."),
        result = null,
    )
}

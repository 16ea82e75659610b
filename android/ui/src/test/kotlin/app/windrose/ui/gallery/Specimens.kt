package app.windrose.ui.gallery

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.BarAction
import app.windrose.ui.kit.BottomNavigation
import app.windrose.ui.kit.Button
import app.windrose.ui.kit.ButtonKind
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.ChipState
import app.windrose.ui.kit.Choice
import app.windrose.ui.kit.ChoiceChips
import app.windrose.ui.kit.DieButton
import app.windrose.ui.kit.DieState
import app.windrose.ui.kit.Divider
import app.windrose.ui.kit.EmptyState
import app.windrose.ui.kit.ErrorPanel
import app.windrose.ui.kit.HandoverCover
import app.windrose.ui.kit.HandoverWords
import app.windrose.ui.kit.ListRow
import app.windrose.ui.kit.Place
import app.windrose.ui.kit.RadioList
import app.windrose.ui.kit.RadioOption
import app.windrose.ui.kit.ResultColumn
import app.windrose.ui.kit.ResultHeader
import app.windrose.ui.kit.ResultLine
import app.windrose.ui.kit.ResultTable
import app.windrose.ui.kit.SearchField
import app.windrose.ui.kit.Seat
import app.windrose.ui.kit.SeatRow
import app.windrose.ui.kit.SectionTitle
import app.windrose.ui.kit.SegmentedControl
import app.windrose.ui.kit.Snack
import app.windrose.ui.kit.SquareButton
import app.windrose.ui.kit.Stepper
import app.windrose.ui.kit.Supply
import app.windrose.ui.kit.SupplyCards
import app.windrose.ui.kit.SwitchRow
import app.windrose.ui.kit.TallActionBar
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.TextField
import app.windrose.ui.kit.board.BoardGround
import app.windrose.ui.kit.board.WoodSpace
import app.windrose.ui.kit.drawing.Berth
import app.windrose.ui.kit.drawing.CompassRose
import app.windrose.ui.kit.drawing.DieBody
import app.windrose.ui.kit.drawing.GameEmblem
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.drawing.SeaPort
import app.windrose.ui.kit.drawing.SeaShip
import app.windrose.ui.kit.drawing.SeatBadge
import app.windrose.ui.kit.drawing.WindTile
import app.windrose.ui.kit.drawing.WoodTop
import app.windrose.ui.kit.drawing.chartBackground
import app.windrose.ui.kit.theme.Accent
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.SeatMark
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindLook
import app.windrose.ui.kit.theme.Windrose

/** A page of specimens, one below the other. */
@Composable
private fun Page(content: @Composable ColumnScope.() -> Unit) {
    Column(
        Modifier.fillMaxSize().chartBackground().verticalScroll(rememberScrollState()).padding(Space.margin),
        verticalArrangement = Arrangement.spacedBy(Space.row),
        content = content,
    )
}

/** Buttons, chips, dice and seats in all their states. */
@Composable
fun ControlsPage() = Page {
    SeatRow(
        listOf(
            Seat(SeatLook.Navy, "Navy", "650", active = true, spoken = "Navy, 650, to play"),
            Seat(SeatLook.Seafoam, "Seafoam", "800", spoken = "Seafoam, 800"),
            Seat(SeatLook.Coral, "Coral", "400", spoken = "Coral, 400"),
        ),
    )
    Button("Move to E4", {}, Modifier.fillMaxWidth(), ButtonKind.Primary, Glyph.Check)
    Button("Review", {}, Modifier.fillMaxWidth(), glyph = Glyph.Log)
    Button("Roll", {}, Modifier.fillMaxWidth(), unavailable = "Plum has to place first")
    Button("Delete all data", {}, Modifier.fillMaxWidth(), ButtonKind.Danger, Glyph.Delete)
    Row(horizontalArrangement = Arrangement.spacedBy(Space.gap)) {
        SquareButton(Glyph.Undo, "Undo", {})
        SquareButton(Glyph.Undo, "Undo the roll", {}, unavailable = "Dice were rolled")
        Button("Rest here", {}, kind = ButtonKind.Quiet)
    }
    ChoiceChips(
        listOf(
            Choice("Speed", ChipState.Chosen, "Dragon is 3 or 4", Glyph.Swift, stateDescription = "chosen"),
            Choice("Intelligence", note = "Heart: re-roll", glyph = Glyph.Mind),
            Choice("Friend +2", ChipState.Used, "Used, rests", Glyph.Person, stateDescription = "used"),
        ),
        onChoose = {},
    )
    FlowRow(horizontalArrangement = Arrangement.spacedBy(Space.gap)) {
        DieButton(4, SeatLook.Blue, "Die 4", {}, stateDescription = "open")
        DieButton(6, SeatLook.Blue, "Die 6", {}, state = DieState.Selected)
        DieButton(2, SeatLook.Plum, "Die 2", {}, body = DieBody.Lined)
        DieButton(5, SeatLook.Plum, "Die 5", {}, body = DieBody.Lined, state = DieState.Selected)
        DieButton(1, SeatLook.Blue, "Spent die", {}, state = DieState.Spent)
    }
    Snack("Moved the die to E4.", actionText = "Undo")
}

/** Everything that a set-up or a settings page is made of. */
@Composable
fun FormsPage() = Page {
    Card {
        RadioList(
            listOf(
                RadioOption("Two players", "Pass the phone from hand to hand"),
                RadioOption("Alone against the tide", "Five tide tokens move the other dice"),
            ),
            selected = 0,
            onSelect = {},
        )
    }
    Card {
        Stepper("Players", 2, 2..4, {}, "One player fewer", "One player more")
        Divider()
        ListRow(
            "Blue",
            subtitle = "Begins",
            titleStyle = Windrose.type.name,
            leading = { SeatBadge(SeatLook.Blue, size = 32.dp) },
            trailing = { Icon(Glyph.More, size = 22.dp, color = Windrose.colors.inkSoft) },
            onClick = {},
        )
    }
    SectionTitle("Storm cards")
    SegmentedControl(listOf("None", "Random", "Chosen"), 1, {})
    Card {
        SwitchRow("Confirm before placing", true, {})
        Divider()
        SwitchRow("Even start", false, {}, subtitle = "Nobody removes a die")
    }
    TextField("Sunday with Ida", {}, "Name of the game")
    TextField("", {}, "Seed", mistake = "A seed has 16 letters and digits.")
    SearchField("bust", {}, "Search the rules", "Clear the search")
    SearchField("", {}, "Search the whole rulebook", "Empty the search")
}

/** A home page: rose, list of games, navigation. */
@Composable
fun HomePage() = Column(Modifier.fillMaxSize().chartBackground(0.78f, 0.14f)) {
    Column(Modifier.weight(1f).verticalScroll(rememberScrollState()).padding(Space.margin)) {
        Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
            Column(Modifier.weight(1f)) {
                Text("Windrose", style = Windrose.type.hero)
                Text("Games for one table", style = Windrose.type.motto, color = Windrose.colors.inkSoft)
            }
            if (!Windrose.largeText) CompassRose(Modifier.size(152.dp), letters = listOf("N", "E", "S", "W"))
        }
        SectionTitle("New game", Modifier.padding(vertical = Space.gap))
        Card {
            Accent.entries.filter { it != Accent.House }.forEachIndexed { index, game ->
                if (index > 0) Divider()
                ListRow(
                    game.name,
                    subtitle = "What the game is about",
                    leading = { GameEmblem(game) },
                    trailing = { Text("1–4", style = Windrose.type.label, color = Windrose.colors.inkSoft) },
                    onClick = {},
                )
            }
        }
    }
    BottomNavigation(
        listOf(
            Place("Play", Glyph.Sail),
            Place("Saved", Glyph.Saved),
            Place("Rules", Glyph.Book),
            Place("Settings", Glyph.Settings),
        ),
        selected = 0,
        onSelect = {},
    )
}

/** The end of a game, an empty page, an error. */
@Composable
fun OutcomesPage() = Page {
    ResultHeader("Blue wins", "Tack, Hot Day, 28 turns", winner = SeatLook.Blue)
    ResultTable(
        listOf(ResultColumn(SeatLook.Blue, "Blue"), ResultColumn(SeatLook.Plum, "Plum")),
        listOf(
            ResultLine("Rows scored", listOf("6", "5"), "Rows scored: Blue 6, Plum 5"),
            ResultLine("Busts", listOf("2", "4"), "Busts: Blue 2, Plum 4"),
        ),
        ResultLine("Total", listOf("9", "7"), "Total: Blue 9, Plum 7"),
    )
    ErrorPanel(
        "This file cannot be read",
        "It was made by a newer version of the app.",
        "Update the app and open the file again.",
        actions = listOf(BarAction("Choose another file", {})),
    )
    EmptyState("No saved games yet", "A game is saved by itself after every move.", action = BarAction("New game", {}))
}

/** Every icon, badge and emblem. */
@Composable
fun DrawingsPage() = Page {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(10.dp), verticalArrangement = Arrangement.spacedBy(10.dp)) {
        Glyph.entries.forEach { Icon(it) }
    }
    FlowRow(horizontalArrangement = Arrangement.spacedBy(Space.gap)) {
        with(SeatLook) {
            listOf(Navy, Seafoam, Coral, Obsidian, Blue, Pink, Orange, Green, Plum, Plum.copy(mark = SeatMark.Hexagon))
        }.forEach { SeatBadge(it) }
    }
    Row(horizontalArrangement = Arrangement.spacedBy(Space.gap)) { Accent.entries.forEach { GameEmblem(it) } }
    CompassRose(Modifier.size(240.dp), letters = listOf("N", "O", "S", "W"))
    Box(Modifier.fillMaxWidth()) { MarksBoard() }
}

/** Wooden pieces: the supply in all its states, spaces in all their heights, and the buttons for hands that see nothing. */
@Composable
fun WoodPage() = Page {
    val supplies = listOf(
        Supply(1, WoodTop.Flat, "Flat", "3 left", "Flat piece: 3 left"),
        Supply(1, WoodTop.Holed, "Holed", "4 left", "Holed piece: 4 left"),
        Supply(2, WoodTop.Flat, "Tall, flat", "none left", "Tall: none left", ChipState.Used, "None is left."),
        Supply(2, WoodTop.Holed, "Tall, hole", "5 left", "Tall: 5 left", ChipState.Chosen, "chosen"),
    )
    SupplyCards(supplies, {}, { _, _ -> }, {})
    SupplyCards(supplies, {}, { _, _ -> }, {}, large = true)
    TallActionBar(
        BarAction("Place on C2", {}, Glyph.Check),
        others = listOf(
            BarAction("Undo", {}, Glyph.Undo, unavailable = "Nothing was done yet"),
            BarAction("Again", {}, Glyph.Sound),
            BarAction("Declare", {}, Glyph.Flag),
        ),
    )
    FlowRow {
        val stacks = listOf(0 to WoodTop.Flat) + (1..3).flatMap { listOf(it to WoodTop.Flat, it to WoodTop.Holed) }
        stacks.forEach { (levels, top) -> Box(Modifier.size(76.dp)) { WoodSpace(levels, top) } }
    }
}

/** The sea: tiles, ships, ports, a board with every mark, four seats and their account. */
@Composable
fun SeaPage() = Page {
    FlowRow(Modifier.fillMaxWidth().background(Windrose.colors.water), Arrangement.spacedBy(Space.half)) {
        WindLook.entries.forEach { WindTile(it, it.name.take(1), Modifier.size(76.dp)) }
        SeatLooks.forEach { Box(Modifier.size(76.dp)) { SeaShip(it, Berth(radius = 0.28f)) } }
        Box(Modifier.size(76.dp)) { SeaShip(SeatLook.Coral, Berth(Offset(-0.1f, 0f), 0.23f), count = 2) }
        Box(Modifier.size(76.dp)) { SeaShip(SeatLook.Navy, Berth(radius = 0.28f), ghost = true) }
        Box(Modifier.size(76.dp)) {
            SeaPort(closed = true)
            SeaShip(SeatLook.Navy, Berth(radius = 0.23f), sign = Glyph.Check)
        }
        Box(Modifier.size(76.dp)) { SeaShip(SeatLook.Navy, Berth(radius = 0.28f), sign = Glyph.Flag) }
        Box(Modifier.size(76.dp)) { SeaPort() }
    }
    Box(Modifier.fillMaxWidth()) { MarksBoard(BoardGround.Sea) }
    val names = listOf("Navy", "Seafoam", "Coral", "Obsidian")
    SeatRow(
        SeatLooks.zip(names) { look, name -> Seat(look, name, "1250", active = name == "Navy", spoken = name) },
    )
    ResultTable(
        SeatLooks.zip(names) { look, name -> ResultColumn(look, name) },
        listOf(ResultLine("Displacement", List(4) { "450" }, "Displacement: 450 each")),
        ResultLine("Total", List(4) { "1,250" }, "Total: 1,250 each"),
    )
}

private val SeatLooks = with(SeatLook) { listOf(Navy, Seafoam, Coral, Obsidian) }

/** The cover between two players. */
@Composable
fun HandoverPage(onAccept: () -> Unit = {}, onRest: () -> Unit = {}) = HandoverCover(
    HandoverWords(
        game = "4 Winds",
        lead = "Hand the phone to",
        name = "Coral",
        text = "Your tiles stay hidden until you say so.\nSince your turn: Navy and Seafoam played.",
        accept = "I am Coral. Show my table",
        rest = "Rest here",
        winds = listOf("N", "E", "S", "W"),
    ),
    SeatLook.Coral,
    onAccept,
    onRest,
)

@Preview
@Composable
private fun ControlsPreview() = Specimen { ControlsPage() }

@Preview
@Composable
private fun FormsPreview() = Specimen { FormsPage() }

@Preview
@Composable
private fun HomePreview() = Specimen { HomePage() }

@Preview
@Composable
private fun OutcomesPreview() = Specimen { OutcomesPage() }

@Preview
@Composable
private fun DrawingsPreview() = Specimen { DrawingsPage() }

@Preview
@Composable
private fun WoodPreview() = Specimen { WoodPage() }

@Preview
@Composable
private fun SeaPreview() = Specimen { SeaPage() }

@Preview
@Composable
private fun HandoverPreview() = Specimen { HandoverPage() }

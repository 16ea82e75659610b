package app.windrose.ui.gallery

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsOff
import androidx.compose.ui.test.assertIsOn
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.isFocused
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.requestFocus
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.ANNOUNCER_TAG
import app.windrose.ui.kit.Announcement
import app.windrose.ui.kit.AnnouncerNode
import app.windrose.ui.kit.Button
import app.windrose.ui.kit.DialogButton
import app.windrose.ui.kit.Menu
import app.windrose.ui.kit.MenuItem
import app.windrose.ui.kit.Progress
import app.windrose.ui.kit.QuestionDialog
import app.windrose.ui.kit.Sheet
import app.windrose.ui.kit.board.CellPosition
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What the kit says to screen readers and to the keyboard. */
class SemanticsTest {
    @Test
    fun `a cell is a button with name, state, selection and actions of its own`() {
        val events = TackTableEvents()
        onStage(content = { TackTable(events) }) {
            onNodeWithContentDescription("E3, empty")
                .assert(SemanticsMatcher.expectValue(SemanticsProperties.Role, Role.Button))
                .assert(SemanticsMatcher.expectValue(SemanticsProperties.StateDescription, "legal"))
                .performClick()
            onNodeWithContentDescription("E4, die 3").assertIsSelected()
        }
        assertEquals(listOf(CellPosition(4, 2)), events.taps)
    }

    @Test
    fun `the arrows move between cells, Enter takes one, Escape cancels`() {
        val events = TackTableEvents()
        onStage(content = { TackTable(events) }) {
            onNodeWithContentDescription("E4, die 3").requestFocus()
            press(List(3) { Key.DirectionLeft })
            onNodeWithContentDescription("B4, empty").assertIsFocused()
            press(listOf(Key.Enter, Key.Escape))
        }
        assertEquals(listOf(CellPosition(1, 1)), events.taps)
        assertEquals(1, events.cancelled)
    }

    @Test
    fun `the arrows stop at the edge of the board`() = onStage(content = { TackTable() }) {
        onNodeWithContentDescription("E4, die 3").requestFocus()
        press(List(3) { Key.DirectionUp } + Key.DirectionRight)
        onNodeWithContentDescription("E6, empty").assertIsFocused()
    }

    @Test
    fun `a custom action of a cell is carried out`() {
        val events = TackTableEvents()
        onStage(content = { TackTable(events) }) {
            val node = onNodeWithContentDescription("C3, empty").fetchSemanticsNode()
            assertTrue(node.config[SemanticsActions.CustomActions].single { it.label == "Details" }.action())
        }
        assertEquals(listOf("C3"), events.actions)
    }

    @Test
    fun `everything that takes a tap is as large as a finger`() {
        for (stage in listOf(Stage(), Stage(width = 360, height = 640), Stage(width = 1180, height = 820))) {
            onStage(stage, content = { TackTable() }) { assertFingerSized() }
        }
        val pages = listOf<@Composable () -> Unit>(
            { ControlsPage() },
            { WoodPage() },
            { SeaPage() },
            { FormsPage() },
            { HomePage() },
            { OutcomesPage() },
            { HandoverPage() },
        )
        for (page in pages) onStage(Stage(height = 1400), content = page) { assertFingerSized() }
    }

    @Test
    fun `on the smallest phone with the largest text everything is within reach`() {
        val events = TackTableEvents()
        onStage(Stage(width = 360, height = 640, fontScale = 2f), content = { TackTable(events) }) {
            onNodeWithText("Move to E4").assertIsDisplayed().performClick()
            onNodeWithContentDescription("Storm cards").performScrollTo().assertIsDisplayed()
            onNodeWithContentDescription("A0, die 4").performScrollTo().assertIsDisplayed().performClick()
        }
        assertEquals(listOf("move"), events.actions)
        assertEquals(listOf(CellPosition(0, 5)), events.taps)
    }

    @Test
    fun `the prompt is read when it changes, without the turn that the table announces`() =
        onStage(content = { TackTable() }) {
            onNodeWithText("3 to E4: row 4 makes 12")
                .assert(SemanticsMatcher.expectValue(SemanticsProperties.LiveRegion, LiveRegionMode.Polite))
            onNodeWithText("Blue, your move")
                .assert(SemanticsMatcher.keyNotDefined(SemanticsProperties.LiveRegion))
        }

    @Test
    fun `an unavailable button says why and is not carried out`() {
        var clicks = 0
        val reasons = mutableListOf<String>()
        onStage(content = { Button("Roll", { clicks++ }, unavailable = "Not yet", onUnavailable = reasons::add) }) {
            onNodeWithText("Roll")
                .assertIsNotEnabled()
                .assert(SemanticsMatcher.expectValue(SemanticsProperties.StateDescription, "Not yet"))
                .performClick()
        }
        assertEquals(0, clicks)
        assertEquals(listOf("Not yet"), reasons)
    }

    @Test
    fun `choices, switches and options tell their state`() {
        onStage(content = { ControlsPage() }) {
            onNodeWithContentDescription("Speed").performScrollTo().assertIsSelected()
            onNodeWithContentDescription("Friend +2").assertIsNotEnabled()
            onNodeWithContentDescription("Navy, 650, to play").assertIsSelected()
        }
        onStage(content = { FormsPage() }) {
            onNodeWithText("Random").assertIsSelected()
            onNodeWithText("Confirm before placing").assertIsOn()
            onNodeWithText("Even start").assertIsOff()
        }
    }

    @Test
    fun `announcements are said, also the same one twice`() {
        var announcement by mutableStateOf<Announcement?>(null)
        onStage(content = { AnnouncerNode(announcement, "de") }) {
            announcement = Announcement("Blue scores 2", 1)
            val said = onNodeWithText("Blue scores 2").fetchSemanticsNode()
            val words = said.config[SemanticsProperties.Text].single()
            assertEquals(listOf("de"), words.spanStyles.single().item.localeList?.map { it.toLanguageTag() })
            announcement = Announcement("Blue scores 2", 2)
            assertTrue(onNodeWithTag(ANNOUNCER_TAG).fetchSemanticsNode().id != said.id)
        }
    }

    @Test
    fun `Escape closes a dialog, a sheet and a menu`() {
        var dismissed = 0
        val layers = listOf<@Composable () -> Unit>(
            { QuestionDialog("Leave?", listOf(DialogButton("Stay", {})), { dismissed++ }) },
            { Sheet("Log", "Close the log", { dismissed++ }) {} },
            { Menu(listOf(MenuItem("Rules", {})), { dismissed++ }) },
        )
        layers.forEach { layer ->
            onStage(content = layer) { topLayer().performKeyInput { pressKey(Key.Escape) } }
        }
        assertEquals(layers.size, dismissed)
    }

    @Test
    fun `only work that takes its time shows progress`() = onStage(content = { Progress("Opening") }) {
        onNodeWithText("Opening").assertDoesNotExist()
        mainClock.advanceTimeBy(400)
        onNodeWithText("Opening").assertIsDisplayed()
    }

    private fun DesktopComposeUiTest.press(keys: List<Key>) {
        keys.forEach { key -> onNode(isFocused()).performKeyInput { pressKey(key) } }
    }

    private fun DesktopComposeUiTest.assertFingerSized() {
        onAllNodes(hasClickAction()).fetchSemanticsNodes().forEach { node ->
            val least = with(node.layoutInfo.density) { 48.dp.roundToPx() }
            val name = node.config.getOrElse(SemanticsProperties.ContentDescription) { emptyList() }
            assertTrue(node.size.width >= least && node.size.height >= least, "$name is ${node.size}, least is $least")
        }
    }
}

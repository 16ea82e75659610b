package app.windrose.android

import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsConfiguration
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ComposeTimeoutException
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.junit4.ComposeTestRule
import app.windrose.ui.kit.ANNOUNCER_TAG
import kotlin.random.Random

/** Plays in the real activity by what a screen reader finds there, and by nothing else. */
internal class AppRobot(private val rule: ComposeTestRule, private val random: Random = Random(3)) {
    /** Everything that a screen reader finds now. */
    val everything: List<SemanticsNode>
        get() = rule.onAllNodes(SemanticsMatcher("anything") { true }).fetchSemanticsNodes(false)

    /** Everything that can be read now, which is without what is only announced. */
    fun spoken(): List<String> = everything
        .filter { it.config.getOrNull(SemanticsProperties.TestTag) != ANNOUNCER_TAG }
        .map { it.label }
        .filter { it.isNotBlank() }

    /** Whether something says [text]. */
    fun says(text: String): Boolean = spoken().any { text in it }

    /** Waits until something says [text]. */
    fun await(text: String) = awaitThat("\"$text\"") { says(text) }

    /** Waits until nothing says [text] any more. */
    fun awaitGone(text: String) = awaitThat("\"$text\" is gone") { !says(text) }

    /** Waits until [condition] holds; [what] names it. */
    fun awaitThat(what: String, condition: () -> Boolean) = try {
        rule.waitUntil(what, PATIENCE_MILLIS) {
            rule.waitForIdle()
            condition()
        }
    } catch (late: ComposeTimeoutException) {
        throw AssertionError("$what, in ${spoken()}", late)
    }

    /** Taps the topmost control called [name], once it is there. */
    fun tap(name: String) {
        awaitThat("something called $name") { controls().any { it.isCalled(name) } }
        tap(controls().last { it.isCalled(name) })
    }

    /** Takes one whole action at the table: something to choose, and its confirmation where one is asked for. */
    fun act() {
        awaitThat("something to do") { says(AGAIN) || ways().isNotEmpty() || confirmation() != null }
        if (says(AGAIN)) return
        changing { (confirmation()?.let { button -> { tap(button) } } ?: ways().random(random))() }
    }

    /** Does [work], and waits until the screen shows what came of it. */
    private fun changing(work: () -> Unit) {
        val before = heard()
        work()
        awaitThat("a change") { heard() != before }
    }

    /** Everything with its state, which may be all that changes. */
    private fun heard(): List<Any?> = everything.map { node ->
        val state = listOf(SemanticsProperties.StateDescription, SemanticsProperties.Selected)
        listOf(node.label) + state.map { node.config.getOrNull(it) }
    }

    private fun ways(): List<() -> Unit> {
        val actions = everything.flatMap { it.config.getOrNull(SemanticsActions.CustomActions).orEmpty() }
        val chips = controls().filter { it.config.getOrNull(SemanticsProperties.Role) == Role.RadioButton }
        return actions.filter { it.label != "Why not" }.map { action -> { onScreen { action.action() } } } +
            chips.map { chip -> { tap(chip) } }
    }

    private fun confirmation(): SemanticsNode? =
        controls().find { node -> VERBS.any { node.label.startsWith(it) } && node.config.isButton }

    private fun controls(): List<SemanticsNode> = everything.filter {
        SemanticsActions.OnClick in it.config && SemanticsProperties.Disabled !in it.config
    }

    private fun tap(node: SemanticsNode) = onScreen { node.config[SemanticsActions.OnClick].action?.invoke() }

    private fun onScreen(work: () -> Unit) {
        rule.runOnUiThread(work)
        rule.waitForIdle()
    }

    private fun SemanticsNode.isCalled(name: String) = label == name || label.startsWith("$name ")

    companion object {
        /** What is offered once the game is over. */
        const val AGAIN = "Play again"

        private const val PATIENCE_MILLIS = 20_000L
        private val VERBS = listOf("Move to", "Place ", "Turn ", "Remove ", "Drift to", "Sidestep to") +
            listOf("Swap ", "Pull to", "On to the move", "Leave the die", "End the turn", "Take ")
    }
}

private val SemanticsConfiguration.isButton: Boolean
    get() = getOrNull(SemanticsProperties.Role) == Role.Button

/** What a screen reader calls the node. */
internal val SemanticsNode.label: String
    get() {
        val own = config.getOrNull(SemanticsProperties.ContentDescription).orEmpty()
        val texts = config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }
        return own.ifEmpty { texts }.joinToString(" ")
    }

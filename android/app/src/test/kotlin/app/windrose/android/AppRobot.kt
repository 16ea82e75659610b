package app.windrose.android

import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasScrollAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isEnabled
import androidx.compose.ui.test.junit4.AndroidComposeTestRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.ext.junit.rules.ActivityScenarioRule

/** The rule under which the real activity runs. */
internal typealias AppRule = AndroidComposeTestRule<ActivityScenarioRule<MainActivity>, MainActivity>

/** Finds and taps what a person would, in the real activity. */
internal class AppRobot(private val rule: AppRule) {
    /** Waits until a control or text called [name] is there. */
    fun await(name: String): SemanticsNodeInteraction = await(called(name))

    /** Waits until something that [matches] is there. */
    fun await(matches: SemanticsMatcher): SemanticsNodeInteraction {
        rule.waitUntil("${matches.description} is shown", PATIENCE_MILLIS) { exists(matches) }
        return rule.onAllNodes(matches).onFirst()
    }

    /** Waits until nothing is called [name] any more. */
    fun awaitGone(name: String) = rule.waitUntil("$name is gone", PATIENCE_MILLIS) { !exists(called(name)) }

    /** Waits until [condition] holds. */
    fun awaitThat(what: String, condition: () -> Boolean) = rule.waitUntil(what, PATIENCE_MILLIS, condition)

    /** Taps the control called [name], once it is there; the topmost of several. */
    fun tap(name: String) {
        await(called(name) and hasClickAction() and isEnabled())
        val found = rule.onAllNodes(called(name) and hasClickAction() and isEnabled()).onLast()
        if (exists(hasScrollAction())) runCatching { found.performScrollTo() }
        found.performClick()
    }

    /** Whether something that [matches] is there. */
    fun exists(matches: SemanticsMatcher): Boolean = rule.onAllNodes(matches).fetchSemanticsNodes().isNotEmpty()

    private fun called(name: String) = hasText(name) or hasContentDescription(name)

    private companion object {
        const val PATIENCE_MILLIS = 20_000L
    }
}
